import type { Database } from '../../../platform/database/open-database'
import type { ForgetMessages } from '../../../platform/messages/courier'
import { forgetOldSmsCounts } from '../../../platform/messages/sms-ceiling'
import { forgetOldAttempts } from '../attempt.store'
import { forgetOldContactChanges } from '../contact-change.store'
import { forgetExpiredDevices } from '../login/known-device.store'
import { forgetExpiredLoginCodes } from '../login/login-code.store'
import { forgetOldLoginFailures } from '../login/login-failure.store'
import { forgetOldMessageRequests } from '../login/message-request.store'
import { forgetExpiredCodes } from '../one-time-code.store'
import { forgetOldSteps } from '../second-step/step-ticket.store'
import { forgetEndedSessions } from '../session.store'
import { eraseDueUsers } from './erasure'

/** Messages kept on this machine are thrown away after these days. */
const MESSAGE_DAYS = 7

/**
 * Throws away what has run out: accounts after their seven days, sessions, codes, former addresses, counts, old messages of the
 * outbox. Safe in many processes.
 */
export async function cleanUpAccounts(
  { query }: Database,
  forgetMessages: ForgetMessages,
  now: Date,
): Promise<{ readonly erasedUsers: number }> {
  const erasedUsers = await eraseDueUsers(query, forgetMessages, now)
  await forgetEndedSessions(query, now)
  await forgetExpiredCodes(query, now)
  await forgetOldContactChanges(query, now)
  await forgetOldAttempts(query, now)
  await forgetMessages({ before: new Date(now.getTime() - MESSAGE_DAYS * 86_400_000) })
  await forgetExpiredDevices(query, now)
  await forgetExpiredLoginCodes(query, now)
  await forgetOldSteps(query, now)
  await forgetOldLoginFailures(query, now)
  await forgetOldMessageRequests(query, now)
  await forgetOldSmsCounts(query, now)
  return { erasedUsers }
}
