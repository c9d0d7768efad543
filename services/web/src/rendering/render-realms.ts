import type { LoadedRegistry, ServerBundle } from '../registry/read-registry'
import { RenderPool, type RenderPoolOptions } from './render-pool'

/** A unit's version: what breakers and realms are named after. */
export const versionKey = ({ unit, version }: Pick<ServerBundle, 'unit' | 'version'>): string => `${unit}@${version}`

/** The workers that render these units together, and no others. */
export const realmKey = (bundles: readonly ServerBundle[]): string => bundles.map(versionKey).join(' ')

/** Units whose widgets the shell's own pages may place, in the order of the registry. */
export function widgetUnits({ registry, bundles }: Pick<LoadedRegistry, 'registry' | 'bundles'>): ServerBundle[] {
  return registry.units
    .filter((unit) => unit.enabled && unit.name !== 'shell' && unit.widgets.length > 0)
    .flatMap((unit) => bundles.get(unit.name) ?? [])
}

/**
 * Workers by the units that run in them: each section's version has its own, the shell's version too, and the shell's own pages
 * with the widgets on them. A promote, a rollback or a switch gives fresh ones to what changed and leaves the others alone.
 */
export class RenderRealms {
  readonly #options: RenderPoolOptions
  readonly #pools = new Map<string, RenderPool>()

  /** @param options `threads` is for the shell, which has a part in every document; the other realms have half as many */
  constructor(options: RenderPoolOptions) {
    this.#options = options
  }

  poolOf(bundles: readonly ServerBundle[]): RenderPool {
    const key = realmKey(bundles)
    const there = this.#pools.get(key)
    if (there) return there
    const isShell = bundles.length === 1 && bundles[0]?.unit === 'shell'
    const threads = isShell ? this.#options.threads : Math.ceil(this.#options.threads / 2)
    const pool = new RenderPool({ ...this.#options, threads })
    this.#pools.set(key, pool)
    return pool
  }

  /** Workers that nobody else gets, for a trial. */
  async tryOut<Result>(trial: (pool: RenderPool) => Promise<Result>): Promise<Result> {
    const pool = new RenderPool({ ...this.#options, threads: 1 })
    try {
      return await trial(pool)
    } finally {
      await pool.close()
    }
  }

  /** Ends the workers of units that none of these registries has in this version. */
  retain(registries: readonly Pick<LoadedRegistry, 'registry' | 'bundles'>[]): void {
    const used = new Set(registries.flatMap(realmsOf))
    for (const [key, pool] of this.#pools) {
      if (used.has(key)) continue
      this.#pools.delete(key)
      pool.retire()
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.close()))
  }
}

function realmsOf(loaded: Pick<LoadedRegistry, 'registry' | 'bundles'>): string[] {
  const sections = [...loaded.bundles.values()].map((bundle) => realmKey([bundle]))
  const shell = loaded.bundles.get('shell')
  return shell ? [...sections, realmKey([shell, ...widgetUnits(loaded)])] : sections
}
