import { parseReleaseManifest, UNIT_NAME } from 'shared-frame/registry'
import type { Registry, ReleaseManifest } from 'shared-frame/remotes'
import type { LoadedRegistry } from '../registry/read-registry'

/** Unit → address below which a developer serves a build of it, with a trailing slash. */
export type Overrides = ReadonlyMap<string, string>

export const OVERRIDES_COOKIE = 'overrides'
const MANIFEST_LIMIT_MS = 3_000

/** Reads `<unit>@<address>`, or a list of these separated by commas. What is malformed is left out. */
export function parseOverrides(text: string): Overrides {
  const overrides = new Map<string, string>()
  for (const part of text.split(',')) {
    const at = part.indexOf('@')
    const unit = part.slice(0, Math.max(at, 0))
    const address = URL.canParse(part.slice(at + 1)) ? new URL(part.slice(at + 1)) : null
    if (!UNIT_NAME.test(unit) || unit === 'shell' || !address || !/^https?:$/.test(address.protocol)) continue
    overrides.set(unit, address.href.replace(/\/?$/, '/'))
  }
  return overrides
}

export function formatOverrides(overrides: Overrides): string {
  return [...overrides].map(([unit, address]) => `${unit}@${address}`).join(',')
}

/**
 * The registry as this developer's browser shall see it. An overridden unit has no server bundle here, so the browser
 * renders it, and no integrity, as its files change. Rejects when an address serves no `release.json`.
 */
export async function withOverrides(
  loaded: LoadedRegistry,
  overrides: Overrides,
  readManifest: (address: string) => Promise<ReleaseManifest> = fetchManifest,
): Promise<LoadedRegistry> {
  const entries = await Promise.all(
    [...overrides].map(async ([unit, base]) => {
      const { server: _, serverIntegrity: __, uses: ___, offers: ____, ...manifest } = await readManifest(base)
      if (manifest.name !== unit) throw new Error(`${base} serves ${manifest.name}, not ${unit}`)
      return { ...manifest, base, previousVersion: null, enabled: true, integrity: {} }
    }),
  )
  const registry: Registry = {
    revision: `${loaded.registry.revision}-${formatOverrides(overrides)}`,
    units: [...loaded.registry.units.filter(({ name }) => !overrides.has(name)), ...entries],
  }
  return {
    ...loaded,
    registry,
    isShared: false,
    bundles: new Map([...loaded.bundles].filter(([unit]) => !overrides.has(unit))),
  }
}

async function fetchManifest(address: string): Promise<ReleaseManifest> {
  const answer = await fetch(`${address}release.json`, { signal: AbortSignal.timeout(MANIFEST_LIMIT_MS) })
  return parseReleaseManifest(await answer.json())
}

/** The document's policy, with the developer's servers let in. */
export function allowOverrides(policy: string, overrides: Overrides): string {
  const origins = [...new Set([...overrides.values()].map((address) => new URL(address).origin))].join(' ')
  return policy.replace(/\b(script-src|style-src|img-src|font-src|connect-src) 'self'/g, `$1 'self' ${origins}`)
}
