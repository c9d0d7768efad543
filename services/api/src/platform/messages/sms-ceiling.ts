import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'

/** How many SMS the whole site sends at most, to whomever: each costs money. */
export interface SmsLimits {
  readonly perHour: number
  readonly perDay: number
}

export const usualSmsLimits: SmsLimits = { perHour: 300, perDay: 2000 }

/** Of an hour, for the numbers of one prefix: who pumps messages for money has numbers of one carrier. */
const SHARE_OF_PREFIX = 0.5

/** Whether a number of ten digits is a mobile one of Viet Nam: 03, 05, 07, 08, 09. Others, as 02 of landlines, take no SMS. */
export function isMobileNumber(phoneNumber: string): boolean {
  return /^0[35789]\d{8}$/.test(phoneNumber)
}

const prefixOf = (phoneNumber: string) => phoneNumber.slice(0, 3)
const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)

/** Counts an SMS that will be sent. Belongs into the transaction that keeps it. */
export async function countSms(query: Kysely<Tables>, to: string, now: Date): Promise<void> {
  await query
    .insertInto('sentSms')
    .values({ hour: hourOf(now), prefix: prefixOf(to), messages: 1 })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'prefix']).doUpdateSet({ messages: sql`sent_sms.messages + 1` }),
    )
    .execute()
}

/**
 * The fullest of the limits as a share: 1 and more means that no further codes are sent. `to`: also of the number's prefix;
 * null: of the fullest prefix.
 */
export async function usedShareOfSms(
  query: Kysely<Tables>,
  limits: SmsLimits,
  to: string | null,
  now: Date,
): Promise<number> {
  const hour = hourOf(now)
  const dayBefore = new Date(hour.getTime() - 23 * 3_600_000)
  const ofPrefix = to === null ? sql`true` : sql`prefix = ${prefixOf(to)}`
  const { rows } = await sql<Record<'ofHour' | 'ofDay' | 'ofPrefix', string>>`select
      coalesce(sum(messages) filter (where hour = ${hour}), 0) as "ofHour",
      coalesce(sum(messages), 0) as "ofDay",
      coalesce(max(messages) filter (where hour = ${hour} and ${ofPrefix}), 0) as "ofPrefix"
    from sent_sms where hour >= ${dayBefore}`.execute(query)
  const [counts] = rows
  return Math.max(
    Number(counts?.ofHour) / limits.perHour,
    Number(counts?.ofDay) / limits.perDay,
    Number(counts?.ofPrefix) / (limits.perHour * SHARE_OF_PREFIX),
  )
}

/** No limit looks back further than a day. */
export async function forgetOldSmsCounts(query: Kysely<Tables>, now: Date): Promise<void> {
  await query
    .deleteFrom('sentSms')
    .where('hour', '<', new Date(now.getTime() - 24 * 3_600_000))
    .execute()
}
