import type { ReleaseManifest } from 'shared-frame/remotes'
import { matchPattern } from 'shared-frame/routes'

/** A unit with the addresses that it claims. */
export type Claims = Pick<ReleaseManifest, 'name' | 'routes'>

const PARAMETER = /^:/
/** A path whose segments are all literal and in small letters, without a slash at its end. */
const PREFIX = /^(?:\/[^\s/:?#\\%\p{Lu}]+)+$/u
/** As release manifests state it, with one segment at least. */
const PATTERN = /^(?=\/.)(?:\/(?::[A-Za-z]\w*#?|[^\s/:?#\\%]+))*(?:\/:[A-Za-z]\w*#?\?)?$/

export function isPrefix(text: string): boolean {
  return PREFIX.test(text)
}

export function isPattern(text: string): boolean {
  return PATTERN.test(text)
}

/**
 * The addresses that a pattern (shared-frame/routes) means, whatever its parameters are called. A parameter limited to
 * ids (`:#`) is more specific than a free one, so the two don't clash; an optional one means two addresses.
 */
export function addressesOf(pattern: string): readonly string[] {
  const plain = pattern.replace(/:[A-Za-z]\w*/g, ':')
  if (!plain.endsWith('?')) return [plain]
  const full = plain.slice(0, -1)
  return [full.slice(0, full.lastIndexOf('/')) || '/', full]
}

/** Whether two patterns mean the same addresses. */
export function isSamePattern(one: string, other: string): boolean {
  return addressesOf(one).join(' ') === addressesOf(other).join(' ')
}

/**
 * The literal segments that a pattern begins with, as a path; empty when it begins with a parameter, and for `/`. In small letters: an
 * address in others leads to the page (`otherSpelling`), so it is its owner's too.
 */
export function prefixOf(pattern: string): string {
  const segments = segmentsOf(pattern.toLowerCase())
  const end = segments.findIndex((segment) => PARAMETER.test(segment))
  return pathOf(end < 0 ? segments : segments.slice(0, end))
}

/** The prefixes that a path lies within, itself included, the longest first. */
export function prefixesOf(path: string): readonly string[] {
  const segments = segmentsOf(path)
  return segments.map((_, index) => pathOf(segments.slice(0, segments.length - index)))
}

/** Whether a path is a prefix or lies below it. */
export function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

/** Whether some address of a pattern is a prefix or lies below it. */
export function reaches(pattern: string, prefix: string): boolean {
  const wanted = segmentsOf(prefix)
  return addressesOf(pattern.toLowerCase()).some((address) => {
    const segments = segmentsOf(address)
    return segments.length >= wanted.length && wanted.every((text, index) => takes(segments[index] ?? '', text))
  })
}

/** Whether every page at an address, as `addressesOf` gives it, is one of the pattern too. */
export function includes(pattern: string, address: string): boolean {
  const wanted = segmentsOf(address)
  return addressesOf(pattern).some((own) => {
    const segments = segmentsOf(own)
    return segments.length === wanted.length && segments.every((segment, index) => takes(segment, wanted[index] ?? ''))
  })
}

/** @param segment `:`, `:#` or literal; both of what takes and of what is taken */
function takes(segment: string, wanted: string): boolean {
  if (segment === wanted || segment === ':') return true
  return segment === ':#' && matchPattern('/:id#', `/${wanted}`) !== null
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function pathOf(segments: readonly string[]): string {
  return segments.map((segment) => `/${segment}`).join('')
}
