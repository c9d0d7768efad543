import type { KeyObject } from 'node:crypto'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { shareReleases } from './registry/bucket/share-releases'
import { createKnownDecisions, knownFileOf } from './registry/decisions/known-decisions'
import { readVouchedState } from './registry/decisions/read-vouched'
import { liveContractOf } from './registry/fit/live-contract'
import type { LoadedRegistry } from './registry/read-registry'
import { type RegistryWatch, watchRegistry } from './registry/registry-watch'
import { createReleaseStore, type ReleaseStore } from './registry/release-store'
import { readSigningKey } from './registry/signatures/signature'
import { noteFilesIn, noteFilesInBucket } from './releases-watch/notes/note-files'
import type { Release } from './releases-watch/release-figures'
import { type ReleaseWatch, watchReleases } from './releases-watch/watch-releases'
import type { WebOptions } from './web-options'

/** What a document host has of the releases. */
export interface HostReleases {
  readonly registry: RegistryWatch
  readonly store: ReleaseStore
  readonly watch: ReleaseWatch
  /** Follows at once what was changed, here or in the bucket. */
  readonly refresh: () => Promise<void>
  stop(): Promise<void>
}

interface Surroundings {
  /** Shared by all hosts. */
  readonly secret: string
  readonly now: () => number
  readonly log: FastifyBaseLogger
  /** Called with the first releases, too. */
  readonly onChange: (loaded: LoadedRegistry) => void
  readonly onTakenBack: (release: Release) => void
}

/** Opens the registry with what keeps it in step: the bucket, the store that members and the watch decide by, and the watch of what was promoted. */
export async function openReleases(options: WebOptions, surroundings: Surroundings): Promise<HostReleases> {
  const { secret, now, log, onChange, onTakenBack } = surroundings
  const known = createKnownDecisions(knownFileOf(options))
  const tell = (message: string, err?: unknown) => log.error({ err }, message)
  const shared = options.bucket ? await shareReleases(options.bucket, { ...options, known, onProblem: tell }) : null
  const store = createReleaseStore(options, {
    ...(shared ? { storage: shared.storage } : {}),
    signingKey: await hostKey(options.signingKeyFile ?? null, log),
    live: liveContractOf(options.apiUrl),
    probe: options.probe ?? null,
  })
  const refresh = async () => {
    await shared?.refresh()
    await (await opening).refresh()
  }
  const watch = watchReleases({
    store,
    stateFile: options.stateFile,
    readState: async () => (await readVouchedState(options, known)).state,
    files: shared ? noteFilesInBucket(shared.bucket) : noteFilesIn(path.dirname(options.stateFile)),
    secret,
    watchMs: options.releaseWatchMs ?? 0,
    refresh,
    now,
    onTakenBack: ({ unit, version }, reason) => {
      onTakenBack({ unit, version })
      log.error({ unit, version, reason }, `${unit} ${version} was taken back by itself: ${reason}`)
    },
    onSuspected: ({ unit, version }, reason) =>
      log.error(
        { unit, version, reason },
        `${unit} ${version} may be broken and was not taken back by itself (${reason}): look at it and its history on /-/releases, and take it back there or with "npm run release -- rollback ${unit}" if it is`,
      ),
    onProblem: (err) => log.error({ err }, 'The watch of releases could not do its work; it tries again'),
  })
  // The watch hears of the first releases while this opens.
  const opening = watchRegistry({
    ...options,
    known,
    pollMs: options.registryPollMs ?? 400,
    onChange: (loaded) => {
      onChange(loaded)
      watch.registryChanged(loaded.registry.units, loaded.trials)
    },
    onProblem: tell,
  })
  const registry = await opening
  return {
    registry,
    store,
    watch,
    refresh,
    async stop() {
      await watch.stop()
      shared?.stop()
      registry.stop()
    },
  }
}

/** Null without one that can be read: pages are served all the same. */
async function hostKey(file: string | null, log: FastifyBaseLogger): Promise<KeyObject | null> {
  if (file === null) return null
  return readSigningKey(file).catch((err: unknown) => {
    log.error({ err }, 'This host signs no decisions on releases: its key can not be read')
    return null
  })
}
