import { createContext, useContext } from 'react'
import type { Kitchen } from 'shared-contracts/nutrition'
import type { BuildDish } from './requests/build-dishes'
import type { ChosenDish, Draft, DraftChange } from './rules/draft'

/** What every part of the builder works with: the day on screen, what is known of its dishes, and the way to change it. */
export interface Bench {
  readonly objectTypeId: number
  readonly draft: Draft
  readonly dayIndex: number
  readonly day: readonly ChosenDish[]
  readonly dishes: ReadonlyMap<number, BuildDish>
  readonly kitchen: Kitchen
  readonly excluded: ReadonlySet<number>
  readonly change: (change: DraftChange) => void
}

export const BenchContext = createContext<Bench | null>(null)

export function useBench(): Bench {
  const bench = useContext(BenchContext)
  if (bench === null) throw new Error('useBench: outside of MenuBuilder')
  return bench
}
