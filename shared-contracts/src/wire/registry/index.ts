/** The registry for servers and the build; it brings zod, which no page may load. */
export { CONTRACT_VERSION } from './contract-version'
export { BadManifest, parseReleaseManifest, UNIT_NAME, VERSION } from './release-manifest'
