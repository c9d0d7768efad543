interface QueryParameter {
  readonly name: string
  takes(value: string): boolean
}

const MAX_VALUE_LENGTH = 200
/** Without leading zeros, at most six digits. */
const WHOLE_NUMBER = /^[1-9]\d{0,5}$/

/** Reads one entry of `RouteClaim.query`: `mon` takes any text, `trang#` a whole number from 1, `mua=xuan|he` one of these. */
function parseParameter(claim: string): QueryParameter {
  const [text = '', values] = claim.split('=')
  if (values !== undefined) {
    const known = values.split('|')
    return { name: text, takes: (value) => known.includes(value) }
  }
  if (text.endsWith('#')) return { name: text.slice(0, -1), takes: (value) => WHOLE_NUMBER.test(value) }
  return { name: text, takes: (value) => value.length <= MAX_VALUE_LENGTH }
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
  for (const { name, takes } of parameters) {
    const value = given.get(name)
    if (value !== null && takes(value)) kept.set(name, value)
  }
  const text = kept.toString()
  return text === '' ? '' : `?${text}`
}
