import { StartFailure } from 'service-host'
import { parseUserName } from 'shared-contracts/validation'
import { findUserByName } from '../account'
import {
  APPROVAL_STATES,
  type ApprovalState,
  type Decision,
  type DecisionServices,
  decide,
  findApplicants,
} from '../staff'

const decisions: Readonly<Record<string, Decision>> = { approve: 'approved', refuse: 'refused', revoke: 'revoked' }

export interface StaffCommand {
  readonly decision: Decision
  readonly userName: string
  readonly reason: string | null
}

/** What `approve|refuse|revoke <name>` orders; null for another command. */
export function staffCommand(
  command: string | undefined,
  names: readonly string[],
  reason: string | undefined,
): StaffCommand | null {
  const decision = Object.hasOwn(decisions, command ?? '') ? decisions[command ?? ''] : undefined
  const [userName] = names
  if (decision === undefined || userName === undefined || names.length > 1) return null
  return { decision, userName, reason: reason ?? null }
}

/** Decides about an account of medical staff and tells the person. Throws `StartFailure` that says what is wrong. */
export async function decideByCommand(services: DecisionServices, command: StaffCommand): Promise<void> {
  const { decision, userName, reason } = command
  if (decision !== 'approved' && !reason?.trim())
    throw new StartFailure(`--reason is missing: ${userName} will read it`)
  const name = parseUserName(userName)
  const found = name && (await findUserByName(services.database.query, name, services.now()))
  if (found?.userType !== 2) throw new StartFailure(`There is no account of medical staff ${userName}`)
  const request = { userId: found.id, decision, reason, lastDecisionId: null, decidedBy: null }
  await decide(services, request).catch((error: unknown) => {
    throw isImpossible(error) ? new StartFailure(`${userName} can't be ${decision} as the account stands now`) : error
  })
}

function isImpossible(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'decision_not_possible'
}

export function isApprovalState(text: string | undefined): text is ApprovalState | undefined {
  return text === undefined || APPROVAL_STATES.some((state) => state === text)
}

/** A line for each account of medical staff, those that wait last: that is where a terminal stands. */
export async function staffLines(
  { database, now }: Pick<DecisionServices, 'database' | 'now'>,
  state: ApprovalState | undefined,
): Promise<readonly string[]> {
  const order = [...APPROVAL_STATES].reverse()
  const applicants = await findApplicants(database.query, now())
  return applicants
    .filter((each) => state === undefined || each.state === state)
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .map(({ userName, fullName, organization, department, position, registeredAt, reason, state: stands }) => {
      const work = [organization, department, position].filter((part) => part !== null).join(', ')
      const why = reason === null ? '' : `; ${reason}`
      return oneLine(`${stands.padEnd(8)}  ${registeredAt.slice(0, 10)}  ${userName}  ${fullName}  ${work}${why}`)
    })
}

/** What people typed moves no cursor and colours no terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{C}/gu, ' ')
}
