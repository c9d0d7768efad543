import { createHash } from 'node:crypto'
import type { Registry } from 'shared-frame/remotes'
import { findPage } from 'shared-frame/routes'
import type { LoadedRegistry } from '../registry/read-registry'
import type { RegistryWatch } from '../registry/registry-watch'
import type { Trial } from './choose-versions'

/** What is on trial now, as documents see it: only those that hold a unit on trial differ by the visitor's group. */
export interface Trials {
  /** Names what is active and what is on trial: another one for every other choice of them, whatever the shares. */
  readonly stand: string
  /** Whether a document that these units made holds one on trial. */
  readonly holds: (units: readonly string[]) => boolean
  /** Whether a unit on trial may have the page of a decoded path, in its active version or in the one on trial: it may be new there, or gone. */
  readonly claim: (path: string) => Promise<boolean>
}

const known = new WeakMap<LoadedRegistry, Trials>()

/** Null: nothing is on trial. */
export function trialsOf(loaded: LoadedRegistry, registry: Pick<RegistryWatch, 'instead'>): Trials | null {
  if (loaded.trials.length === 0) return null
  const there = known.get(loaded)
  if (there) return there
  const made = describe(loaded, registry)
  known.set(loaded, made)
  return made
}

function describe({ registry, trials }: LoadedRegistry, { instead }: Pick<RegistryWatch, 'instead'>): Trials {
  const units = new Set(trials.map(({ unit }) => unit))
  let registries: Promise<readonly Registry[]> | null = null

  async function read(): Promise<readonly Registry[]> {
    const tried = await Promise.all(together(trials).map((versions) => instead(versions)))
    return [registry, ...tried.map((each) => each.registry)]
  }

  return {
    stand: standOf(registry, trials),
    holds: (made) => made.some((unit) => units.has(unit)),
    async claim(path) {
      // Its frame is round every page, also round those that nobody has.
      if (units.has('shell')) return true
      registries ??= read()
      const each = await registries
      // Other letters lead to the page that is meant.
      return each.some((one) => units.has((findPage(one, path) ?? findPage(one, path.toLowerCase()))?.unit.name ?? ''))
    },
  }
}

/** Unit → version, for each trial and each set: those of different ones may not fit each other. */
function together(trials: readonly Trial[]): readonly ReadonlyMap<string, string>[] {
  const sets = new Map<string, Map<string, string>>()
  for (const { unit, version, set = unit } of trials) {
    sets.set(set, (sets.get(set) ?? new Map<string, string>()).set(unit, version))
  }
  return [...sets.values()]
}

function standOf({ revision }: Registry, trials: readonly Trial[]): string {
  const versions = trials.map(({ unit, version, set }) => `${unit}@${version} ${set ?? ''}`).sort()
  return createHash('sha256')
    .update([revision, ...versions].join('\n'))
    .digest('base64url')
    .slice(0, 16)
}
