import { contractRangeAllows, isContractRange } from './contract-range'
import type { ChunkFiles, Registry, RegistryEntry } from './registry'
import {
  asBase,
  asFile,
  asText,
  BadEntry,
  readBoolean,
  readFields,
  readList,
  readRecord,
  readText,
} from './registry-fields'
import { CONTRACT_VERSION, type RouteClaim, type WidgetClaim } from './remote-info'

/** An entry that was dropped, for the log. */
export interface RegistryProblem {
  /** Name of the unit where it could be read. */
  readonly unit: string | null
  readonly reason: string
}

export interface ParsedRegistry {
  /** The entries that can be used, in their order, with known fields only. */
  readonly registry: Registry
  readonly problems: readonly RegistryProblem[]
}

/** Names of federated containers are plain identifiers. */
const UNIT_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/
const VERSION = /^[A-Za-z0-9][\w.+-]*$/
const ROUTE_ID = /^[a-z0-9][a-z0-9-]*$/
/** Literal segments, `:name` and `:name#`; `?` on the last alone. See `matchPattern`. */
const PATTERN = /^(?:\/|(?=\/)(?:\/(?::[A-Za-z]\w*#?|[^\s/:?#\\%]+))*(?:\/:[A-Za-z]\w*#?\?)?)$/
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/

/**
 * Reads `registry.json`, given as parsed JSON. Never throws: a bad, repeated or incompatible entry is dropped by itself with its reason, so that one
 * broken release takes no other unit along. What is no registry at all is an empty one.
 */
export function parseRegistry(value: unknown, contractVersion: string = CONTRACT_VERSION): ParsedRegistry {
  const problems: RegistryProblem[] = []
  const units: RegistryEntry[] = []
  const attempt = <T>(unit: () => string | null, read: () => T): T | null => {
    try {
      return read()
    } catch (error) {
      problems.push({ unit: unit(), reason: error instanceof BadEntry ? error.message : 'unreadable' })
      return null
    }
  }

  const nobody = () => null
  const fields = attempt(nobody, () => readFields(value, 'registry'))
  if (fields === null) return { registry: { revision: '', units }, problems }
  const revision = attempt(nobody, () => readText(fields, 'revision', /^[\w.+/=-]+$/)) ?? ''
  const entries = attempt(nobody, () => readList(fields, 'units', (item) => item)) ?? []
  for (const item of entries) {
    const entry = attempt(
      () => nameOf(item),
      () => readEntry(item, contractVersion),
    )
    if (entry === null) continue
    if (units.some(({ name }) => name === entry.name)) problems.push({ unit: entry.name, reason: 'name is taken' })
    else units.push(entry)
  }
  return { registry: { revision, units }, problems }
}

function readEntry(value: unknown, contractVersion: string): RegistryEntry {
  const fields = readFields(value, 'entry')
  const name = readText(fields, 'name', UNIT_NAME)
  const contracts = asText(fields.get('contracts'), 'contracts', /./)
  if (!isContractRange(contracts)) throw new BadEntry(`contracts is no range: ${contracts.slice(0, 80)}`)
  if (!contractRangeAllows(contracts, contractVersion)) {
    throw new BadEntry(`built for contract ${contracts}, but this is ${contractVersion}`)
  }
  const routes = readList(fields, 'routes', readRoute)
  if (new Set(routes.map(({ id }) => id)).size < routes.length) throw new BadEntry('two routes have one id')
  return {
    name,
    version: readText(fields, 'version', VERSION),
    previousVersion: fields.get('previousVersion') === null ? null : readText(fields, 'previousVersion', VERSION),
    enabled: readBoolean(fields, 'enabled'),
    contracts,
    base: asBase(fields.get('base'), 'base'),
    entry: asFile(fields.get('entry'), 'entry'),
    routes,
    widgets: readList(fields, 'widgets', (item) => readWidget(item, name)),
    chunks: readRecord(fields, 'chunks', readChunk),
    integrity: readRecord(fields, 'integrity', (hash, file) => {
      asFile(file, 'integrity')
      return asText(hash, `integrity of ${file}`, INTEGRITY)
    }),
  }
}

function readRoute(value: unknown): RouteClaim {
  const fields = readFields(value, 'route')
  const visibility = fields.get('visibility')
  if (visibility !== 'public' && visibility !== 'unlisted' && visibility !== 'private') {
    throw new BadEntry('visibility is unknown')
  }
  const route = {
    id: readText(fields, 'id', ROUTE_ID),
    pattern: readText(fields, 'pattern', PATTERN),
    visibility,
  } as const
  return fields.get('pageName') === undefined ? route : { ...route, pageName: readText(fields, 'pageName', /./) }
}

function readWidget(value: unknown, unit: string): WidgetClaim {
  const id = readText(readFields(value, 'widget'), 'id', /^[A-Za-z_]\w*\/[a-z0-9][a-z0-9-]*$/)
  if (!id.startsWith(`${unit}/`)) throw new BadEntry(`widget of another unit: ${id}`)
  return { id }
}

function readChunk(value: unknown): ChunkFiles {
  const fields = readFields(value, 'chunk')
  return {
    js: readList(fields, 'js', (file) => asFile(file, 'js')),
    css: readList(fields, 'css', (file) => asFile(file, 'css')),
  }
}

function nameOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null || !('name' in item)) return null
  return typeof item.name === 'string' ? item.name.slice(0, 80) : null
}
