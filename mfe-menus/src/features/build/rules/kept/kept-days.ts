import type { CallBody } from 'shared-contracts/calls'
import { type DayCode, isMealCode } from 'shared-contracts/menus'
import { type ChosenDish, DAY_CODES, type Draft } from '../draft'
import { dayForCall } from '../judge-draft'

export type KeptDays = CallBody<'SavedMenu/Add'>['days']

/** Days of a saved menu as a draft to change: suggestions may replace any dish. */
export function draftDays(kept: KeptDays): Draft['days'] {
  return kept.map(({ meals }) =>
    meals.flatMap(({ mealCode, dishes }) =>
      isMealCode(mealCode) ? dishes.map((dish): ChosenDish => ({ ...dish, mealCode, locked: false })) : [],
    ),
  )
}

/** The days of a draft that have dishes, as they are kept. `codes`: which days they are; a new draft begins on Monday. */
export function keptDays({ days, objectTypeId }: Draft, codes: readonly DayCode[] = DAY_CODES): KeptDays {
  return days.flatMap((dishes, index) => {
    const dayCode = codes[index]
    if (dishes.length === 0 || dayCode === undefined) return []
    return [{ dayCode, meals: dayForCall(dishes, objectTypeId).meals }]
  })
}
