import { satisfies } from 'semver'
import { CONTRACT_VERSION } from 'shared-contracts/remotes'

/** What `npm run release` and `npm start` use of the document host: an entry point of its own, without a server. */
export { readReleaseManifest } from './release-manifest'
export { BadRelease, createReleaseStore } from './release-store'

export const contracts = {
  contractVersion: CONTRACT_VERSION,
  fits: (version: string, range: string): boolean => satisfies(version, range),
}
