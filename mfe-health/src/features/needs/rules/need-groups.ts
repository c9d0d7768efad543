import type { CallAnswer } from 'shared-contracts/calls'
import { extraStandards, needGroups, type Standard, standards } from 'shared-contracts/menus'

export type Need = CallAnswer<'RecommendedDiet/GetRecommendedDietByObjectTypeId'>[number]

export interface NeedGroup {
  readonly code: string
  readonly title: string
  readonly rows: readonly { readonly standard: Standard; readonly need: Need }[]
}

const byId = new Map([...standards, ...extraStandards].map((standard) => [standard.id, standard]))

/** The needs of an object type, in the order of the table. Standards without a need are left out, and so are empty groups. */
export function groupNeeds(needs: readonly Need[]): readonly NeedGroup[] {
  const needById = new Map(needs.map((need) => [need.standardId, need]))
  return needGroups
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

/** What sources recommend or call safe at most; without what another standard tells. */
export function recommendedNeeds(needs: readonly Need[]): readonly Need[] {
  return needs.filter(({ recommended, upper, judged }) => judged !== 'elsewhere' && (recommended || upper))
}

/** The ranges that the site's menus keep. */
export function menuRanges(needs: readonly Need[]): readonly Need[] {
  return needs.filter(({ min, max, judged }) => judged !== 'elsewhere' && (min !== null || max !== null))
}
