import type { SecondStepState } from 'shared-contracts/access'
import { countCarts } from '../../../cart'
import { findChildren } from '../../store/child.store'
import { ownUser } from './account-guards'
import type { AccountServices } from './account-services'
import { userDetail } from './user-detail'

/** The caller's own profile, as it is now. */
export async function ownDetail(services: AccountServices, userId: number, secondStep: SecondStepState) {
  const { database, today } = services
  const found = await ownUser(services, userId)
  const children = await findChildren(database.query, userId)
  return { ...userDetail(found, children, await countCarts(database.query, userId), today()), secondStep }
}
