import type { ServiceContract } from 'shared-contracts/call-contract'
import type { ReleaseManifest } from 'shared-frame/remotes'
import type { AddressBook } from '../addresses/address-book'
import { checkAddresses } from '../addresses/check-addresses'
import { findTrespasses } from '../addresses/find-trespasses'
import { findCollisions, findConflicts } from '../check-releases'
import { BadRelease } from '../read-release'
import type { RegistryState, UnitState } from '../registry-state'
import type { UnitVersion } from '../store/release-storage'
import { findDeprecatedUse, findMisfits, findMissingTopics, findMissingWidgets } from './find-misfits'
import type { LiveContract } from './live-contract'

export interface FitChecks {
  /** The releases of units that can be read; the others are dropped by the document host too. */
  readUsable(units: readonly (readonly [string, UnitState])[]): Promise<readonly ReleaseManifest[]>
  /**
   * Rejects with `BadRelease` when a version is unusable, or does not fit what is active beside it or the API; else who owns which
   * addresses once it is active.
   *
   * @param isBack to a version that was active before: that must be possible while the API does not answer
   */
  checkFit(state: RegistryState, versions: readonly UnitVersion[], isBack?: boolean): Promise<AddressBook>
  /** What is wrong with the active releases, one sentence each; see `ReleaseStore.check`. */
  checkActive(state: RegistryState, api?: ServiceContract): Promise<readonly string[]>
  /** See `ReleaseStore.notes`. */
  notesOn(state: RegistryState, names: readonly string[]): Promise<readonly string[]>
}

export interface FitSources {
  /** Rejects with `BadRelease` for a release that can't be used. */
  readonly read: (release: UnitVersion) => Promise<ReleaseManifest>
  /** See `ReleaseStoreOptions`. */
  readonly live?: LiveContract
  readonly mayLoseRoutes: boolean
}

const SILENT_API =
  'The API does not answer, so that the calls of releases can not be compared with it: start it, or say where it is (API_URL, API_PORT), and repeat the command'

/** Compares releases with what is active beside them, with the API and with who owns which addresses. */
export function createFitChecks({ read, live, mayLoseRoutes }: FitSources): FitChecks {
  const contractNow = async () => (await live?.()) ?? null

  async function readUsable(units: readonly (readonly [string, UnitState])[]): Promise<readonly ReleaseManifest[]> {
    const manifests = units.map(([name, { active }]) => read({ name, version: active }).catch(() => null))
    return (await Promise.all(manifests)).filter((manifest) => manifest !== null)
  }

  return {
    readUsable,

    async checkFit({ units, addresses }, versions, isBack = false) {
      const promoted = await Promise.all(versions.map(read))
      const usable = await readUsable(Object.entries(units))
      const before = usable.filter(({ name }) => units[name]?.enabled)
      const others = before.filter(({ name }) => !promoted.some((one) => one.name === name))
      const contract = await contractNow()
      // What does not fit already is the business of `check`: it must not keep an unrelated unit from its next version.
      const problemsOf = (active: readonly ReleaseManifest[]) => [
        ...findMisfits(active, { live: contract }),
        ...findCollisions(byName(active)),
      ]
      const known = problemsOf(before)
      const by = isBack ? 'rollback' : mayLoseRoutes ? 'builds' : 'promote'
      const claimed = checkAddresses(addresses, usable, promoted, by)
      const problems = [
        ...problemsOf([...others, ...promoted]).filter((problem) => !known.includes(problem)),
        ...claimed.problems,
        ...(live && contract === null && !isBack ? [SILENT_API] : []),
      ]
      if (problems.length > 0) throw new BadRelease(problems.join('\n'))
      return claimed.book
    },

    async checkActive({ units, addresses }, api) {
      const problems: string[] = []
      const active: ReleaseManifest[] = []
      for (const [name, unit] of Object.entries(units)) {
        if (!unit.enabled) continue
        try {
          active.push(await read({ name, version: unit.active }))
        } catch (error) {
          if (!(error instanceof BadRelease)) throw error
          problems.push(error.message)
        }
      }
      const contract = api ?? (await contractNow())
      if (live && contract === null) problems.push(SILENT_API)
      const misfits = [...findMisfits(active, { live: contract }), ...findMissingWidgets(active)]
      return [...problems, ...misfits, ...findConflicts(active), ...findTrespasses(addresses, active)]
    },

    async notesOn({ units }, names) {
      const contract = await contractNow()
      const active = await readUsable(Object.entries(units).filter(([, { enabled }]) => enabled))
      const named = active.filter(({ name }) => names.includes(name))
      return [...(contract ? findDeprecatedUse(named, contract) : []), ...findMissingTopics(active, names)]
    },
  }
}

/** In an order that no promotion changes, so that a problem reads the same before and after. */
function byName(releases: readonly ReleaseManifest[]): readonly ReleaseManifest[] {
  return [...releases].sort((a, b) => (a.name < b.name ? -1 : 1))
}
