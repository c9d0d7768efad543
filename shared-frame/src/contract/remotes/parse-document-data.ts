import type { DocumentData } from './document-data'
import type { Registry, RegistryEntry } from './registry'

/**
 * The document's data as parsed JSON. A unit that the shell could not work with is dropped, so that it costs its own
 * section only; `dropped` names it for the report. Throws when the data as a whole is not what the shell starts from.
 * Checks structure alone, in a few bytes: the document host has read every manifest by the full schema.
 */
export function parseDocumentData(value: unknown): {
  readonly data: DocumentData
  readonly dropped: readonly string[]
} {
  if (!isDocumentData(value)) throw new Error('The data of the document is malformed')
  const { registry } = value
  const units = registry.units.filter(isEntry)
  const dropped = registry.units
    .filter((unit: unknown) => !isEntry(unit))
    .map((unit) => JSON.stringify(unit).slice(0, 80))
  return { data: dropped.length === 0 ? value : { ...value, registry: { ...registry, units } }, dropped }
}

/** The whole registry as parsed JSON, without the units that the shell could not work with. Throws when it is none. */
export function parseRegistry(value: unknown): Registry {
  if (!isRegistry(value)) throw new Error('The registry is malformed')
  return { ...value, units: value.units.filter(isEntry) }
}

type Fields = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function haveTexts(values: unknown, ...names: readonly string[]): boolean {
  return isObject(values) && names.every((name) => typeof values[name] === 'string')
}

/** A list whose every item has these texts. */
function isListOf(value: unknown, ...names: readonly string[]): boolean {
  return Array.isArray(value) && value.every((item) => haveTexts(item, ...names))
}

function isDocumentData(value: unknown): value is DocumentData {
  return (
    haveTexts(value, 'path', 'search', 'today') &&
    isObject(value) &&
    isObject(value.state) &&
    isObject(value.build) &&
    (value.owner === null || haveTexts(value.owner, 'unit', 'routeId')) &&
    (value.wholeRegistry === null || typeof value.wholeRegistry === 'string') &&
    isRegistry(value.registry)
  )
}

function isRegistry(value: unknown): value is Registry {
  return haveTexts(value, 'revision') && isObject(value) && Array.isArray(value.units)
}

function isEntry(value: unknown): value is RegistryEntry {
  return (
    haveTexts(value, 'name', 'version', 'base', 'entry') &&
    isObject(value) &&
    isListOf(value.routes, 'id', 'pattern') &&
    isListOf(value.widgets, 'id') &&
    isObject(value.integrity) &&
    isObject(value.chunks) &&
    Object.values(value.chunks).every((chunk) => isObject(chunk) && Array.isArray(chunk.js) && Array.isArray(chunk.css))
  )
}
