const PAGE_DATA = '/_data'

/**
 * What a page's document carries as its section's data, alone: `{ unit, state }`. Asked for beside the page's code when a
 * visitor moves on.
 *
 * @param address path and query, encoded as in a location
 */
export function pageDataPath(address: string): string {
  return PAGE_DATA + address
}

/** Where a form sends which words a visitor reads for foods: `words`, `south` or `north`. It leads back to the page. */
export const foodWordsPath = '/-/food-words'

/**
 * The whole registry of a revision. Documents carry their page's part; the shell asks for this before it first goes to
 * another section.
 */
export function registryPath(revision: string): string {
  return `/assets/registry/${revision}.json`
}

/**
 * The same while versions are on trial, as the visitor's group has it: what documents name that are the same for all groups.
 *
 * @param stand names what is active and what is on trial; with another one than today's nobody gets a version on trial
 */
export function ownRegistryPath(stand: string): string {
  return `/assets/registry/own/${stand}.json`
}
