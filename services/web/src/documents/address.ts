import { normalisePath } from 'shared-contracts/routes'

export type Address =
  /** Another spelling of an address: redirected permanently (the spelling rule in docs/product/site.md). */
  | { readonly kind: 'redirect'; readonly location: string }
  /** `path` is decoded; `search` as it came, with its `?`, or empty. */
  | { readonly kind: 'page'; readonly path: string; readonly search: string }
  /** Malformed escapes, control characters, or U+0000 in the query, which no call takes: names nothing. */
  | { readonly kind: 'malformed' }

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/

/** Reads the address of a request line: one spelling of each path is answered, the others are redirected to it. */
export function readAddress(url: string): Address {
  const mark = url.indexOf('?')
  const rawPath = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 || mark === url.length - 1 ? '' : url.slice(mark)
  if (!isDecodable(rawPath) || search.includes('%00')) return { kind: 'malformed' }
  const spelled = onePath(rawPath)
  if (spelled !== rawPath) return { kind: 'redirect', location: spelled + search }
  const path = normalisePath(rawPath)
  return CONTROL.test(path) ? { kind: 'malformed' } : { kind: 'page', path, search }
}

/** Doubled slashes matter beyond looks: `//host` as a Location would lead to another site. */
function onePath(rawPath: string): string {
  const path = `/${rawPath}`
    .replaceAll('\\', '%5C')
    .replace(/%26/g, '&')
    .replace(/\/{2,}/g, '/')
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A decoded path as it stands in an address: `&` is not escaped. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/** The Location of a redirect to a page of this site, without the visitor's query; null when `target` is none. */
export function locationOf(target: string): string | null {
  if (!/^\/(?![/\\])/.test(target) || CONTROL.test(target)) return null
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
  return encodePath(normalisePath(path)) + encodeRest(rest)
}

/** The visitor's query is kept, unless the target has its own. */
export function withQuery(location: string, search: string): string {
  if (location.includes('?')) return location
  const mark = location.indexOf('#')
  return mark < 0 ? location + search : location.slice(0, mark) + search + location.slice(mark)
}

/** Encodes what is not encoded yet. */
function encodeRest(text: string): string {
  return encodeURI(text).replace(/%25(?=[0-9a-f]{2})/gi, '%')
}
