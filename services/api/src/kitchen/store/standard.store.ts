import type { Selectable } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Activity } from 'shared-contracts/nutrition'
import type { Database } from '../../platform/database/open-database'
import type { Tables } from '../../platform/database/tables'
import type { AllNeeds, RecommendedNeed } from '../rules/recommended-needs'

export type Standard = CallAnswer<'Standard/GetAllStandard'>[number]

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
export async function findNeeds({ query }: Database, objectTypeId: number): Promise<RecommendedNeed[]> {
  const rows = await query
    .selectFrom('objectTypeNeeds')
    .selectAll()
    .where('objectTypeId', '=', objectTypeId)
    .orderBy('standardId')
    .execute()
  return rows.map(needOfRow)
}

/** A need as it travels: what is usual or absent is left out. */
export function needOfRow(row: Selectable<Tables['objectTypeNeeds']>): RecommendedNeed {
  return {
    standardId: row.standardId,
    min: row.min,
    max: row.max,
    need: row.need,
    ...(row.recommendedFrom === null && row.recommendedTo === null
      ? {}
      : { recommended: { from: row.recommendedFrom, to: row.recommendedTo } }),
    ...(row.upperLevel === null
      ? {}
      : { upper: { amount: row.upperLevel, ofAdded: row.upperIsOfAdded, source: row.upperSource ?? '' } }),
    ...(row.source === '' ? {} : { source: row.source }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.judged === 'whole' ? {} : { judged: row.judged }),
    ...(row.dayMax === null ? {} : { weekMean: row.weekMean, dayMax: row.dayMax }),
  }
}

/** The needs of all object types, with their energy needs. */
export async function findAllNeeds({ query }: Database): Promise<AllNeeds> {
  const [needs, energies] = await Promise.all([
    query.selectFrom('objectTypeNeeds').selectAll().orderBy('standardId').execute(),
    query.selectFrom('energyNeeds').select(['objectTypeId', 'activity', 'low as from', 'high as to']).execute(),
  ])
  return { needs: needs.map((row) => ({ objectTypeId: row.objectTypeId, need: needOfRow(row) })), energies }
}

/** kcal a day of an object type at an activity, from the smaller need of its group to the larger; undefined when none is known. */
export async function findEnergyNeed(
  { query }: Database,
  objectTypeId: number,
  activity: Activity,
): Promise<{ from: number; to: number } | undefined> {
  return query
    .selectFrom('energyNeeds')
    .select(['low as from', 'high as to'])
    .where('objectTypeId', '=', objectTypeId)
    .where('activity', 'in', [activity, 'all'])
    .executeTakeFirst()
}
