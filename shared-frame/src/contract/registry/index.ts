/** The registry for servers and the build; it brings zod, which no page may load. */
export { CONTRACT_VERSION } from './contract-version'
export { HOST_MODULES } from './host-modules'
<<<<<<< HEAD:shared-contracts/src/wire/registry/index.ts
export { BadManifest, parseReleaseManifest, UNIT_NAME, VERSION } from './release-manifest'
export { samplePath } from './route-sample'
=======
export { BadManifest, parseReleaseManifest, UNIT_NAME } from './release-manifest'
>>>>>>> main:shared-frame/src/contract/registry/index.ts
