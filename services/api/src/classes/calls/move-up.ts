import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { movesUp } from '../rules/class-times'
import { countRegistrations, seatWaiting } from '../store/class-registration.store'
import type { ClassRow } from '../store/cooking-class.store'
import { sendClassNotice } from './class-notices'
import type { ClassServices } from './class-services'

/** Gives free seats to those who wait and tells them, in one transaction with what freed the seats. The class must be locked. */
export async function moveUp(
  services: Pick<ClassServices, 'account' | 'now'>,
  query: Kysely<Tables>,
  cookingClass: ClassRow,
): Promise<void> {
  const now = services.now()
  if (cookingClass.cancelledAt !== null || !movesUp(cookingClass.startAt, now)) return
  const { seated, waiting } = await countRegistrations(query, cookingClass.id)
  const free = Math.min(cookingClass.seats - seated, waiting)
  if (free <= 0) return
  const seatedUsers = await seatWaiting(query, cookingClass.id, free, now)
  await sendClassNotice(services, query, 'class-seat', cookingClass, seatedUsers)
}
