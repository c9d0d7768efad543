import { givenRole, type Reader, type SecondStepState } from 'shared-contracts/access'

export interface StepFacts extends Pick<Reader, 'userType' | 'staffApproved'> {
  /** This session passed it, in this browser. */
  readonly passed: boolean
  /** The account has a method. */
  readonly enrolled: boolean
  /** The site is one for trying, whose accounts have a published password: roles need no second step there. */
  readonly demonstration: boolean
}

/** The one place that decides who needs a second step: administrators and approved staff. What it means: `roleOf`. */
export function secondStepState({ passed, enrolled, demonstration, ...account }: StepFacts): SecondStepState {
  if (passed) return 'passed'
  if (enrolled) return 'due'
  return givenRole(account) !== null && !demonstration ? 'missing' : 'none'
}
