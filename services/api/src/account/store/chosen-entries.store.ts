import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables'

/** The lists of editors that a profile chooses from, by the field of the wire that names an entry. */
const lists = {
  provinceId: 'provinces',
  organizationId: 'organizations',
  departmentId: 'departments',
  positionId: 'jobTitles',
  babysitterRelationshipId: 'babysitterRelationships',
} as const

export type ChosenField = keyof typeof lists
export const chosenFields: readonly ChosenField[] = [
  'provinceId',
  'organizationId',
  'departmentId',
  'positionId',
  'babysitterRelationshipId',
]

/** Whether the list of a field has an entry of this id. */
export async function isListed(query: Kysely<Tables>, field: ChosenField, id: number): Promise<boolean> {
  return (await query.selectFrom(lists[field]).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** The province of a ward; null when there is no such ward. */
export async function findProvinceOfWard(query: Kysely<Tables>, wardId: number): Promise<number | null> {
  const ward = await query.selectFrom('wards').select('provinceId').where('id', '=', wardId).executeTakeFirst()
  return ward?.provinceId ?? null
}
