import { lockUser } from '../../platform/database/lock-user'
import { mayAskAgain } from '../rules/approval'
import { findApproval } from '../store/applicant.store'
import { keepRequest } from '../store/decision.store'
import { type DecisionServices, decisionNotPossible, staffMissing } from './decide'

/**
 * Puts an account that was refused, or whose approval was taken back, among those that wait again. Throws 404 for other accounts, 409 for
 * those that wait or are approved.
 */
export async function askAgain({ database, now }: DecisionServices, userId: number, note: string): Promise<void> {
  await database.query.transaction().execute(async (query) => {
    await lockUser(query, userId)
    const approval = await findApproval(query, userId)
    if (approval === null) throw staffMissing()
    if (!mayAskAgain(approval.state)) throw decisionNotPossible()
    await keepRequest(query, { decisionId: approval.lastDecisionId, userId, note, askedAt: now() })
  })
}
