import { type Kysely, sql } from 'kysely'
import { visitorAddress } from 'service-host'
import type { Tables } from '../../../platform/database/tables'
import { attemptKey, visitorNetwork } from '../../rules/attempt-limits'
import { type LoginCounter, type LoginLimit, limitsOfKnownDevice, limitsOfStrangers } from '../../rules/login-limits'

export interface LoginAttempt {
  /** The user name, as normalised. */
  readonly account: string
  /** The device when it logged in to this account before; null for a stranger. */
  readonly deviceId: number | null
  /** The visitor's network address. */
  readonly address: string
}

/**
 * Writes a login down as failed, then counts: of many at once no more than the limit pass, in whatever process they
 * arrive. Refused attempts are not kept, or waiting would never end. Resolves with the counter that it was one too many
 * for; null: it may go on.
 */
export async function countLoginAttempt(
  query: Kysely<Tables>,
  { account, deviceId, address }: LoginAttempt,
  now: Date,
): Promise<LoginCounter | null> {
  const accountKey = attemptKey(account)
  const addressKey = deviceId === null ? attemptKey(visitorAddress(address)) : null
  const networkKey = deviceId === null ? attemptKey(visitorNetwork(address)) : null
  const { id } = await query
    .insertInto('loginFailures')
    .values({ accountKey, deviceId, addressKey, networkKey, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

  const count = async ({ counter, counts, withinMs }: LoginLimit): Promise<number> => {
    const since = query.selectFrom('loginFailures').where('at', '>', new Date(now.getTime() - withinMs))
    const rows = {
      device: () => since.where('accountKey', '=', accountKey).where('deviceId', '=', deviceId),
      'account-at-address': () => since.where('accountKey', '=', accountKey).where('addressKey', '=', addressKey),
      'account-at-network': () => since.where('accountKey', '=', accountKey).where('networkKey', '=', networkKey),
      account: () => since.where('accountKey', '=', accountKey).where('deviceId', 'is', null),
      address: () => since.where('addressKey', '=', addressKey),
      network: () => since.where('networkKey', '=', networkKey),
    }[counter]()
    const what = counts === 'tries' ? sql<string>`count(*)` : sql<string>`count(distinct account_key)`
    const { counted } = await rows.select(what.as('counted')).executeTakeFirstOrThrow()
    return Number(counted)
  }

  for (const limit of deviceId === null ? limitsOfStrangers : limitsOfKnownDevice) {
    if ((await count(limit)) <= limit.most) continue
    await query.deleteFrom('loginFailures').where('id', '=', id).execute()
    return limit.counter
  }
  return null
}

/**
 * The login went well: what this known device, or else this address, tried at the account before is forgotten. A known device
 * takes nothing back of what strangers behind its address tried.
 */
export async function forgetLoginFailures(query: Kysely<Tables>, attempt: LoginAttempt): Promise<void> {
  const { account, deviceId, address } = attempt
  await query
    .deleteFrom('loginFailures')
    .where('accountKey', '=', attemptKey(account))
    .where((is) =>
      deviceId === null ? is('addressKey', '=', attemptKey(visitorAddress(address))) : is('deviceId', '=', deviceId),
    )
    .execute()
}

/** No limit looks back further than a day. */
export async function forgetOldLoginFailures(query: Kysely<Tables>, now: Date): Promise<void> {
  await query
    .deleteFrom('loginFailures')
    .where('at', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}
