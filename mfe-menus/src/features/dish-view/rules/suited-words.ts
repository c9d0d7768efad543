import { findObjectType, hasMenus, isObjectTypeId, type ObjectType, objectTypeGroups } from 'shared-contracts/ages'
import { inSentence } from 'shared-contracts/family'
import { ADULT_OBJECT_TYPE_ID, eaterTitle } from 'shared-contracts/menus'

/** Months of a child's object type, as its title has them. */
const MONTHS = /(\d+)–(\d+) tháng/

/** Who may eat a dish, in few words: "bé 24–60 tháng, mẹ mang thai, mẹ cho con bú". Neighbouring ages are told as one; adults where nobody else may. */
export function suitedWords(objectTypeIds: readonly number[]): string {
  const types = objectTypeIds
    .filter((id) => isObjectTypeId(id) && hasMenus(id))
    .map((id) => findObjectType(id))
    .filter((type) => type !== undefined)
    .sort((a, b) => a.id - b.id)
  const of = (group: number) => types.filter((type) => type.group === group)
  const mothers = of(objectTypeGroups.mother)
  const words = [
    ...childRanges(of(objectTypeGroups.child)),
    ...(mothers.length === 3 ? ['mẹ mang thai'] : mothers.map(({ title }) => inSentence(title))),
    ...(of(objectTypeGroups.nursingMother).length > 0 ? ['mẹ cho con bú'] : []),
  ]
  if (words.length === 0 && objectTypeIds.includes(ADULT_OBJECT_TYPE_ID))
    return (eaterTitle(ADULT_OBJECT_TYPE_ID) ?? '').toLowerCase()
  return words.join(', ')
}

function childRanges(children: readonly ObjectType[]): readonly string[] {
  const ranges: { from: string; to: string; last: number }[] = []
  for (const { id, title } of children) {
    const [, from = '', to = ''] = MONTHS.exec(title) ?? []
    const before = ranges.at(-1)
    if (before !== undefined && before.last === id - 1) {
      before.to = to
      before.last = id
    } else ranges.push({ from, to, last: id })
  }
  return ranges.map(({ from, to }) => `bé ${from}–${to} tháng`)
}
