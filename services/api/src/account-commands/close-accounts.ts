import type { Kysely } from 'kysely'
import { StartFailure } from 'service-host'
import { parseUserName } from 'shared-contracts/validation'
import { endSessions, findUserByName, updateUser } from '../account'
import type { Database } from '../platform/database/open-database'
import type { Tables } from '../platform/database/tables'

/** Locks accounts and ends their sessions; nothing is erased. Throws `StartFailure` naming those that do not exist. */
export async function closeAccounts(database: Database, userNames: readonly string[]): Promise<void> {
  await forEach(database, userNames, async (query, userId) => {
    await updateUser(query, userId, { disabled: true })
    await endSessions(query, userId)
  })
}

/** Logs accounts out everywhere; their devices are strangers again. Throws as `closeAccounts`. */
export async function endAccountSessions(database: Database, userNames: readonly string[]): Promise<void> {
  await forEach(database, userNames, (query, userId) => endSessions(query, userId))
}

/** All of them or none. */
async function forEach(
  { query: outside }: Database,
  userNames: readonly string[],
  work: (query: Kysely<Tables>, userId: number) => Promise<void>,
): Promise<void> {
  await outside.transaction().execute(async (query) => {
    for (const userName of userNames) {
      const name = parseUserName(userName)
      const found = name && (await findUserByName(query, name, new Date()))
      if (!found) throw new StartFailure(`There is no account ${userName}; nothing was changed`)
      await work(query, found.id)
    }
  })
}
