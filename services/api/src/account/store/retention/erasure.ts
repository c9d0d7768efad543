import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import type { ForgetMessages } from '../../../platform/messages/courier'
import { forgetAttemptsAbout } from '../attempt.store'

/**
 * Erases accounts whose seven days are over, with all that is kept about their owners: rows of other tables go with the
 * account's by reference, counts of attempts and messages in the outbox by address. Resolves with how many.
 */
export async function eraseDueUsers(query: Kysely<Tables>, forgetMessages: ForgetMessages, now: Date): Promise<number> {
  const due = await query
    .selectFrom('users')
    .select(['id', 'email', 'phoneNumber'])
    .where('deleteAfter', '<=', now)
    .execute()
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const addresses = await addressesOf(query, ids)
  // Files first: what is left when this process ends here is found again by the accounts that are still due.
  await forgetMessages({ to: addresses })
  return query.transaction().execute(async (inside) => {
    const names = [...addresses, ...ids.map((id) => `user ${id}`)]
    await forgetAttemptsAbout(inside, names)
    // Still on their way out: nobody is there to read them.
    await inside
      .deleteFrom('outgoingMessages')
      .where('recipient', 'in', ['', ...addresses])
      .execute()
    const erased = inside.deleteFrom('users').where('id', 'in', ids).where('deleteAfter', '<=', now)
    return Number((await erased.executeTakeFirst()).numDeletedRows)
  })
}

/** Every email and phone number that messages about these accounts may have gone to. */
async function addressesOf(query: Kysely<Tables>, userIds: readonly number[]): Promise<Set<string>> {
  const [users, changes, codes, contacts] = await Promise.all([
    query.selectFrom('users').select(['email', 'phoneNumber']).where('id', 'in', userIds).execute(),
    query
      .selectFrom('contactChanges')
      .select(['formerEmail as email', 'formerPhoneNumber as phoneNumber'])
      .where('userId', 'in', userIds)
      .execute(),
    query.selectFrom('oneTimeCodes').select('target').where('userId', 'in', userIds).execute(),
    query.selectFrom('userContacts').select(['email', 'phoneNumber']).where('userId', 'in', userIds).execute(),
  ])
  const all = [...users, ...changes, ...contacts].flatMap(({ email, phoneNumber }) => [email, phoneNumber])
  return new Set([...all, ...codes.map(({ target }) => target)].filter((each) => each !== null))
}
