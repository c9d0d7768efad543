import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'

export type Standard = CallAnswer<'Standard/GetAllStandard'>[number]
export type Need = CallAnswer<'RecommendedDiet/GetRecommendedDietByObjectTypeId'>[number]

/** The standards of the nutrition tables are 1 to 57; nutrients beyond them begin at 101. */
const LAST_STANDARD_ID = 57

export async function findObjectTypes({ query }: Database): Promise<CallAnswer<'ObjectType/GetAll'>> {
  return query
    .selectFrom('objectTypes')
    .select(['id', 'groupId as group', 'code', 'title', 'shortTitle'])
    .orderBy('id')
    .execute()
}

function standards({ query }: Database) {
  return query
    .selectFrom('standards')
    .select([
      'standards.id as standardId',
      'standards.code',
      'standards.title',
      'standards.unit',
      'standards.tableGroup as group',
      'standards.mealCodes',
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
  return standards(database).where('standards.inConsulting', '=', true).execute()
}

export async function findConsultingStandardsWithNeeds(
  database: Database,
  objectTypeId: number,
): Promise<CallAnswer<'Standard/GetAllStandardForNutritionConsultingByObjectTypeId'>> {
  return standards(database)
    .leftJoin('objectTypeNeeds as n', (join) =>
      join.onRef('n.standardId', '=', 'standards.id').on('n.objectTypeId', '=', objectTypeId),
    )
    .select(['n.min', 'n.max', 'n.need'])
    .where('standards.inConsulting', '=', true)
    .execute()
}

/** Every need known for an object type; empty when there is none. */
export async function findNeeds({ query }: Database, objectTypeId: number): Promise<Need[]> {
  return query
    .selectFrom('objectTypeNeeds')
    .select(['standardId', 'min', 'max', 'need'])
    .where('objectTypeId', '=', objectTypeId)
    .orderBy('standardId')
    .execute()
}
