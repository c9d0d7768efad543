/** The registry for servers and the build; it brings zod, which no page may load. */
export { CONTRACT_VERSION } from './contract-version'
export { HOST_MODULES } from './host-modules'
export { BadManifest, parseReleaseManifest, UNIT_NAME } from './release-manifest'
export { samplePath } from './route-sample'
