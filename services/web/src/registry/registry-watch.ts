import { stat } from 'node:fs/promises'
import { type Instead, withoutHalfSets } from '../variants/choose-versions'
import { createKnownDecisions, type KnownDecisions, knownFileOf } from './decisions/known-decisions'
import { readVouchedState } from './decisions/read-vouched'
import { EMPTY_REGISTRY, type LoadedRegistry, readRegistry } from './read-registry'
import { createReleaseReader } from './read-release'
import type { ReleaseStorePaths } from './release-store'
import { keysFileOf } from './signatures/release-keys'

export interface RegistryWatch {
  /** The newest good copy; empty before the first release. */
  current(): LoadedRegistry
  /** What visitors get for whom these versions stand in; read once for each state of the registry. */
  instead(versions: Instead): Promise<LoadedRegistry>
  /** Looks at the state file now, whatever the poll would do. */
  refresh(): Promise<void>
  /**
   * Verifies the files of all active releases anew: one that was damaged since it was read gives way to the version before.
   * Calls that come while it verifies share the outcome.
   */
  verify(): Promise<void>
  stop(): void
}

export interface RegistryWatchOptions extends ReleaseStorePaths {
  readonly pollMs: number
  /** What this host believed of the state; its own file beside the state file unless said. */
  readonly known?: KnownDecisions
  readonly onChange?: (loaded: LoadedRegistry) => void
  readonly onProblem: (message: string, error?: unknown) => void
}

/** While something was wrong, the releases are read again this often: they may be mended without a new state file. */
const RETRY_AFTER_POLLS = 10
/** Choices of versions that are kept. */
const MOST_VARIANTS = 64

/**
 * Keeps the registry in step with the state file and the keys file. Polls their modification times, as file events are not delivered on every
 * file system that deployments share. An unreadable one keeps the last good copy.
 */
export async function watchRegistry(options: RegistryWatchOptions): Promise<RegistryWatch> {
  const releases = createReleaseReader()
  const known = options.known ?? createKnownDecisions(knownFileOf(options))
  let verifying: Promise<void> | null = null
  let current = EMPTY_REGISTRY
  let seen = ''
  let troubled = false
  let polls = 0
  let lastProblem = ''
  let isForgetful = false
  const variants = new Map<string, Promise<LoadedRegistry>>()

  const say = (problem: string, error?: unknown) => {
    troubled = true
    if (problem === lastProblem) return
    lastProblem = problem
    options.onProblem(problem, error)
  }

  const cannotRemember = (error: unknown) => {
    if (isForgetful) return
    isForgetful = true
    options.onProblem(`${knownFileOf(options)} can't be written: after a restart an older state is not noticed`, error)
  }

  async function look(force: boolean): Promise<void> {
    polls += 1
    const stamp = (await Promise.all([options.stateFile, keysFileOf(options)].map(stampOf))).join(' ')
    if (!force && stamp === seen && !(troubled && polls % RETRY_AFTER_POLLS === 0)) return
    seen = stamp
    try {
      const state = await readVouchedState(options, known)
      const loaded = await readRegistry(options, releases.read, undefined, state)
      if (state.teams !== null) await known.remember(state.heads).catch(cannotRemember)
      troubled = loaded.problems.length > 0
      if (troubled) say(loaded.problems.map(({ unit, reason }) => `${unit}: ${reason}`).join('\n'))
      else lastProblem = ''
      const changed = standOf(loaded) !== standOf(current)
      current = loaded
      variants.clear()
      if (changed) options.onChange?.(loaded)
    } catch (error) {
      say('The registry state, or the keys file, is unreadable; the last good copy stays in use', error)
    }
  }

  let looking = look(true)
  await looking
  const timer = setInterval(() => {
    looking = looking.then(() => look(false))
  }, options.pollMs)
  timer.unref()

  function instead(versions: Instead): Promise<LoadedRegistry> {
    const key = [...versions]
      .map(([unit, version]) => `${unit}@${version}`)
      .sort()
      .join(' ')
    const known = variants.get(key)
    if (known) return known
    if (variants.size >= MOST_VARIANTS) variants.clear()
    // The state file changes at this moment: what everybody gets is better than nothing.
    const loading = readWhole(versions, current).catch(() => current)
    variants.set(key, loading)
    return loading
  }

  /** A set of which one version can't be used is not served: those who would have it get what everybody gets. */
  async function readWhole(versions: Instead, common: LoadedRegistry): Promise<LoadedRegistry> {
    const loaded = await readRegistry(options, releases.read, versions, await readVouchedState(options, known))
    const served = new Map(loaded.registry.units.map(({ name, version }) => [name, version]))
    const whole = withoutHalfSets(versions, common.trials, served)
    if (whole.size === versions.size) return { ...loaded, isShared: false }
    const reasons = loaded.problems.map(({ unit, reason }) => `${unit}: ${reason}`)
    options.onProblem(
      `A set on trial is given to nobody, as one of its versions can not be used\n${reasons.join('\n')}`,
    )
    return whole.size === 0 ? common : readWhole(whole, common)
  }

  return {
    current: () => current,
    instead,
    refresh: () => look(true),
    verify() {
      verifying ??= looking
        .then(() => {
          releases.forget()
          return look(true)
        })
        .finally(() => {
          verifying = null
        })
      return verifying
    },
    stop: () => clearInterval(timer),
  }
}

function standOf({ registry, trials }: LoadedRegistry): string {
  return `${registry.revision} ${JSON.stringify(trials)}`
}

/** Another one for every other content of the file. */
async function stampOf(file: string): Promise<string> {
  return stat(file).then(
    ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
    () => 'missing',
  )
}
