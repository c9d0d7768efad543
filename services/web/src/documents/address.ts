import { normalisePath } from 'shared-frame/routes'

export type Address =
  /** Another spelling of an address: redirected permanently (the spelling rule in docs/product/site.md). */
  | { readonly kind: 'redirect'; readonly location: string }
  /** `path` is decoded; `search` as it came, with its `?`, or empty. */
  | { readonly kind: 'page'; readonly path: string; readonly search: string }
  /** Malformed escapes, control characters, or U+0000 in the query, which no call takes: names nothing. */
  | { readonly kind: 'malformed' }

/** Whoever follows such a redirect would come elsewhere; no page has one. */
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/

/** Reads the address of a request line, which is decoded once: one spelling of each path is answered, the others are redirected to it. */
export function readAddress(url: string): Address {
  const { path: rawPath, search } = splitAddress(url)
  const path = decodedPath(rawPath)
  if (path === null || CONTROL.test(path) || search.includes('%00')) return { kind: 'malformed' }
  const spelled = encodePath(path)
  return spelled === rawPath || DOT_SEGMENT.test(path)
    ? { kind: 'page', path, search }
    : { kind: 'redirect', location: spelled + search }
}

/** Of most addresses, which are as they should be. */
const PLAIN = /^(?:\/[\w.~!$&'()*+,;=:@-]+)*\/?$/

/**
 * The address in the one spelling of its path, so that routes, limits and gates all decide on the same: `/%61pi`, `//api` and `/api%2F` are
 * `/api`. One that can't be decoded stays as it is.
 */
export function spellAddress(url: string): string {
  const { path: rawPath, search } = splitAddress(url)
  if (PLAIN.test(rawPath)) return url
  const path = decodedPath(rawPath)
  return path === null ? url : encodePath(path) + search
}

function splitAddress(url: string): { readonly path: string; readonly search: string } {
  const mark = url.indexOf('?')
  return mark < 0
    ? { path: url, search: '' }
    : { path: url.slice(0, mark), search: mark === url.length - 1 ? '' : url.slice(mark) }
}

/** Decoded once, without doubled slashes, which matter beyond looks: `//host` as a Location would lead to another site. Null: malformed escapes. */
function decodedPath(rawPath: string): string | null {
  try {
    const path = `/${decodeURIComponent(rawPath)}`.normalize('NFC').replace(/\/{2,}/g, '/')
    return path.length > 1 ? path.replace(/\/$/, '') : path
  } catch {
    return null
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
