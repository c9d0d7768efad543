import type { Database } from '../../platform/database/open-database'
import { forgetOldAttempts } from './attempt.store'
import { forgetExpiredDevices } from './login/known-device.store'
import { forgetExpiredLoginCodes } from './login/login-code.store'
import { forgetOldLoginFailures } from './login/login-failure.store'
import { forgetExpiredCodes } from './one-time-code.store'
import { forgetEndedSessions } from './session.store'
import { eraseDueUsers } from './user.store'

/** Throws away what has run out: accounts after their seven days, sessions, codes, counts. Safe in many processes. */
export async function runHousekeeping({ query }: Database, now: Date): Promise<{ readonly erasedUsers: number }> {
  const erasedUsers = await eraseDueUsers(query, now)
  await forgetEndedSessions(query, now)
  await forgetExpiredCodes(query, now)
  await forgetOldAttempts(query, now)
  await forgetExpiredDevices(query, now)
  await forgetExpiredLoginCodes(query, now)
  await forgetOldLoginFailures(query, now)
  return { erasedUsers }
}
