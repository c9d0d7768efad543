import { standardGroups, standardRows } from './generated/standards'
import type { MealCode } from './meals'

export { energyShareStandardIds, standardIds } from './generated/standards'

/** A figure of nutrition that menus are measured by. */
export interface Standard {
  readonly id: number
  readonly title: string
  /** `%` is of energy unless the title says otherwise; empty for a bare count. */
  readonly unit: string
  /** What is added up: the same for the day and for each of its meals. */
  readonly measure: string
  /** Meals that it looks at, together or, for a limit of one meal, each by itself; empty: the whole day. */
  readonly mealCodes: readonly MealCode[]
}

/** A group in which standards are listed, in the order of the page. */
export interface StandardGroup {
  readonly code: string
  readonly title: string
  readonly standardIds: readonly number[]
}

/** The programme's standards end here; nutrients beyond them are numbered from 101. */
const LAST_STANDARD_ID = 57

const all: readonly Standard[] = standardRows.map(([id, title, unit, measure, mealCodes = []]) => ({
  id,
  title,
  unit,
  measure,
  mealCodes,
}))

/** The 57 standards of the programme, from energy to calcium. */
export const standards = all.filter(({ id }) => id <= LAST_STANDARD_ID)

/** What is computed and shown beyond the 57. */
export const extraStandards = all.filter(({ id }) => id > LAST_STANDARD_ID)

/** Groups that list every standard once. */
export const needGroups: readonly StandardGroup[] = standardGroups

/** The groups of the nutrition table: the most asked-for standards. */
export const nutritionTableGroups: readonly StandardGroup[] = standardGroups.filter(({ inTable }) => inTable)

/** One of the 57 or of the extra ones; undefined for an id that names none. */
export function findStandard(id: number): Standard | undefined {
  return all.find((standard) => standard.id === id)
}
