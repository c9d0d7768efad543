import type { AddressBook } from '../addresses/address-book'
import type { Decisions } from '../decisions/create-decisions'
import type { FitChecks } from '../fit/fit-checks'
import { BadRelease } from '../read-release'
import type { RegistryState, UnitState } from '../registry-state'
import type { ReleaseSet } from '../sets/release-sets'
import { type UnitNews, withNews } from '../sets/unit-news'
import type { StillProved } from '../store/proof'
import type { ReleaseStorage } from '../store/release-storage'
import { type Change, checkExpected, type UnitEvent } from '../store/state-changes'

/** What a change of a unit makes of it. */
export interface ChangedUnit {
  readonly unit: UnitState
  readonly event: UnitEvent
  /** Unset: as they were. */
  readonly addresses?: AddressBook
}

export interface StateChanges {
  /** Replaces the state by what `next` makes of it, signed; what it returns unchanged is not written. */
  update(change: Change, next: (state: RegistryState) => Promise<RegistryState>): Promise<RegistryState>
  /** Changes one unit that was promoted before, while nobody else changes anything. */
  changeUnit(
    name: string,
    change: Change,
    next: (unit: UnitState, state: RegistryState) => Promise<ChangedUnit>,
  ): Promise<UnitState>
  /** The state with what became of units. */
  noted(state: RegistryState, news: readonly UnitNews[], change: Change): RegistryState
}

/** What makes versions active, or tried. */
export interface ChangeTools extends StateChanges {
  readonly storage: ReleaseStorage
  readonly checkFit: FitChecks['checkFit']
  /** Rejects with `BadRelease` for versions that are too large, lack what browsers would load, or whose key has ended. */
  checkBuilds(versions: ReleaseSet): Promise<void>
  /**
   * Checks versions, and that this store's key may release them, proves them unless told not to, and then does `act`, which checks once
   * more.
   */
  proved<Result>(
    versions: ReleaseSet,
    change: Change,
    act: (stillProved: StillProved) => Promise<Result>,
    precondition?: (state: RegistryState) => void,
  ): Promise<Result>
}

/** How often a change is made anew because somebody else changed the state of a shared store meanwhile. */
const ATTEMPTS = 5

export function createStateChanges({
  storage,
  decisions,
  now,
}: {
  readonly storage: ReleaseStorage
  readonly decisions: Decisions
  readonly now: () => Date
}): StateChanges {
  const update: StateChanges['update'] = async (change, next) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { state, tag } = await storage.readState()
      const changed = await next(state)
      if (changed === state) return state
      const sealed = await decisions.seal(state, changed, change)
      if (await storage.replaceState(sealed, tag)) return sealed
    }
    throw new BadRelease('The state was changed by others again and again: repeat the command')
  }
  const noted: StateChanges['noted'] = (state, news, change) => withNews(state, news, change, now())
  return {
    update,
    noted,
    changeUnit: (name, change, next) =>
      storage.exclusively(async () => {
        const { units } = await update(change, async (state) => {
          checkExpected(state, name, change)
          const { unit, event, addresses = state.addresses } = await next(known(name, state.units[name]), state)
          if (isSame(unit, state.units[name])) {
            // It is as it should be only if somebody decided so.
            await decisions.checkVouched(state, name)
            return state
          }
          return noted({ ...state, addresses }, [{ name, unit, event }], change)
        })
        return known(name, units[name])
      }),
  }
}

/** @throws BadRelease when nothing of the unit was promoted */
export function known(name: string, state: UnitState | undefined): UnitState {
  if (!state) throw new BadRelease(`no version of ${name} was promoted yet`)
  return state
}

export function isSame<Part extends UnitState | AddressBook>(part: Part, before: Part | undefined): boolean {
  return JSON.stringify(part) === JSON.stringify(before)
}
