/**
 * A manifest in today's form, of one that was built before releases said what they use of calls, topics and widgets: it named the
 * version of the contracts that it was built with, and beside it parts of `shared-frame` alone. What is in no known form is left as
 * it is, for the schema to refuse. Pure.
 */
export function modernised(value: unknown): unknown {
  if (!isRecord(value) || 'frame' in value || !('contracts' in value)) return value
  const { contracts, uses = {}, offers = {}, ...rest } = value
  return {
    ...rest,
    frame: contracts,
    uses: { parts: uses, calls: {}, topics: [], widgets: [] },
    offers: { frames: framesOf(value.name, contracts, offers), calls: [], topics: [] },
  }
}

function framesOf(unit: unknown, contracts: unknown, offers: unknown): unknown {
  if (!isRecord(offers)) return offers
  const stated = offers['shared-contracts']
  // The oldest shells said nothing of what they offer: they offer what they were built with.
  const own = unit === 'shell' && typeof contracts === 'string' ? contracts.replace(/^\^/, '') : undefined
  const version = isRecord(stated) && typeof stated.version === 'string' ? stated.version : own
  if (version === undefined) return {}
  const parts = Object.entries(offers).flatMap(([part, offered]) =>
    part === 'shared-contracts' ? [] : [[part, isRecord(offered) ? offered.names : offered]],
  )
  return { [version.split('.')[0] ?? '']: { version, parts: Object.fromEntries(parts) } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
