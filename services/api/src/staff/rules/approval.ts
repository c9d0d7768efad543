import type { CallAnswer } from 'shared-contracts/calls'

type Applicant = CallAnswer<'Staff/GetApplicants'>['items'][number]
export type ApprovalState = Applicant['state']
export type Decision = CallAnswer<'Staff/GetDecisions'>[number]['decision']

export const APPROVAL_STATES = ['waiting', 'refused', 'revoked', 'approved'] as const satisfies readonly ApprovalState[]

/** What may follow on each state. */
const FOLLOWING: Readonly<Record<ApprovalState, readonly Decision[]>> = {
  waiting: ['approved', 'refused'],
  approved: ['revoked'],
  refused: ['approved'],
  revoked: ['approved'],
}

/**
 * Where an account of medical staff stands. The account's own word is what access is judged by; the latest decision tells why it says no.
 * @param askedAgain since the latest decision
 */
export function approvalState(approved: boolean, latest: Decision | null, askedAgain: boolean): ApprovalState {
  if (approved) return 'approved'
  return latest === null || askedAgain ? 'waiting' : latest === 'refused' ? 'refused' : 'revoked'
}

export function mayFollow(state: ApprovalState, decision: Decision): boolean {
  return FOLLOWING[state].includes(decision)
}

/** Who is not let in, and waits for no decision either, may ask for another. */
export function mayAskAgain(state: ApprovalState): boolean {
  return state === 'refused' || state === 'revoked'
}

/** Who is refused something is told why. */
export function needsReason(decision: Decision): boolean {
  return decision !== 'approved'
}
