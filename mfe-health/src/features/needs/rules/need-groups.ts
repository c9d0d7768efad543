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
    .map(({ code, title, standardIds }) => ({ code, title, rows: rowsOf(standardIds, needById) }))
    .filter((group) => group.rows.length > 0)
}

function rowsOf(standardIds: readonly number[], needs: ReadonlyMap<number, Need>): NeedGroup['rows'] {
  return standardIds.flatMap((id) => {
    const standard = byId.get(id)
    const need = needs.get(id)
    return standard && need ? [{ standard, need }] : []
  })
}

/** What the page groups recommendations by, in the order in which they are asked for. What no topic names stands in the last one. */
const TOPICS: readonly { readonly code: NeedTopic; readonly standardIds: readonly number[] }[] = [
  { code: 'energy', standardIds: [1, 11, 9, 13, 18, 10, 25, 12] },
  { code: 'vitamins', standardIds: [109, 129, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121] },
  { code: 'minerals', standardIds: [57, 103, 104, 106, 101, 102, 105, 107, 108] },
]
export type NeedTopic = 'energy' | 'vitamins' | 'minerals' | 'foods'

/** Recommendations by topic; empty topics are left out. */
export function topicsOf(needs: readonly Need[]): readonly (Pick<NeedGroup, 'rows'> & { readonly code: NeedTopic })[] {
  const named = new Set(TOPICS.flatMap(({ standardIds }) => standardIds))
  const others = [...byId.keys()].filter((id) => !named.has(id))
  const needById = new Map(needs.map((need) => [need.standardId, need]))
  return [...TOPICS, { code: 'foods' as const, standardIds: others }]
    .map(({ code, standardIds }) => ({ code, rows: rowsOf(standardIds, needById) }))
    .filter(({ rows }) => rows.length > 0)
}

/** What sources recommend or call safe at most; without what another standard tells. */
export function recommendedNeeds(needs: readonly Need[]): readonly Need[] {
  return needs.filter(({ recommended, upper, judged }) => judged !== 'elsewhere' && (recommended || upper))
}

/** The ranges that the site's menus keep. */
export function menuRanges(needs: readonly Need[]): readonly Need[] {
  return needs.filter(({ min, max, judged }) => judged !== 'elsewhere' && (min !== null || max !== null))
}
