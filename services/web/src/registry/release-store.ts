import type { KeyObject } from 'node:crypto'
import type { ServiceContract } from 'shared-contracts/call-contract'
import type { ReleaseManifest } from 'shared-frame/remotes'
import type { Probe } from '../probe/probe-releases'
import type { AddressBook } from './addresses/address-book'
import type { AddressOrder } from './addresses/change-addresses'
import { changeOwners } from './changes/change-owners'
import { type ChangeTools, createStateChanges } from './changes/change-state'
import { createPromotions, type Promotions } from './changes/promotions'
import { type PublishOptions, publishRelease } from './changes/publish-release'
import { createTrials, type Trials } from './changes/trials'
import { vouchFor } from './changes/vouch'
import { createDecisions, type Refused } from './decisions/create-decisions'
import { createFitChecks } from './fit/fit-checks'
import type { LiveContract } from './fit/live-contract'
import { BadRelease } from './read-release'
import type { HistoryEntry, RegistryState, UnitState } from './registry-state'
import type { ReleaseSet } from './sets/release-sets'
import { keysFileOf, type Right, readReleaseTeams } from './signatures/release-keys'
import { expiredProblem, readSignature, readSignedRelease } from './signatures/signature'
import { createFolderStorage, type FolderPaths } from './store/folder-storage'
import { afterProof, checkBuild } from './store/proof'
import { PRUNED, type PruneRule, prunable } from './store/prunable'
import type { ReleaseStorage, UnitVersion } from './store/release-storage'
import { type Change, checkExpected, NOBODY } from './store/state-changes'

export type { UnitVersion } from './store/release-storage'

export interface ReleaseStorePaths extends FolderPaths {
  /** Who may release what; `release-keys.json` beside the state file unless said. Without the file anybody may. */
  readonly keysFile?: string
  /** The state was made by this process itself: nobody needs to vouch for it. */
  readonly isOwnState?: boolean
}

export interface ReleaseStoreOptions {
  /** The folder of the paths unless said. */
  readonly storage?: ReleaseStorage
  /** Signs what is published and decided. */
  readonly signingKey?: KeyObject | null
  readonly now?: () => Date
  /** What releases that become active are compared with, beside each other; unset: with nothing more. */
  readonly live?: LiveContract
  /**
   * True for builds of one checkout, released as it is: a page that it lacks was given up by whoever changed it, one that another unit has
   * now was moved. Others must give up or yield each page by name.
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

/** All changes reject with `BadRelease` when they can't be made, with `Conflict` when `change.expected` no longer holds. */
export interface ReleaseStore extends Promotions, Trials {
  /**
   * Copies a built unit (a folder with `release.json`, `browser/` and the server bundle) into the releases. It is not
   * active yet. The same content twice is no error; other content under a version that exists is refused, as versions
   * are cached permanently. Rejects with `BadRelease` when the manifest is wrong or a file is not what its integrity says.
   */
  publish(dir: string, options?: PublishOptions): Promise<ReleaseManifest>
  /** Has a version here, and rejects when it can't be used; nothing is changed. */
  fetch(name: string, version: string): Promise<ReleaseManifest>
  setEnabled(name: string, enabled: boolean, change?: Change): Promise<UnitState>
  /** Removes drafts, and versions that neither open pages nor a rollback need; returns what went. */
  prune(rule?: PruneRule): Promise<readonly UnitVersion[]>
  /** Who owns which addresses. */
  addresses(): Promise<AddressBook>
  /** Changes who owns which addresses; it stands in the history of the unit that has or loses them. */
  changeAddresses(order: AddressOrder, change?: Change): Promise<AddressBook>
  /** Signs what the state says of units as it is, whoever wrote it; all that the key may release unless named. Returns which. */
  vouch(names?: readonly string[], change?: Change): Promise<readonly string[]>
  /** Rejects with `BadRelease` when the key of this store may not decide so. */
  checkRight(units: readonly string[], right: Right): Promise<void>
  /** What the key of this store may decide. */
  refused(): Promise<Refused>
  /** What of the state nobody vouches for who may, one sentence each; hosts don't serve that. */
  doubts(): Promise<readonly string[]>
  /** Whose key signed an entry of the history. */
  signerOf(): Promise<(entry: HistoryEntry) => string | null>
  list(): Promise<readonly ListedUnit[]>
  /**
   * What is wrong with the active releases of units that are switched on, and who decided on them, one sentence a problem.
   *
   * @param api compared with them instead of the one that answers now
   */
  check(api?: ServiceContract): Promise<readonly string[]>
  /** What is to be told of active versions of these units and refused nowhere: calls that are deprecated, topics that nobody offers. */
  notes(names: readonly string[]): Promise<readonly string[]>
}

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

  const decisions = createDecisions({ ...paths, signingKey, now })
  const { update, changeUnit, noted } = createStateChanges({ storage, decisions, now })

  const proved: ChangeTools['proved'] = async (versions, change, act, precondition = () => undefined) => {
    const names = versions.map(({ name }) => name)
    const check = async (state: RegistryState) => {
      for (const name of names) checkExpected(state, name, change)
      precondition(state)
      await checkFit(state, versions)
      await checkBuilds(versions)
    }
    await decisions.check(names, 'release')
    return afterProof(versions, { storage, probe: change.unprobed ? null : probe, check }, act)
  }

  async function checkBuilds(versions: ReleaseSet): Promise<void> {
    const teams = await readReleaseTeams(keysFileOf(paths))
    for (const version of versions) {
      const folder = await storage.folderOf(version)
      await checkBuild(folder, await read(version))
      const problem = teams && expiredProblem(version.name, await readSignature(folder), teams, now())
      if (problem !== null) throw new BadRelease(`${version.name} ${version.version} ${problem}`)
    }
  }

  const tools: ChangeTools = { storage, update, changeUnit, noted, checkFit, checkBuilds, proved }

  return {
    ...createPromotions(tools),
    ...createTrials(tools),

    publish: (dir, publishing = {}) =>
      storage.exclusively(() => publishRelease(dir, publishing, { storage, decisions, update, signingKey, now })),

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

    prune: (rule = PRUNED) =>
      storage.exclusively(async () => {
        const { state } = await storage.readState()
        const problems = await decisions.problemsIn(state)
        if (problems.length > 0)
          throw new BadRelease(
            `What nobody vouches for does not say what is needed: mend it first\n${problems.join('\n')}`,
          )
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
      storage.exclusively(() => changeOwners(order, change, { update, decisions, readUsable, now })),

    vouch: async (names = [], change = NOBODY) => {
      if (signingKey === null)
        throw new BadRelease(
          'To vouch is to sign: set RELEASE_KEY_FILE to a key of a team that may release these units',
        )
      return storage.exclusively(() => vouchFor(names, change, { update, decisions, readUsable, now }))
    },

    checkRight: decisions.check,
    refused: decisions.refused,
    signerOf: decisions.signerOf,
    doubts: async () => decisions.problemsIn((await storage.readState()).state),

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
      storage.exclusively(async () => {
        const { state } = await storage.readState()
        return [...(await decisions.problemsIn(state)), ...(await checkActive(state, api))]
      }),

    notes: async (names) => notesOn((await storage.readState()).state, names),
  }
}
