import type { CallAnswer } from 'shared-contracts/calls'
import { formatAmount } from 'shared-contracts/formats'
import { findStandard } from 'shared-contracts/menus'

type Detail = NonNullable<CallAnswer<'Dish/GetById'>['detail']>

export interface NutritionRow {
  readonly standardId: number
  readonly title: string
  /** Value with unit; null where nothing is known. */
  readonly amount: string | null
  /** How many ingredients have no figure. */
  readonly missing: number
}

/** Shown first, in this order; the others follow by id. */
const FIRST = [1, 11, 18, 25, 57]

/** The nutrition of a dish as rows to read, the main ones first. Unknown standards are left out. */
export function nutritionRows(nutrition: Detail['nutrition']): readonly NutritionRow[] {
  const ids = Object.keys(nutrition).map(Number)
  const ordered = [
    ...FIRST.filter((id) => ids.includes(id)),
    ...ids.filter((id) => !FIRST.includes(id)).sort((a, b) => a - b),
  ]
  return ordered.flatMap((standardId) => {
    const standard = findStandard(standardId)
    const amount = nutrition[String(standardId)]
    if (!standard || !amount) return []
    return [
      {
        standardId,
        title: standard.title,
        amount: amount.value === null ? null : formatAmount(amount.value, standard.unit),
        missing: amount.missing,
      },
    ]
  })
}
