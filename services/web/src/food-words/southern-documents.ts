import { SOUTHERN_WORDS_COOKIE } from 'shared-contracts/constants'
import { southernText } from 'shared-contracts/food-words'
import { cookiesNamed } from '../cookies'
import type { StoredDocument } from '../documents/cache/stored-document'

const [name = '', south = ''] = SOUTHERN_WORDS_COOKIE.split('=')
/** Name of the cookie, and its value for Southern words. */
export const wordsCookie = { name, south } as const

/** Whether a visitor chose Southern words for foods. */
export function choseSouthernWords(cookies: string | undefined): boolean {
  return cookies?.includes(SOUTHERN_WORDS_COOKIE) === true && cookiesNamed(name, cookies)[0] === south
}

/**
 * Of a document in Southern words. Caches in front keep none of it, as they don't know of the choice; a browser and its service worker may, and ask
 * whether it is still the one.
 */
export const SOUTHERN_HEADERS = { 'cache-control': 'public, no-cache', vary: 'Accept-Encoding, Cookie' } as const

const known = new WeakMap<StoredDocument, boolean>()

/** Whether a document has words that are others in the South; all others are one document for everybody. */
export function hasRegionalWords(document: StoredDocument): boolean {
  const found = known.get(document)
  if (found !== undefined) return found
  // Tag by tag, as most pages that have any have some near their beginning
  const parts = document.status === 200 ? document.body.toString().split('<') : []
  const has = parts.some((part) => southernText(part) !== part)
  known.set(document, has)
  return has
}
