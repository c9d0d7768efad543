import { furtherGroups, standardFamilies, standardRows, tableGroups } from './generated/standards'
import { findMeal, type MealCode, mealCodes as mealCodesByName } from './meals'

export { energyShareStandardIds, standardIds } from './generated/standards'

/** A figure of nutrition that menus are measured by. */
export interface Standard {
  readonly id: number
  readonly title: string
  /** `%` is of energy unless the title says otherwise; empty for a bare count. */
  readonly unit: string
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

type Row = (typeof standardRows)[number]

function standardsOf([id, title, unit, _group, counted]: Row): readonly Standard[] {
  const mealCodes = counted ?? []
  if (mealCodes !== 'each') return [{ id, title, unit, mealCodes }]
  return Object.values(mealCodesByName).map((code, index) => ({
    id: id + index,
    title: `${title} ${findMeal(code)?.title.toLowerCase()}`,
    unit,
    mealCodes: [code],
  }))
}

const all: readonly Standard[] = /* #__PURE__ */ standardRows.flatMap(standardsOf)

/** Whether an id is of the 57 standards of the programme. */
export function isListedStandard(id: number): boolean {
  return id >= 1 && id <= LAST_STANDARD_ID
}

/** The 57 standards of the programme, from energy to calcium. */
export const standards = /* #__PURE__ */ all.filter(({ id }) => isListedStandard(id))

/** What is computed and shown beyond the 57. */
export const extraStandards = /* #__PURE__ */ all.filter(({ id }) => !isListedStandard(id))

function groupsOf(groups: readonly { readonly code: string; readonly title: string }[]): readonly StandardGroup[] {
  return groups.map((group) => ({
    ...group,
    standardIds: standardRows
      .filter(([, , , code]) => code === group.code)
      .flatMap((row) => standardsOf(row).map(({ id }) => id)),
  }))
}

/** The groups of the nutrition table: the most asked-for standards. */
export const nutritionTableGroups = /* #__PURE__ */ groupsOf(tableGroups)

/** Groups that list every standard once, those of the table first. */
export const needGroups = /* #__PURE__ */ groupsOf([...tableGroups, ...furtherGroups])

/** One of the 57 or of the extra ones; undefined for an id that names none. */
export function findStandard(id: number): Standard | undefined {
  return all.find((standard) => standard.id === id)
}

/** A number that the standards of one thing share, of the day and of its meals: fat of the day and fat of breakfast. */
export function familyOfStandard(id: number): number {
  return standardFamilies.find((ids) => ids.some((each) => each === id))?.[0] ?? id
}
