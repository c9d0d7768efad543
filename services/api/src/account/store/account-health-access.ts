import { parseCalendarDay } from 'shared-contracts/ages'
import type { HealthAccess } from '../../health'
import type { Database } from '../../platform/database/open-database'
import { isConsentGiven } from './consent.store'

/** What health checks ask of the accounts, from the database. */
export function accountHealthAccess({ query }: Database): HealthAccess {
  return {
    async childOf(userId, childId) {
      const child = await query
        .selectFrom('children')
        .select(['dayOfBirth', 'gender'])
        .where('id', '=', childId)
        .where('userId', '=', userId)
        .executeTakeFirst()
      const dayOfBirth = child ? parseCalendarDay(child.dayOfBirth) : null
      return child && dayOfBirth ? { dayOfBirth, sex: child.gender } : null
    },
    hasHealthConsent: (userId) => isConsentGiven(query, userId, 'health-data'),
  }
}
