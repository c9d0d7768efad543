import { addressesOn, administratorPost, administratorRead, publicPost } from './define'

/**
 * Search over all kinds at once: suggestions while typing, what was not found, and what editors judged. Keywords travel in bodies: what
 * somebody types stays out of logs of addresses and of what the service worker keeps.
 */
export const searchAddresses = addressesOn('api', {
  'Search/Suggest': publicPost,
  'Search/Understand': publicPost,
  'Search/AddMiss': publicPost,
  'Search/GetMisses': administratorRead,
  'Search/GetJudged': administratorRead,
  'Search/Judge': administratorPost,
  'Search/Unjudge': administratorPost,
})
