import { addressesOn, administratorRead, publicPost } from './define'

/**
 * Search over all kinds at once: suggestions while typing, and what was not found. Keywords travel in bodies: what somebody types stays out
 * of logs of addresses and of what the service worker keeps.
 */
export const searchAddresses = addressesOn('api', {
  'Search/Suggest': publicPost,
  'Search/Understand': publicPost,
  'Search/AddMiss': publicPost,
  'Search/GetMisses': administratorRead,
})
