import { StartFailure } from 'service-host'
import { parseUserName } from 'shared-contracts/validation'
import { endSessions, findUserByName, updateUser } from '../account'
import type { Database } from '../platform/database/open-database'

/** Locks accounts and ends their sessions; nothing is erased. Throws `StartFailure` naming those that do not exist. */
export async function closeAccounts({ query: outside }: Database, userNames: readonly string[]): Promise<void> {
  await outside.transaction().execute(async (query) => {
    for (const userName of userNames) {
      const name = parseUserName(userName)
      const found = name && (await findUserByName(query, name, new Date()))
      if (!found) throw new StartFailure(`There is no account ${userName}; none was closed`)
      await updateUser(query, found.id, { disabled: true })
      await endSessions(query, found.id)
    }
  })
}
