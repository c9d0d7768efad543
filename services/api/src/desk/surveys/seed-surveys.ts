import type { SurveyEntry } from 'content'
import type { Database } from '../../platform/database/open-database'
import { findItemByKey, insertItem } from './store/desk-item.store'

/**
 * Puts in the surveys, polls and popups of the content that were never put in before; what editors changed or deleted stays so. Resolves with the
 * keys of those that are new.
 */
export async function seedSurveys(database: Database, entries: readonly SurveyEntry[], now: Date): Promise<string[]> {
  const added: string[] = []
  for (const entry of entries) {
    await database.query.transaction().execute(async (query) => {
      const seeded = await query
        .insertInto('surveySeeds')
        .values({ key: entry.key, seededAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      if (seeded === undefined || (await findItemByKey(query, entry.key)) !== null) return
      await insertItem(query, entry, now)
      added.push(entry.key)
    })
  }
  return added
}
