/** What `npm run release` and `npm start` use of the document host: an entry point of its own, without a server. */

export { PREVIEW_SECONDS, previewPath, previewToken } from '../variants/preview-token'
export { liveContractOf } from './fit/live-contract'
export { BadRelease } from './read-release'
export { releaseBuilds } from './release-builds'
export { createReleaseStore } from './release-store'
export { createSigningKey } from './signatures/new-key'
export { openReleaseStore } from './store/open-release-store'
