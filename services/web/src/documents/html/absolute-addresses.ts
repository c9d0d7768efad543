import { encodePath } from '../address'

/** The properties of schema.org objects that hold addresses. */
const ADDRESS_NAMES: ReadonlySet<string> = new Set([
  '@id',
  'item',
  'url',
  'image',
  'logo',
  'mainEntityOfPage',
  'contentUrl',
])

/**
 * JSON-LD with the paths of this site made absolute: sections don't know the public origin, and search engines don't take
 * bare paths everywhere. Texts that merely look like paths stay.
 */
export function withAbsoluteAddresses(data: unknown, origin: string): unknown {
  return absolute(data, '', origin)
}

function absolute(value: unknown, name: string, origin: string): unknown {
  // A template has places to fill, which stay as they are.
  if (name === 'urlTemplate' && typeof value === 'string') return isSitePath(value) ? origin + value : value
  if (typeof value === 'string')
    return ADDRESS_NAMES.has(name) && isSitePath(value) ? origin + encodePath(value) : value
  if (Array.isArray(value)) return value.map((item) => absolute(item, name, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, absolute(item, key, origin)]))
}

function isSitePath(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('//')
}
