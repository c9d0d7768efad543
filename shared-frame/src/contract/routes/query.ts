interface QueryParameter {
  readonly name: string
  /** What the page takes of a value; null: nothing. */
  read(value: string): string | null
}

/** Characters of a query's text that a page takes; search boxes take as many. */
export const QUERY_TEXT_MAX = 100
/** Without leading zeros, at most six digits. */
const WHOLE_NUMBER = /^[1-9]\d{0,5}$/

/** Reads one entry of `RouteClaim.query`: `mon` takes any text, `trang#` a whole number from 1, `mua=xuan|he` one of these. */
function parseParameter(claim: string): QueryParameter {
  const [text = '', values] = claim.split('=')
  if (values !== undefined) {
    const known = values.split('|')
    return { name: text, read: (value) => (known.includes(value) ? value : null) }
  }
  if (text.endsWith('#')) return { name: text.slice(0, -1), read: (value) => (WHOLE_NUMBER.test(value) ? value : null) }
  return { name: text, read: queryText }
}

/**
 * A text of a query as pages read it: NFC, trimmed, cut. By characters, so that no half of a pair is left, which an address can't
 * hold. The document host cuts with it before a page is rendered and the page in the browser does so again: both show the same.
 */
export function queryText(value: string): string {
  return [...value.normalize('NFC').trim()].slice(0, QUERY_TEXT_MAX).join('').trim()
}

/**
 * The part of a query that a page takes, in one order: names and values that nobody claims neither multiply the documents nor
 * reach a section. With its `?`, or empty.
 *
 * @param claims as in `RouteClaim.query`
 */
export function claimedQuery(claims: readonly string[], search: string): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  const parameters = claims.map(parseParameter).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const { name, read } of parameters) {
    const value = given.get(name)
    const taken = value === null ? null : read(value)
    if (taken !== null) kept.set(name, taken)
  }
  const text = kept.toString()
  return text === '' ? '' : `?${text}`
}
