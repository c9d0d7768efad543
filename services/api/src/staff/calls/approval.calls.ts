import { fold } from 'shared-contracts/text'
import type { AccountServices } from '../../account'
import type { Handlers } from '../../platform/calls/handler'
import { administrator, user } from '../../platform/calls/user-handler'
import { editingOf } from '../../platform/editing/editing'
import { pageOf } from '../../platform/lists'
import { APPROVAL_STATES } from '../rules/approval'
import { type Applicant, findApplicants, findApproval } from '../store/applicant.store'
import { findDecisions } from '../store/decision.store'
import { askAgain } from './ask-again'
import { decide, staffMissing } from './decide'

type ApprovalCall =
  | 'Staff/GetApproval'
  | 'Staff/AskAgain'
  | 'Staff/GetApplicants'
  | 'Staff/GetDecisions'
  | 'Staff/Decide'
  | 'User/GetMedicalStaff'
  | 'User/ApproveMedicalStaff'

/** Who is let in to what is written for medical staff. */
export function approvalCalls(services: AccountServices): Handlers<ApprovalCall> {
  const { database, now } = services

  return {
    'Staff/GetApproval': user(async ({ userId }) => {
      const approval = await findApproval(database.query, userId)
      if (approval === null) return null
      const { state, reason, decidedAt, askedAt } = approval
      const isoOf = (moment: Date | null) => moment?.toISOString() ?? null
      return { state, reason, decidedAt: isoOf(decidedAt), askedAgainAt: isoOf(askedAt) }
    }),

    'Staff/AskAgain': user(async ({ userId, body: { note } }) => {
      await askAgain(services, userId, note)
      return {}
    }),

    'Staff/GetApplicants': administrator(async ({ query: { state, keyword, ...paging } }) => {
      const words = fold(keyword).trim()
      const found = inDeskOrder((await findApplicants(database.query, now())).filter(isAbout(words)))
      const page = pageOf(state === undefined ? found : found.filter((each) => each.state === state), paging)
      const count = (wanted: Applicant['state']) => found.filter((each) => each.state === wanted).length
      return {
        ...page,
        counts: {
          waiting: count('waiting'),
          approved: count('approved'),
          refused: count('refused'),
          revoked: count('revoked'),
        },
      }
    }),

    'Staff/GetDecisions': administrator(async ({ query: { userId } }) => {
      if ((await findApproval(database.query, userId)) === null) throw staffMissing()
      return findDecisions(database.query, userId)
    }),

    'Staff/Decide': administrator(async ({ body: { reason = null, ...decision }, caller }) => {
      await decide(services, { ...decision, reason, decidedBy: editingOf(caller, now()).userId })
      return {}
    }),

    'User/GetMedicalStaff': administrator(async () =>
      inDeskOrder(await findApplicants(database.query, now())).map(
        ({ userId, fullName, userName, organization, department, position, registeredAt, state }) => ({
          ...{ userId, fullName, userName, organization, department, position, registeredAt },
          approved: state === 'approved',
        }),
      ),
    ),

    /** The former call, which knows no reason and no other editor; what stands as it should already stays. */
    'User/ApproveMedicalStaff': administrator(async ({ body: { userId, approved }, caller }) => {
      const approval = await findApproval(database.query, userId)
      if (approval === null) throw staffMissing()
      if ((approval.state === 'approved') === approved) return {}
      const decision = approved ? ('approved' as const) : ('revoked' as const)
      const reason = approved ? null : NO_REASON
      await decide(services, {
        userId,
        decision,
        reason,
        lastDecisionId: null,
        decidedBy: editingOf(caller, now()).userId,
      })
      return {}
    }),
  }
}

const NO_REASON = 'Người quản trị không nêu lý do'

/** Those that somebody waits for first; within a state the newest. */
function inDeskOrder(applicants: readonly Applicant[]): Applicant[] {
  const place = ({ state }: Applicant) => APPROVAL_STATES.indexOf(state)
  return [...applicants].sort((a, b) => place(a) - place(b))
}

/** Every word of a name, an address or a workplace, with or without accents. */
function isAbout(words: string) {
  const wanted = words.split(/\s+/)
  return ({ fullName, userName, organization, department, position }: Applicant) => {
    const told = fold([fullName, userName, organization, department, position].join(' '))
    return wanted.every((word) => told.includes(word))
  }
}
