import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** A key that all processes share: the first to ask makes it. */
export async function serverSecret(query: Kysely<Tables>, name: string): Promise<string> {
  await query
    .insertInto('serverSecrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await query.selectFrom('serverSecrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return row.value
}
