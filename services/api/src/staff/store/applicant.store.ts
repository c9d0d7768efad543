import { type Kysely, sql } from 'kysely'
import { userTypes } from 'shared-contracts/ages'
import type { Tables } from '../../platform/database/tables'
import { approvalState } from '../rules/approval'

/** The latest decision about the user `u`, as `d`. */
const LATEST = sql<boolean>`d.id = (select max(s.id) from staff_decisions s where s.user_id = u.id)`

/** Accounts of medical staff with where they work and what was decided last; newest first. Accounts that are to be erased are left out. */
export async function findApplicants(query: Kysely<Tables>, now: Date) {
  const rows = await query
    .selectFrom('users as u')
    .leftJoin('organizations as o', 'o.id', 'u.organizationId')
    .leftJoin('departments as p', 'p.id', 'u.departmentId')
    .leftJoin('jobTitles as j', 'j.id', 'u.positionId')
    .leftJoin('staffDecisions as d', (join) => join.onRef('d.userId', '=', 'u.id').on(LATEST))
    .select(['u.id as userId', 'u.fullName', 'u.email', 'u.phoneNumber', 'u.staffApproved', 'u.createdAt'])
    .select(['u.emailConfirmedAt', 'u.phoneConfirmedAt', 'u.otherDepartment', 'u.otherPosition'])
    .select(['o.title as organization', 'p.title as department', 'j.title as position'])
    .leftJoin('staffRequests as r', 'r.decisionId', 'd.id')
    .select(['d.id as decisionId', 'd.decision', 'd.reason', 'd.decidedAt', 'r.note', 'r.askedAt'])
    .where('u.userType', '=', userTypes.medicalStaff)
    .where((is) => is.or([is('u.deleteAfter', 'is', null), is('u.deleteAfter', '>', now)]))
    .orderBy('u.id', 'desc')
    .execute()
  return rows.map((row) => ({
    userId: row.userId,
    fullName: row.fullName,
    userName: row.email ?? row.phoneNumber ?? '',
    organization: row.organization,
    department: row.otherDepartment ?? row.department,
    position: row.otherPosition ?? row.position,
    registeredAt: row.createdAt.toISOString(),
    contactConfirmed: row.emailConfirmedAt !== null || row.phoneConfirmedAt !== null,
    state: approvalState(row.staffApproved, row.decision, row.askedAt !== null),
    reason: row.reason,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    request: row.note === null || row.askedAt === null ? null : { note: row.note, askedAt: row.askedAt.toISOString() },
    lastDecisionId: row.decisionId ?? 0,
  }))
}

export type Applicant = Awaited<ReturnType<typeof findApplicants>>[number]

/** What decides about a user: null when there is no such account of medical staff. */
export async function findApproval(query: Kysely<Tables>, userId: number) {
  const row = await query
    .selectFrom('users as u')
    .leftJoin('staffDecisions as d', (join) => join.onRef('d.userId', '=', 'u.id').on(LATEST))
    .leftJoin('staffRequests as r', 'r.decisionId', 'd.id')
    .select(['u.staffApproved', 'd.id as decisionId', 'd.decision', 'd.reason', 'd.decidedAt', 'r.askedAt'])
    .where('u.id', '=', userId)
    .where('u.userType', '=', userTypes.medicalStaff)
    .executeTakeFirst()
  if (!row) return null
  const { decisionId, decision, reason, decidedAt, staffApproved, askedAt } = row
  const state = approvalState(staffApproved, decision, askedAt !== null)
  return { state, lastDecisionId: decisionId ?? 0, reason, decidedAt, askedAt }
}
