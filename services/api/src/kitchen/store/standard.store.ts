import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'

export type Standard = CallAnswer<'Standard/GetAllStandard'>[number]
export type Need = CallAnswer<'RecommendedDiet/GetRecommendedDietByObjectTypeId'>[number]

/** The standards of SPEC.md are 1 to 57; nutrients beyond them begin at 101. */
const LAST_STANDARD_ID = 57

export async function findObjectTypes({ query }: Database): Promise<CallAnswer<'ObjectType/GetAll'>> {
  const rows = await query.selectFrom('object_types').selectAll().orderBy('id').execute()
  return rows.map(({ id, group_id, code, title, short_title }) => ({
    id,
    group: group_id,
    code,
    title,
    shortTitle: short_title,
  }))
}

function standards({ query }: Database) {
  return query
    .selectFrom('standards')
    .select([
      'standards.id as standardId',
      'standards.code',
      'standards.title',
      'standards.unit',
      'standards.table_group as group',
      'standards.meal_codes as mealCodes',
      'standards.decimals',
    ])
    .orderBy('standards.id')
}

/** The 57. */
export async function findStandards(database: Database): Promise<Standard[]> {
  return standards(database).where('standards.id', '<=', LAST_STANDARD_ID).execute()
}

/** Those that the nutrition self-check compares. */
export async function findConsultingStandards(database: Database): Promise<Standard[]> {
  return standards(database).where('standards.in_consulting', '=', true).execute()
}

export async function findConsultingStandardsWithNeeds(
  database: Database,
  objectTypeId: number,
): Promise<CallAnswer<'Standard/GetAllStandardForNutritionConsultingByObjectTypeId'>> {
  return standards(database)
    .leftJoin('object_type_needs as n', (join) =>
      join.onRef('n.standard_id', '=', 'standards.id').on('n.object_type_id', '=', objectTypeId),
    )
    .select(['n.min', 'n.max', 'n.need'])
    .where('standards.in_consulting', '=', true)
    .execute()
}

/** Every need known for an object type; empty when there is none. */
export async function findNeeds({ query }: Database, objectTypeId: number): Promise<Need[]> {
  return query
    .selectFrom('object_type_needs')
    .select(['standard_id as standardId', 'min', 'max', 'need'])
    .where('object_type_id', '=', objectTypeId)
    .orderBy('standard_id')
    .execute()
}
