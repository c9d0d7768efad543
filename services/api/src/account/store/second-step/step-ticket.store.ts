import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import { newToken, tokenHash } from '../../../platform/secret-token'
import { ENROLMENT_MS, PASSKEY_CHALLENGE_MS, TICKET_MS, TICKET_TRIES } from '../../rules/second-step/step-limits'

interface TicketOfBrowser {
  readonly ticket: string
  /** The value of its step cookie. */
  readonly browser: string | null
}

/** A ticket for a login whose first step was right. It is kept nowhere. */
export async function createTicket(query: Kysely<Tables>, userId: number, browser: string, now: Date): Promise<string> {
  const ticket = newToken()
  await query
    .insertInto('stepTickets')
    .values({
      tokenHash: tokenHash(ticket),
      browserHash: tokenHash(browser),
      userId,
      expiresAt: new Date(now.getTime() + TICKET_MS),
    })
    .execute()
  return ticket
}

/** Whose login it is; null: it has ended, was tried too often, or began in another browser. */
export async function findTicket(query: Kysely<Tables>, { ticket, browser }: TicketOfBrowser, now: Date) {
  if (browser === null) return null
  const found = query
    .selectFrom('stepTickets')
    .select(['tokenHash', 'userId'])
    .where('tokenHash', '=', tokenHash(ticket))
    .where('browserHash', '=', tokenHash(browser))
    .where('expiresAt', '>', now)
    .where('tries', '<', TICKET_TRIES)
  return (await found.executeTakeFirst()) ?? null
}

/** Counts a try before it is compared, so that guesses sent at once can't outnumber the limit. Null as of `findTicket`. */
export async function tryTicket(query: Kysely<Tables>, { ticket, browser }: TicketOfBrowser, now: Date) {
  if (browser === null) return null
  const tried = query
    .updateTable('stepTickets')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash(ticket))
    .where('browserHash', '=', tokenHash(browser))
    .where('expiresAt', '>', now)
    .where('tries', '<', TICKET_TRIES)
    .returning(['tokenHash', 'userId', 'tries'])
  return (await tried.executeTakeFirst()) ?? null
}

/** Of two uses at once one gets it. */
export async function useTicket(query: Kysely<Tables>, ticketHash: Buffer): Promise<boolean> {
  const used = query.deleteFrom('stepTickets').where('tokenHash', '=', ticketHash)
  return (await used.executeTakeFirst()).numDeletedRows > 0n
}

/** What asks: a session, or a login under way. */
export type ChallengeOwner = { readonly userId: number } & (
  | { readonly sessionId: number }
  | { readonly ticketHash: Buffer }
)
export type ChallengeKind = 'totp' | 'new-passkey' | 'passkey'

/** The former one of that kind stops working. */
export async function saveChallenge(
  query: Kysely<Tables>,
  owner: ChallengeOwner,
  kind: ChallengeKind,
  challenge: string,
  now: Date,
): Promise<void> {
  const lifetime = kind === 'passkey' ? PASSKEY_CHALLENGE_MS : ENROLMENT_MS
  const values = { challenge, expiresAt: new Date(now.getTime() + lifetime) }
  const constraint = 'sessionId' in owner ? 'one_challenge_of_session' : 'one_challenge_of_ticket'
  await query
    .insertInto('stepChallenges')
    .values({ ...owner, kind, ...values })
    .onConflict((conflict) => conflict.constraint(constraint).doUpdateSet(values))
    .execute()
}

const ofOwner = (owner: ChallengeOwner) =>
  'sessionId' in owner ? (['sessionId', owner.sessionId] as const) : (['ticketHash', owner.ticketHash] as const)

/** Without using it up: who mistypes a code need not scan anew. */
export async function findChallenge(query: Kysely<Tables>, owner: ChallengeOwner, kind: ChallengeKind, now: Date) {
  const [column, value] = ofOwner(owner)
  const found = query
    .selectFrom('stepChallenges')
    .select('challenge')
    .where(column, '=', value)
    .where('kind', '=', kind)
    .where('expiresAt', '>', now)
  return (await found.executeTakeFirst())?.challenge ?? null
}

/** Uses it up, right or wrong: what was signed once counts never again. */
export async function takeChallenge(query: Kysely<Tables>, owner: ChallengeOwner, kind: ChallengeKind, now: Date) {
  const [column, value] = ofOwner(owner)
  const taken = query
    .deleteFrom('stepChallenges')
    .where(column, '=', value)
    .where('kind', '=', kind)
    .where('expiresAt', '>', now)
    .returning('challenge')
  return (await taken.executeTakeFirst())?.challenge ?? null
}

export async function forgetOldSteps(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('stepTickets').where('expiresAt', '<=', now).execute()
  await query.deleteFrom('stepChallenges').where('expiresAt', '<=', now).execute()
}
