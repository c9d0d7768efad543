import type { Kysely } from 'kysely'
import { CallFailure } from 'service-host'
import { SITE_NAME } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import { withoutAccents } from 'shared-contracts/text'
import { validationMessages } from 'shared-contracts/validation'
import { findAddressees } from '../../account'
import { lockUser } from '../../platform/database/lock-user'
import type { Database } from '../../platform/database/open-database'
import type { Tables } from '../../platform/database/tables'
import { wrongField } from '../../platform/http/call-failure'
import type { EmailTemplateCode } from '../../platform/messages/email-templates'
import type { Postman } from '../../platform/messages/postman'
import { type Decision, mayFollow, needsReason } from '../rules/approval'
import { findApproval } from '../store/applicant.store'
import { keepDecision } from '../store/decision.store'

export interface DecisionServices {
  readonly database: Pick<Database, 'query'>
  now(): Date
  readonly account: { readonly postman: Pick<Postman, 'mail' | 'sms'>; readonly siteUrl: string }
}

export interface DecisionRequest {
  readonly userId: number
  readonly decision: Decision
  readonly reason: string | null
  /** What the editor knew; null: whatever was decided before. */
  readonly lastDecisionId: number | null
  /** Null: the command line. */
  readonly decidedBy: number | null
}

/**
 * Approves, refuses or takes back, and tells the person by mail or, without one, by SMS: all of it or nothing. Throws 404, 409 when another
 * editor was first or the account stands elsewhere, 422 without a reason.
 */
export async function decide(services: DecisionServices, request: DecisionRequest): Promise<void> {
  const { userId, decision, lastDecisionId, decidedBy } = request
  const reason = request.reason?.trim() || null
  if (reason === null && needsReason(decision)) throw wrongField('reason', validationMessages.fieldRequired)
  await services.database.query.transaction().execute(async (query) => {
    await lockUser(query, userId)
    const approval = await findApproval(query, userId)
    if (approval === null) throw staffMissing()
    if (lastDecisionId !== null && approval.lastDecisionId !== lastDecisionId) {
      throw new CallFailure(
        409,
        'changed_elsewhere',
        'Người khác vừa quyết định về tài khoản này. Bạn xem quyết định mới rồi làm lại nếu cần nhé.',
      )
    }
    if (!mayFollow(approval.state, decision)) throw decisionNotPossible()
    await keepDecision(query, { userId, decision, reason, decidedBy, decidedAt: services.now() })
    await tell(services, query, userId, decision, reason ?? '')
  })
}

export function staffMissing(): CallFailure {
  return new CallFailure(404, 'user_does_not_exist', 'Không tìm thấy tài khoản cán bộ y tế này.')
}

export function decisionNotPossible(): CallFailure {
  return new CallFailure(409, 'decision_not_possible', 'Tài khoản không ở trạng thái làm được việc này.')
}

const templates = {
  approved: 'staff-approved',
  refused: 'staff-refused',
  revoked: 'staff-revoked',
} as const satisfies Record<Decision, EmailTemplateCode>
const shortWords: Readonly<Record<Decision, string>> = {
  approved: 'Tai khoan can bo y te da duoc duyet',
  refused: 'Tai khoan can bo y te chua duoc duyet',
  revoked: 'Quyen doc muc can bo y te da duoc rut lai',
}
/** An SMS about a decision is of use until it is read. */
const SMS_USEFUL_MS = 24 * 3_600_000

/** Kept in the transaction: the message leaves if the decision stands. */
async function tell(
  { account: { postman, siteUrl } }: DecisionServices,
  query: Kysely<Tables>,
  userId: number,
  decision: Decision,
  reason: string,
): Promise<void> {
  const link = `${siteUrl}${paths.staff}`
  for (const { fullName, email, phoneNumber } of await findAddressees(query, [userId])) {
    if (email !== null) {
      await postman.mail(templates[decision], email, { fullName, reason, link }, query).kept
    } else if (phoneNumber !== null) {
      const why = reason === '' ? '' : ` Ly do: ${withoutAccents(reason)}.`
      const text = `${shortWords[decision]} (${withoutAccents(SITE_NAME)}).${why} ${link}`
      await postman.sms(phoneNumber, text, query, SMS_USEFUL_MS).kept
    }
  }
}
