import { createContext, useContext } from 'react'
import type { DayCode } from 'shared-contracts/menus'
import type { Kitchen } from 'shared-contracts/nutrition'
import type { BuildDish } from './requests/build-dishes'
import type { ChosenDish, Draft, DraftChange } from './rules/draft'
import type { StoredDay } from './rules/draft-items'
import type { KeptDays } from './rules/kept/kept-days'

/** State shared by the parts of the builder: the day on screen, its dishes as far as fetched, and the function that changes the draft. */
export interface BuilderState {
  readonly objectTypeId: number
  /** The day of a stored menu that is changed here; undefined: a menu of the visitor's own. */
  readonly stored: StoredDay | undefined
  /** Which days the draft's are. */
  readonly dayCodes: readonly DayCode[]
  /** Saves the changes of a saved menu. Absent: the draft is saved as a new one. */
  readonly save?: ((days: KeptDays) => Promise<void>) | undefined
  readonly draft: Draft
  readonly dayIndex: number
  readonly day: readonly ChosenDish[]
  readonly dishes: ReadonlyMap<number, BuildDish>
  readonly kitchen: Kitchen
  readonly excluded: ReadonlySet<number>
  readonly change: (change: DraftChange) => void
}

export const BuilderContext = createContext<BuilderState | null>(null)

export function useBuilder(): BuilderState {
  const builder = useContext(BuilderContext)
  if (builder === null) throw new Error('useBuilder: outside of MenuBuilder')
  return builder
}
