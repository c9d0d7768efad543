import { sql } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import type { ConsultingRules } from '../rules/consulting-rules'
import type { Diet, DietResult } from '../rules/diet-check'

/** More than anybody looks back on; older ones make room. */
const KEPT_A_USER = 100

/** Rejects where no content was imported. */
export async function findConsultingRules({ query }: Database): Promise<ConsultingRules> {
  const row = await query
    .selectFrom('consulting_rules')
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
    .insertInto('diet_checks')
    .values({
      user_id: userId,
      saved_at: now,
      object_type_id: diet.objectTypeId,
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

/** Newest first. */
export async function findDietChecks(
  { query }: Database,
  userId: number,
): Promise<CallAnswer<'NutritionConsulting/GetSavedAnswers'>> {
  const rows = await query
    .selectFrom('diet_checks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, saved_at, object_type_id, answers, meals, result }) => ({
    ...result,
    id,
    savedAt: saved_at.toISOString(),
    objectTypeId: object_type_id,
    answers,
    meals,
  }))
}

/** Whether there was one of this user's to delete. */
export async function deleteDietCheck({ query }: Database, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('diet_checks')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function findFoods({ pool }: Database): Promise<CallAnswer<'NutritionConsulting/GetFoods'>> {
  // Units are weighed as bought; what is eaten of them is the edible share.
  const { rows } = await pool.query<CallAnswer<'NutritionConsulting/GetFoods'>[number]>(`
    select m.id as "materialId", m.title, m.group_code as "group",
      coalesce((select jsonb_agg(jsonb_build_object('unit', u.unit,
          'grams', round((u.grams * m.edible_percent / 100)::numeric, 1)) order by u.id)
        from unit_converts u where u.material_id = m.id), '[]') as units
    from materials m order by m.id`)
  return rows
}
