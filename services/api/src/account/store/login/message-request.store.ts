import { type Kysely, sql } from 'kysely'
import { visitorAddress } from 'service-host'
import type { UserName } from 'shared-contracts/validation'
import type { Tables } from '../../../platform/database/tables'
import { subjectKey, visitorNetwork } from '../../rules/attempt-limits'
import {
  decideForOwner,
  decideForStranger,
  MESSAGE_DAY_MS,
  MESSAGE_HOUR_MS,
  MESSAGE_SOON_MS,
  type MessageDecision,
  purposesCountedWith,
} from '../../rules/message-limits'
import { type CodePurpose, codeLifetimeMs } from '../../rules/one-time-code'

export interface CountedRequest {
  readonly purpose: CodePurpose
  readonly contact: UserName
  /** The visitor's network address. */
  readonly address: string
  /** A registration: strangers who asked before it about an address without an account have used up nothing of it. */
  readonly isFirst?: boolean
  /** `user 7` or `device 9`, where the owner is known by a session or a device; null: a stranger. */
  readonly owner: string | null
}

/** Who asked, as it is kept with a code: the owner's session or device, else the network. */
export function askerKey({ owner, address }: Pick<CountedRequest, 'owner' | 'address'>): Buffer {
  return subjectKey(owner ?? visitorNetwork(address))
}

/**
 * Decides whether a message may go, and writes the request down. Requests about one contact wait for each other, so that of
 * many at once exactly one is sent. Refused ones are not kept, or waiting would never end.
 */
export async function countMessageRequest(
  query: Kysely<Tables>,
  request: CountedRequest,
  now: Date,
): Promise<MessageDecision> {
  const contactKey = subjectKey(request.contact.value)
  const work = async (inside: Kysely<Tables>): Promise<MessageDecision> => {
    await sql`select pg_advisory_xact_lock(${contactKey.readInt32BE(0)}, ${contactKey.readInt32BE(4)})`.execute(inside)
    const decided =
      request.owner === null
        ? decideForStranger(await countStrangers(inside, contactKey, request, now))
        : decideForOwner(await countOwner(inside, contactKey, request, now))
    const decision = request.isFirst && decided !== 'visitor' ? 'send' : decided
    if (decision !== 'send' && decision !== 'repeat') return decision
    const { purpose, owner, address } = request
    await inside
      .insertInto('messageRequests')
      .values({
        contactKey,
        purpose,
        sent: decision === 'send',
        askerKey: owner === null ? null : subjectKey(owner),
        visitorKey: owner === null ? subjectKey(visitorAddress(address)) : null,
        networkKey: owner === null ? subjectKey(visitorNetwork(address)) : null,
        at: now,
      })
      .execute()
    return decision
  }
  return query.isTransaction ? work(query) : query.transaction().execute(work)
}

async function countStrangers(
  query: Kysely<Tables>,
  contactKey: Buffer,
  { purpose, address }: CountedRequest,
  now: Date,
) {
  const visitorKey = subjectKey(visitorAddress(address))
  const networkKey = subjectKey(visitorNetwork(address))
  const since = (ms: number) => new Date(now.getTime() - ms)
  // A code to log in with belongs to the browser that asked; everything else serves whoever opens it.
  const ofAsker = purpose === 'login-code' ? sql`visitor_key = ${visitorKey}` : sql`true`
  const { rows } = await sql<Record<'soon' | 'live' | 'messages' | 'networks' | 'ofNetwork', string>>`select
      count(*) filter (where purpose = ${purpose} and at > ${since(MESSAGE_SOON_MS)} and ${ofAsker}) as soon,
      count(*) filter (where purpose = ${purpose} and at > ${since(codeLifetimeMs[purpose])}) as live,
      count(*) as messages,
      count(distinct network_key) as networks,
      count(*) filter (where network_key = ${networkKey}) as "ofNetwork"
    from message_requests
    where contact_key = ${contactKey} and purpose in (${sql.join([...purposesCountedWith(purpose)])})
      and sent and asker_key is null and at > ${since(MESSAGE_DAY_MS)}`.execute(query)
  const { rows: hour } = await sql<Record<'ofVisitor' | 'ofNetwork', string>>`select
      count(*) filter (where visitor_key = ${visitorKey}) as "ofVisitor", count(*) as "ofNetwork"
    from message_requests where network_key = ${networkKey} and at > ${since(MESSAGE_HOUR_MS)}`.execute(query)
  return {
    ...numbersOf(rows[0]),
    ofVisitorInHour: Number(hour[0]?.ofVisitor),
    ofNetworkInHour: Number(hour[0]?.ofNetwork),
  }
}

async function countOwner(query: Kysely<Tables>, contactKey: Buffer, { purpose, owner }: CountedRequest, now: Date) {
  const since = (ms: number) => new Date(now.getTime() - ms)
  const { rows } = await sql<Record<'soon' | 'live' | 'messages' | 'inAll', string>>`select
      count(*) filter (where of_this and at > ${since(MESSAGE_SOON_MS)}) as soon,
      count(*) filter (where of_this and at > ${since(codeLifetimeMs[purpose])}) as live,
      count(*) filter (where of_this) as messages,
      count(*) as "inAll"
    from (select at, contact_key = ${contactKey} and purpose = ${purpose} as of_this from message_requests
      where asker_key = ${subjectKey(owner ?? '')} and sent and at > ${since(MESSAGE_DAY_MS)}) r`.execute(query)
  return numbersOf(rows[0])
}

/** Counts arrive as texts. */
function numbersOf<K extends string>(row: Record<K, string> | undefined): Record<K, number>
function numbersOf(row: Record<string, string> = {}): Record<string, number> {
  return Object.fromEntries(Object.entries(row).map(([name, count]) => [name, Number(count)]))
}

/**
 * Forgets the requests whose message did its work: the next one is sent, and nobody is told that what was used still works.
 * `askedBy`: of the network, user or device with this `askerKey`; null: whoever asked.
 */
export async function forgetMessageRequests(
  query: Kysely<Tables>,
  contacts: readonly string[],
  purpose: CodePurpose,
  askedBy: Buffer | null = null,
): Promise<void> {
  if (contacts.length === 0) return
  const all = query
    .deleteFrom('messageRequests')
    .where('contactKey', 'in', contacts.map(subjectKey))
    .where('purpose', '=', purpose)
  await (askedBy === null
    ? all
    : all.where((is) => is.or([is('askerKey', '=', askedBy), is('networkKey', '=', askedBy)]))
  ).execute()
}

/** No limit looks back further than a day. */
export async function forgetOldMessageRequests(query: Kysely<Tables>, now: Date): Promise<void> {
  await query
    .deleteFrom('messageRequests')
    .where('at', '<', new Date(now.getTime() - MESSAGE_DAY_MS))
    .execute()
}
