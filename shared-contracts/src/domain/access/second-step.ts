/**
 * Where a session stands with the second step of its account.
 * none: the account has none and needs none. missing: its role needs one, and none is set up. due: it has one, which this session has not
 * passed. passed: this session has passed it.
 */
export const SECOND_STEP_STATES = ['none', 'missing', 'due', 'passed'] as const
export type SecondStepState = (typeof SECOND_STEP_STATES)[number]

/** For so long a passed second step opens what can't be undone; then it is asked again. */
export const STEP_FRESH_MINUTES = 15

/** Whether the rights of a role are withheld until the step is set up or passed. */
export function withholdsRole(state: SecondStepState | undefined): boolean {
  return state === 'missing' || state === 'due'
}
