/**
 * Where a browser keeps pages of its visitor's own that she asked to read without network (her child's growth chart): a cache
 * that the service worker answers from, and the entry of localStorage that says whose they are. Sections fill it; the shell
 * erases it when that visitor has gone.
 */
export const ownPages = {
  cache: 'site-own-1',
  owner: 'own-pages-owner',
} as const
