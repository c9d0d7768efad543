import { generalFailure } from 'service-host'
import { type CallsOf, type Handlers, publicUncached } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { found } from '../../platform/http/call-failure'
import { cancellableUntil, nextPlace, takesRegistrations } from '../rules/class-times'
import { vietnamMonth } from '../rules/vietnam-month'
import {
  addRegistration,
  cancelRegistration,
  countRegistrations,
  findRegisteredClasses,
  findRegistration,
} from '../store/class-registration.store'
import { findClass, findClassesBetween, findClassMonths, lockClass } from '../store/cooking-class.store'
import { refused } from './class-refusals'
import type { ClassServices } from './class-services'
import { moveUp } from './move-up'

/** Classes, and who has a seat in them. Seats change by the minute: no answer is kept here. */
export function cookingClassCalls(services: ClassServices): Handlers<CallsOf<'CookingClass'>> {
  const { database, now } = services
  return {
    'CookingClass/GetById': publicUncached(async ({ query }) =>
      found(await findClass(database.query, query.id), 'class_does_not_exist'),
    ),

    'CookingClass/GetByMonth': publicUncached(async ({ query }) => {
      const { from, until } = vietnamMonth(query.year, query.month)
      return findClassesBetween(database.query, from, until)
    }),

    'CookingClass/GetMonths': publicUncached(async () => findClassMonths(database.query, now())),

    'CookingClass/GetRegisteredClasses': user(({ userId }) => findRegisteredClasses(database.query, userId, now())),

    'CookingClass/Register': user(({ userId, body: { classId, note = '' } }) =>
      database.query.transaction().execute(async (query) => {
        const cookingClass = found(await lockClass(query, classId), 'class_does_not_exist')
        if (cookingClass.cancelledAt !== null) {
          throw refused('class_is_closed', 'Lớp này đã bị hủy nên không nhận đăng ký nữa.')
        }
        if (!takesRegistrations(cookingClass.startAt, now())) throw refused('class_is_closed')
        const earlier = await findRegistration(query, userId, cookingClass)
        if (earlier !== null && earlier.status !== 'cancelled') throw refused('class_already_registered')
        const place = nextPlace(cookingClass.seats, await countRegistrations(query, classId))
        if (place === 'full') throw refused('class_is_full')
        const seated = place === 'seat'
        await addRegistration(query, { userId, classId, note: note.trim() || null, seated, now: now() })
        const registration = await findRegistration(query, userId, cookingClass)
        if (registration === null) throw generalFailure('internal')
        return registration
      }),
    ),

    'CookingClass/CancelRegistration': user(({ userId, body: { classId } }) =>
      database.query.transaction().execute(async (query) => {
        const cookingClass = found(await lockClass(query, classId), 'class_does_not_exist')
        const registration = await findRegistration(query, userId, cookingClass)
        if (registration === null) throw refused('class_not_registered')
        // Cancelling again changes nothing, however late.
        if (registration.status === 'cancelled') return registration
        if (now() > cancellableUntil(cookingClass.startAt)) {
          throw refused('class_is_closed', 'Chỉ hủy được đăng ký trước giờ học ít nhất 12 giờ.')
        }
        await cancelRegistration(query, userId, classId, now())
        await moveUp(services, query, cookingClass)
        return { ...registration, status: 'cancelled' as const, waitingPlace: null }
      }),
    ),
  }
}
