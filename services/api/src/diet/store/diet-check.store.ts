import { sql } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import type { ConsultingRules } from '../rules/consulting-rules'
import type { Diet, DietResult } from '../rules/diet'

/** More than anybody looks back on; older ones make room. */
const KEPT_A_USER = 100

/** Rejects where no content was imported. */
export async function findConsultingRules({ query }: Database): Promise<ConsultingRules> {
  const row = await query
    .selectFrom('consultingRules')
    .select('rules')
    .where('code', '=', 'all')
    .executeTakeFirstOrThrow()
  return row.rules
}

export async function saveDietCheck(
  { query }: Database,
  userId: number,
  diet: Diet,
  result: DietResult,
  now: Date,
): Promise<number> {
  const { id } = await query
    .insertInto('dietChecks')
    .values({
      userId,
      savedAt: now,
      objectTypeId: diet.objectTypeId,
      answers: JSON.stringify(diet.answers),
      meals: JSON.stringify(diet.meals),
      result: JSON.stringify(result),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`delete from diet_checks where user_id = ${userId} and id not in
    (select id from diet_checks where user_id = ${userId} order by id desc limit ${KEPT_A_USER})`.execute(query)
  return id
}

/** What checks kept before there were recommendations were compared with: the range of menus. */
const OLDER_STANDARD = { against: 'range', recommended: null, upper: null, source: null } as const

/** A result with what was not computed yet when older ones were kept. */
function completeResult(kept: DietResult): DietResult {
  return {
    ...{ urgency: 'watch' as const, verdict: '', limits: [], findings: [], activity: 'light' as const },
    ...kept,
    standards: kept.standards.map((standard) => ({ ...OLDER_STANDARD, ...standard })),
    suggestions: kept.suggestions.map(({ foods, ...suggestion }) => ({
      ...{ instead: false },
      ...suggestion,
      foods: foods.map((food) => ({ ...{ household: null }, ...food })),
    })),
  }
}

/** Newest first. */
export async function findDietChecks(
  { query }: Database,
  userId: number,
): Promise<CallAnswer<'NutritionConsulting/GetSavedAnswers'>> {
  const rows = await query
    .selectFrom('dietChecks')
    .select(['id', 'savedAt', 'objectTypeId', 'answers', 'meals', 'result'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ result, savedAt, ...diet }) => ({
    ...completeResult(result),
    ...diet,
    savedAt: savedAt.toISOString(),
  }))
}

/** Whether there was one of this user's to delete. */
export async function deleteDietCheck({ query }: Database, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('dietChecks')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
