import { BadRelease } from '../read-release'
import type { RegistryState, UnitState } from '../registry-state'
import {
  checkSet,
  isTried,
  type ReleaseSet,
  setBefore,
  setIdOf,
  setOfActive,
  untriedText,
  withWayBack,
} from '../sets/release-sets'
import { becoming } from '../sets/unit-news'
import type { StillProved } from '../store/proof'
import { activated, type Change, checkExpected, NOBODY, onceActive } from '../store/state-changes'
import { type ChangeTools, isSame, known } from './change-state'

export interface Promotions {
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
  /** Makes `toVersion` active again, if it was and fits the other active releases; the previous one unless said. */
  rollback(name: string, change?: Change, toVersion?: string): Promise<UnitState>
  /** Takes back all that a unit's active version was promoted with as a set, each to its version before; returns what is active. */
  rollbackTogether(name: string, change?: Change): Promise<ReleaseSet>
}

/** What makes versions active, forward and back. */
export function createPromotions(tools: ChangeTools): Promotions {
  const { storage, update, changeUnit, noted, checkFit, checkBuilds, proved } = tools

  const activate = (
    versions: ReleaseSet,
    change: Change,
    stillProved: StillProved,
    set?: 'tried' | 'untried',
  ): Promise<RegistryState> =>
    update(change, async (state) => {
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
        await update(change, async (state) => {
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
  }
}
