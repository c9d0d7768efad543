/** What `npm run release` and `npm start` use of the document host: an entry point of its own, without a server. */
export { BadRelease } from './read-release'
export { createReleaseStore } from './release-store'
