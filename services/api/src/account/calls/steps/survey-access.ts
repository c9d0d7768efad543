import type { SurveyAccess } from '../../../surveys'
import { findChildren } from '../../store/child.store'
import { isConsentGiven } from '../../store/consent.store'
import { findUser } from '../../store/user.store'
import { userDetail } from './user-detail'

/** What surveys ask of the accounts. */
export const accountSurveyAccess: SurveyAccess = {
  async objectTypesOf(query, userId, today) {
    const user = await findUser(query, userId)
    if (user === null) return []
    const detail = userDetail(user, await findChildren(query, userId), 0, today)
    const ids = [detail.objectTypeId, ...detail.children.map((child) => child.objectTypeId)]
    return [...new Set(ids.flatMap((id) => id ?? []))]
  },
  hasHealthConsent: (query, userId) => isConsentGiven(query, userId, 'health-data'),
}
