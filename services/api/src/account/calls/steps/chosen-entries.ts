import type { Kysely } from 'kysely'
import { type RuleResult, validationMessages } from 'shared-contracts/validation'
import type { Tables } from '../../../platform/database/tables'
import { type ChosenField, chosenFields, findProvinceOfWard, isListed } from '../../store/chosen-entries.store'
import { OTHER_POSITION_ID } from '../../store/workplace-columns'

/** Ids of entries that somebody chose from lists; absent: not stated. */
export type ChosenEntries = { readonly [F in ChosenField | 'wardId']?: number | null }

/** No department of the list, and a position beside the list: the wire's own words for "another one". */
const freeChoices: { readonly [F in ChosenField]?: number } = { departmentId: 0, positionId: OTHER_POSITION_ID }

/**
 * Messages by field for ids that no list has, and for a ward of another province.
 *
 * @param kept what the account holds: an import may have removed it since, and nobody has to give it up for that
 */
export async function chosenEntryProblems(
  query: Kysely<Tables>,
  chosen: ChosenEntries,
  kept: ChosenEntries = {},
): Promise<Readonly<Record<string, RuleResult>>> {
  const problems: Record<string, RuleResult> = {}
  for (const field of chosenFields) {
    const id = chosen[field]
    if (id == null || id === freeChoices[field] || id === kept[field]) continue
    if (!(await isListed(query, field, id))) problems[field] = validationMessages.notListed
  }
  const provinceId = chosen.provinceId ?? kept.provinceId ?? null
  if (chosen.wardId != null && !(chosen.wardId === kept.wardId && provinceId === kept.provinceId)) {
    const ofProvince = await findProvinceOfWard(query, chosen.wardId)
    if (ofProvince === null) problems.wardId = validationMessages.notListed
    else if (ofProvince !== provinceId) problems.wardId = validationMessages.wardOfOtherProvince
  }
  return problems
}

/** The ward after a change of province: one of another province does not stay. Undefined: as stated or as it was. */
export async function wardAfter(
  query: Kysely<Tables>,
  { provinceId, wardId }: ChosenEntries,
  kept: ChosenEntries,
): Promise<null | undefined> {
  if (provinceId == null || wardId != null || kept.wardId == null || provinceId === kept.provinceId) return undefined
  return (await findProvinceOfWard(query, kept.wardId)) === provinceId ? undefined : null
}
