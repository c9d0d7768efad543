import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ServiceContract } from 'shared-contracts/call-contract'
import type { ReleaseManifest } from 'shared-frame/remotes'
import { findOversize } from '../probe/budgets/release-size'
import type { Probe } from '../probe/probe-releases'
import type { AddressBook } from './addresses/address-book'
import { type AddressOrder, changeAddresses } from './addresses/change-addresses'
import { adoptAddresses } from './addresses/take-addresses'
import { createFitChecks } from './fit/fit-checks'
import type { LiveContract } from './fit/live-contract'
import { BadRelease, readRelease } from './read-release'
import type { HistoryEntry, RegistryState, UnitState } from './registry-state'
import {
  checkSet,
  isTried,
  type ReleaseSet,
  setBefore,
  setIdOf,
  setOfActive,
  untriedText,
  withWayBack,
} from './sets/release-sets'
import { becoming, type UnitNews, withNews } from './sets/unit-news'
import { keysFileOf, readReleaseTeams } from './signatures/release-keys'
import { readSignature, readSignedRelease, SIGNATURE_FILE, signRelease } from './signatures/signature'
import { copyRelease } from './store/copy-release'
import { createFolderStorage, type FolderPaths } from './store/folder-storage'
import { afterProof, checkBuild, type StillProved } from './store/proof'
import { PRUNED, type PruneRule, prunable } from './store/prunable'
import type { ReleaseStorage, UnitVersion } from './store/release-storage'
import { activated, type Change, checkExpected, onceActive, recorded, type UnitEvent } from './store/state-changes'

export type { UnitVersion } from './store/release-storage'

export interface ReleaseStorePaths extends FolderPaths {
  /** Who may release what; `release-keys.json` beside the state file unless said. Without the file anybody may. */
  readonly keysFile?: string
}

export interface ReleaseStoreOptions {
  /** The folder of the paths unless said. */
  readonly storage?: ReleaseStorage
  /** Signs what is published. */
  readonly signingKey?: KeyObject | null
  readonly now?: () => Date
  /** What releases that become active are compared with, beside each other; unset: with nothing more. */
  readonly live?: LiveContract
  /**
   * True for builds of one checkout, released as it is: a page that it lacks was given up by whoever changed it. Others must give up
   * each page by name.
   */
  readonly mayLoseRoutes?: boolean
  /** Tries the pages of what is to be promoted or given to some visitors, after all other checks. Unset: they are not tried. */
  readonly probe?: Probe | null
}

export interface ListedUnit {
  readonly name: string
  readonly versions: readonly string[]
  /** Null: nothing was promoted yet. */
  readonly state: UnitState | null
  /** Newest first. */
  readonly history: readonly HistoryEntry[]
}

export interface PublishOptions {
  /** False for short-lived releases, while developing. */
  readonly compress?: boolean
  readonly change?: Change
}

/** All changes reject with `BadRelease` when they can't be made, with `Conflict` when `change.expected` no longer holds. */
export interface ReleaseStore {
  /**
   * Copies a built unit (a folder with `release.json`, `browser/` and the server bundle) into the releases. It is not
   * active yet. The same content twice is no error; other content under a version that exists is refused, as versions
   * are cached permanently. Rejects with `BadRelease` when the manifest is wrong or a file is not what its integrity says.
   */
  publish(dir: string, options?: PublishOptions): Promise<ReleaseManifest>
  /**
   * Makes a published version the active one; the one before becomes `previous`. Rejects with `BadRelease` when it does not
   * fit the other active releases: a section that uses an export which the live shell lacks, the other way round, one
   * that claims an address of another, one that lacks a page of its active release or a widget that the shell places, and one that
   * calls what the API does not serve, or when the API does not answer; one that is too large or lacks the file of a page; and one
   * whose pages don't work when they are tried. What it claims and nobody owns is its own from now on.
   */
  promote(name: string, version: string, change?: Change): Promise<UnitState>
  /**
   * Makes several versions active in one step: they need fit each other only when all are. As a set they are remembered: what is
   * taken back by itself takes the others along. A `tried` one is refused unless this very set is on trial.
   */
  promoteTogether(versions: ReleaseSet, change?: Change, as?: { readonly set: 'tried' | 'untried' }): Promise<void>
  /** Takes back all that a unit's active version was promoted with as a set, each to its version before; returns what is active. */
  rollbackTogether(name: string, change?: Change): Promise<ReleaseSet>
  /** Makes `toVersion` active again, if it was and fits the other active releases; the previous one unless said. */
  rollback(name: string, change?: Change, toVersion?: string): Promise<UnitState>
  /** Has a version here, and rejects when it can't be used; nothing is changed. */
  fetch(name: string, version: string): Promise<ReleaseManifest>
  setEnabled(name: string, enabled: boolean, change?: Change): Promise<UnitState>
  /** Gives a share of the visitors another version, which must fit as if it were promoted. Again: with another share. */
  startCanary(name: string, version: string, percent: number, change?: Change): Promise<UnitState>
  /** Gives a set to a share of the visitors: each has all of it or nothing. Again: with another share. */
  startTrialTogether(versions: ReleaseSet, percent: number, change?: Change): Promise<void>
  /** Ends the trial of a unit's version, and of the set that it belongs to. */
  endCanary(name: string, change?: Change): Promise<UnitState>
  /** Removes drafts, and versions that neither open pages nor a rollback need; returns what went. */
  prune(rule?: PruneRule): Promise<readonly UnitVersion[]>
  /** Who owns which addresses. */
  addresses(): Promise<AddressBook>
  /** Changes who owns which addresses; it stands in the history of the unit that has or loses them. */
  changeAddresses(order: AddressOrder, change?: Change): Promise<AddressBook>
  list(): Promise<readonly ListedUnit[]>
  /**
   * What is wrong with the active releases of units that are switched on, one sentence a problem.
   *
   * @param api compared with them instead of the one that answers now
   */
  check(api?: ServiceContract): Promise<readonly string[]>
  /** What is to be told of active versions of these units and refused nowhere: calls that are deprecated, topics that nobody offers. */
  notes(names: readonly string[]): Promise<readonly string[]>
}

const NOBODY: Change = { who: 'unknown', why: '' }

/** How often a change is made anew because somebody else changed the state of a shared store meanwhile. */
const ATTEMPTS = 5

/** The releases of one deployment. Safe to be used by several processes at once. */
export function createReleaseStore(paths: ReleaseStorePaths, options: ReleaseStoreOptions = {}): ReleaseStore {
  const {
    storage = createFolderStorage(paths),
    signingKey = null,
    now = () => new Date(),
    live,
    mayLoseRoutes = false,
    probe = null,
  } = options

  async function read(release: UnitVersion): Promise<ReleaseManifest> {
    await storage.folderOf(release)
    return readSignedRelease(paths.releasesDir, release, await readReleaseTeams(keysFileOf(paths)))
  }

  const { readUsable, checkFit, checkActive, notesOn } = createFitChecks({ read, live, mayLoseRoutes })

  const signatureOf = (manifest: Uint8Array) => (signingKey === null ? null : signRelease(manifest, signingKey))

  /** A version that is stored already, unsigned or signed with another key, gets this one's signature. */
  async function signAgain(release: UnitVersion, manifest: Uint8Array): Promise<void> {
    const signature = signatureOf(manifest)
    if (signature === null) return
    const there = await readSignature(await storage.folderOf(release)).catch(() => null)
    if (there?.key !== signature.key || there.signature !== signature.signature)
      await storage.replaceFile(release, SIGNATURE_FILE, JSON.stringify(signature))
  }

  /** Replaces the state by what `next` makes of it; what it returns unchanged is not written. */
  async function update(next: (state: RegistryState) => Promise<RegistryState>): Promise<RegistryState> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { state, tag } = await storage.readState()
      const changed = await next(state)
      if (changed === state || (await storage.replaceState(changed, tag))) return changed
    }
    throw new BadRelease('The state was changed by others again and again: repeat the command')
  }

  const noted = (state: RegistryState, news: readonly UnitNews[], change: Change): RegistryState =>
    withNews(state, news, change, now())

  /** Changes one unit that was promoted before. */
  const changeUnit = (
    name: string,
    change: Change,
    next: (
      unit: UnitState,
      state: RegistryState,
    ) => Promise<{ unit: UnitState; event: UnitEvent; addresses?: AddressBook }>,
  ): Promise<UnitState> =>
    storage.exclusively(async () => {
      const { units } = await update(async (state) => {
        checkExpected(state, name, change)
        const { unit, event, addresses = state.addresses } = await next(known(name, state.units[name]), state)
        if (isSame(unit, state.units[name])) return state
        return noted({ ...state, addresses }, [{ name, unit, event }], change)
      })
      return known(name, units[name])
    })

  /** Checks versions, proves them unless told not to, and then does `act`, which checks once more. */
  const proved = <Result>(
    versions: ReleaseSet,
    change: Change,
    act: (stillProved: StillProved) => Promise<Result>,
    precondition: (state: RegistryState) => void = () => undefined,
  ): Promise<Result> => {
    const check = async (state: RegistryState) => {
      for (const { name } of versions) checkExpected(state, name, change)
      precondition(state)
      await checkFit(state, versions)
      await checkBuilds(versions)
    }
    return afterProof(versions, { storage, probe: change.unprobed ? null : probe, check }, act)
  }

  async function checkBuilds(versions: ReleaseSet): Promise<void> {
    for (const version of versions) await checkBuild(await storage.folderOf(version), await read(version))
  }

  const activate = (
    versions: ReleaseSet,
    change: Change,
    stillProved: StillProved,
    set?: 'tried' | 'untried',
  ): Promise<RegistryState> =>
    update(async (state) => {
      for (const { name } of versions) checkExpected(state, name, change)
      if (set === 'tried' && !isTried(versions, state.units)) throw new BadRelease(untriedText(versions))
      stillProved(state)
      const addresses = await checkFit(state, versions)
      await checkBuilds(versions)
      const owned = isSame(addresses, state.addresses) ? state : { ...state, addresses }
      const news = versions.filter(({ name, version }) => state.units[name]?.active !== version)
      const id = set === undefined || news.length < 2 ? {} : { set: setIdOf(news) }
      return noted(owned, becoming(state, versions, { action: 'promote', ...id }), change)
    })

  return {
    publish: (dir, { compress = true, change = NOBODY } = {}) =>
      storage.exclusively(async () => {
        const oversize = await findOversize(dir, dir)
        if (oversize.length > 0) throw new BadRelease(oversize.join('\n'))
        const manifest = await readRelease(dir)
        const { name, version } = manifest
        const text = await readFile(path.join(dir, 'release.json'))
        await storage.removeDrafts(name)
        if (await storage.has(manifest)) {
          const there = await readFile(path.join(await storage.folderOf(manifest), 'release.json'))
          if (!there.equals(text)) throw new BadRelease(`${name} ${version} is already published with other content`)
          await signAgain(manifest, text)
        } else {
          const signature = signatureOf(text)
          await storage.add(manifest, (draft) => copyRelease({ build: dir, manifest, signature, compress }, draft))
        }
        await update(async (state) => {
          // A publisher that was killed may have left the release without its entry.
          if (state.history[name]?.some((entry) => entry.version === version || entry.before === version)) return state
          const event = { action: 'publish', version } as const
          return recorded(state, name, { unit: null, event, change, at: now() })
        })
        return manifest
      }),

    promote: (name, version, change = NOBODY) =>
      proved([{ name, version }], change, (stillProved) =>
        storage.exclusively(async () => {
          const { units } = await activate([{ name, version }], change, stillProved)
          return known(name, units[name])
        }),
      ),

    promoteTogether: async (versions, change = NOBODY, as) => {
      if (as) checkSet(versions)
      const isReady = ({ units }: RegistryState) => {
        if (as?.set === 'tried' && !isTried(versions, units)) throw new BadRelease(untriedText(versions))
      }
      const promote = (stillProved: StillProved) =>
        storage.exclusively(async () => {
          await activate(versions, change, stillProved, as?.set)
        })
      await proved(versions, change, promote, isReady)
    },

    rollbackTogether: (name, change = NOBODY) =>
      storage.exclusively(async () => {
        let versions: ReleaseSet = []
        await update(async (state) => {
          checkExpected(state, name, change)
          versions = setBefore(state, name)
          const addresses = await checkFit(state, versions, true)
          return noted({ ...state, addresses }, becoming(state, versions, { action: 'rollback' }), change)
        })
        return versions
      }),

    rollback: (name, change = NOBODY, toVersion) =>
      changeUnit(name, change, async (now, state) => {
        const version = toVersion ?? now.previous
        if (version === null) throw new BadRelease(`${name} has no previous version to go back to`)
        if (!onceActive({ state: now, history: state.history[name] ?? [] }).includes(version))
          throw new BadRelease(`${name} ${version} was not active before: promote it instead`)
        try {
          const addresses = await checkFit(state, [{ name, version }], true)
          return { unit: activated(now, version), event: { action: 'rollback', version }, addresses }
        } catch (error) {
          throw setOfActive(now, state.history[name]) === null ? error : withWayBack(error, name)
        }
      }),

    fetch: (name, version) =>
      storage.exclusively(async () => {
        if (!(await storage.has({ name, version }))) throw new BadRelease(`${name} ${version} is not published here`)
        return read({ name, version })
      }),

    setEnabled: (name, enabled, change = NOBODY) =>
      changeUnit(name, change, async (now) => {
        if (name === 'shell' && !enabled)
          throw new BadRelease('the shell can not be switched off: there would be no site')
        return { unit: { ...now, enabled }, event: { action: enabled ? 'on' : 'off', version: now.active } }
      }),

    startCanary: async (name, version, percent, change = NOBODY) => {
      checkShare(percent)
      const start = (stillProved: StillProved) =>
        changeUnit(name, change, async (now, state) => {
          if (version === now.active) throw new BadRelease(`${name} ${version} is active: all visitors have it`)
          stillProved(state)
          await checkFit(state, [{ name, version }])
          await checkBuilds([{ name, version }])
          return { unit: { ...now, canary: { version, percent } }, event: { action: 'canary', version, percent } }
        })
      return proved([{ name, version }], change, start)
    },

    startTrialTogether: async (versions, percent, change = NOBODY) => {
      checkShare(percent)
      checkSet(versions)
      const isReady = (state: RegistryState) => {
        for (const release of versions) checkTriable(state, release)
      }
      const start = (stillProved: StillProved) =>
        storage.exclusively(async () => {
          await update(async (state) => {
            for (const { name } of versions) checkExpected(state, name, change)
            isReady(state)
            stillProved(state)
            await checkFit(state, versions)
            await checkBuilds(versions)
            const set = setIdOf(versions)
            const event = { action: 'canary', percent, set } as const
            const tried = versions.map(({ name, version }) => ({
              name,
              unit: { ...known(name, state.units[name]), canary: { version, percent, set } },
              event: { ...event, version },
            }))
            return noted(state, tried, change)
          })
        })
      await proved(versions, change, start, isReady)
    },

    endCanary: (name, change = NOBODY) =>
      changeUnit(name, change, async (now) => {
        if (!now.canary) throw new BadRelease(`no version of ${name} is on trial`)
        const event = { action: 'canary', version: now.canary.version, percent: 0 } as const
        return { unit: { ...now, canary: null }, event }
      }),

    prune: (rule = PRUNED) =>
      storage.exclusively(async () => {
        const { state } = await storage.readState()
        const removed: UnitVersion[] = []
        for (const name of await storage.units()) {
          await storage.removeDrafts(name)
          const versions = (await storage.versions(name)).map((version) => ({ name, version }))
          const stored = await Promise.all(
            versions.map(async (release) => ({ ...release, storedAt: await storage.storedAt(release) })),
          )
          const known = { state: state.units[name] ?? null, history: state.history[name] ?? [] }
          removed.push(...prunable(stored, known, rule, now()).map((version) => ({ name, version })))
        }
        for (const release of removed) await storage.remove(release)
        return removed
      }),

    addresses: async () => (await storage.readState()).state.addresses,

    changeAddresses: (order, change = NOBODY) =>
      storage.exclusively(async () => {
        const { addresses } = await update(async (state) => {
          const active = await readUsable(Object.entries(state.units))
          const { book, unit, event } = changeAddresses(adoptAddresses(state.addresses, active), order, active)
          const told = { unit: null, event: { ...event, version: versionNow(state, unit) }, change, at: now() }
          return recorded({ ...state, addresses: book }, unit, told)
        })
        return addresses
      }),

    async list() {
      const { state } = await storage.readState()
      const names = new Set([...(await storage.units()), ...Object.keys(state.units)])
      const listed = [...names].sort().map(async (name) => ({
        name,
        versions: await storage.versions(name),
        state: state.units[name] ?? null,
        history: state.history[name] ?? [],
      }))
      return Promise.all(listed)
    },

    check: (api) =>
      // A storage may have to bring the releases here first.
      storage.exclusively(async () => checkActive((await storage.readState()).state, api)),

    notes: async (names) => notesOn((await storage.readState()).state, names),
  }
}

function known(name: string, state: UnitState | undefined): UnitState {
  if (!state) throw new BadRelease(`no version of ${name} was promoted yet`)
  return state
}

/** @throws BadRelease when a version can't be tried as one of a set */
function checkTriable({ units }: RegistryState, { name, version }: UnitVersion): void {
  const unit = units[name]
  if (!unit) throw new BadRelease(`no version of ${name} was promoted yet: nothing is there to try another beside`)
  if (unit.active === version)
    throw new BadRelease(`${name} ${version} is active: all visitors have it, leave it out of the set`)
  if (!unit.enabled) throw new BadRelease(`${name} is switched off: nobody would get the set; switch it on first`)
}

/** @throws BadRelease */
function checkShare(percent: number): void {
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new BadRelease(`${percent} is no share of visitors: give a whole number from 1 to 99`)
}

function isSame<Part extends UnitState | AddressBook>(part: Part, before: Part | undefined): boolean {
  return JSON.stringify(part) === JSON.stringify(before)
}

/** The active version, else the one that was published last. */
function versionNow({ units, history }: RegistryState, name: string): string {
  const version = units[name]?.active ?? history[name]?.[0]?.version
  if (version === undefined) throw new BadRelease(`Nothing of "${name}" was ever published`)
  return version
}
