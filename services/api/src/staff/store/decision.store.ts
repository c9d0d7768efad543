import type { Insertable, Kysely } from 'kysely'
import { userTypes } from 'shared-contracts/ages'
import type { Tables } from '../../platform/database/tables'

/** Opens or closes the account and keeps who did so, when and why. Every process reads the account with each call. */
export async function keepDecision(
  query: Kysely<Tables>,
  decision: Omit<Insertable<Tables['staffDecisions']>, 'id'>,
): Promise<void> {
  await query.insertInto('staffDecisions').values(decision).execute()
  await query
    .updateTable('users')
    .set({ staffApproved: decision.decision === 'approved' })
    .where('id', '=', decision.userId)
    .where('userType', '=', userTypes.medicalStaff)
    .execute()
}

export async function keepRequest(query: Kysely<Tables>, request: Insertable<Tables['staffRequests']>): Promise<void> {
  await query.insertInto('staffRequests').values(request).execute()
}

/** What was decided about a user, newest first. */
export async function findDecisions(query: Kysely<Tables>, userId: number) {
  const rows = await query
    .selectFrom('staffDecisions as d')
    .leftJoin('users as e', 'e.id', 'd.decidedBy')
    .select(['d.id', 'd.decision', 'd.reason', 'd.decidedAt', 'e.fullName as decidedBy'])
    .where('d.userId', '=', userId)
    .orderBy('d.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, decidedAt: row.decidedAt.toISOString() }))
}
