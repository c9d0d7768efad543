import type { NeedBounds } from 'shared-contracts/formats'
import { extraStandards, nutritionTableGroups, type Standard, standards } from 'shared-contracts/menus'

export interface Need extends NeedBounds {
  readonly standardId: number
}

export interface NeedGroup {
  readonly code: string
  readonly title: string
  readonly rows: readonly { readonly standard: Standard; readonly need: NeedBounds }[]
}

const tabled = new Set(nutritionTableGroups.flatMap((group) => group.standardIds))
const beyond = (chosen: readonly Standard[]) =>
  chosen.filter((standard) => !tabled.has(standard.id)).map(({ id }) => id)

/** The groups of the nutrition table first, then every other standard, so that none is left out. */
const groups = [
  ...nutritionTableGroups,
  {
    code: 'IV',
    title: 'Lượng ăn trong ngày',
    standardIds: beyond(standards.filter(({ mealCodes }) => mealCodes.length === 0)),
  },
  {
    code: 'V',
    title: 'Lượng ăn theo bữa',
    standardIds: beyond(standards.filter(({ mealCodes }) => mealCodes.length > 0)),
  },
  { code: 'VI', title: 'Vitamin, chất khoáng và các chỉ tiêu khác', standardIds: extraStandards.map(({ id }) => id) },
]

const byId = new Map([...standards, ...extraStandards].map((standard) => [standard.id, standard]))

/** The needs of an object type, in the order of the table. Standards without a need are left out, and so are empty groups. */
export function groupNeeds(needs: readonly Need[]): readonly NeedGroup[] {
  const needById = new Map(needs.map((need) => [need.standardId, need]))
  return groups
    .map(({ code, title, standardIds }) => ({
      code,
      title,
      rows: standardIds.flatMap((id) => {
        const standard = byId.get(id)
        const need = needById.get(id)
        return standard && need ? [{ standard, need }] : []
      }),
    }))
    .filter((group) => group.rows.length > 0)
}
