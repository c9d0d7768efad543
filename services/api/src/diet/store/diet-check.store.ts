import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import { lockUser } from '../../platform/database/lock-user'
import type { Database } from '../../platform/database/open-database'
import type { Tables } from '../../platform/database/tables'
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

/** Sent again within this time, the same answers are the same check. */
const AGAIN_WITHIN_MS = 60_000

/** Keeps a check, once if it is sent twice. */
export function saveDietCheck(database: Database, userId: number, diet: Diet, result: DietResult, now: Date) {
  return database.query.transaction().execute(async (query) => {
    await lockUser(query, userId)
    const latest = await query
      .selectFrom('dietChecks')
      .select(['id', 'savedAt', 'objectTypeId', 'answers', 'meals', 'result'])
      .where('userId', '=', userId)
      .where('savedAt', '>', new Date(now.getTime() - AGAIN_WITHIN_MS))
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (latest && isSameDiet(latest, diet)) return { id: latest.id, savedAt: latest.savedAt }
    return { id: await addDietCheck(query, userId, diet, result, now), savedAt: now }
  })
}

type KeptDiet = Omit<Diet, 'activity'> & { readonly result: Pick<DietResult, 'activity'> }

function isSameDiet({ objectTypeId, answers, meals, result }: KeptDiet, diet: Diet): boolean {
  // As it will be kept, without fields that say nothing
  const sent: unknown = JSON.parse(JSON.stringify(diet))
  return isDeepStrictEqual({ objectTypeId, answers, meals, activity: result.activity }, sent)
}

async function addDietCheck(
  query: Kysely<Tables>,
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
