import { CallFailure, generalFailure } from 'service-host'
import { type CallsOf, type Handlers, publicUncached } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../platform/services'
import { cancellableUntil, takesRegistrations, waitingPlaces } from '../rules/class-times'
import { vietnamMonth } from '../rules/vietnam-month'
import {
  addRegistration,
  cancelRegistration,
  countRegistrations,
  findRegisteredClasses,
  findRegistration,
  lockClass,
} from '../store/class-registration.store'
import { findClass, findClassesBetween } from '../store/cooking-class.store'

const REFUSALS = {
  class_already_registered: 'Bạn đã đăng ký lớp này rồi.',
  class_is_closed: 'Lớp đã bắt đầu nên không nhận đăng ký nữa.',
  class_is_full: 'Lớp và danh sách chờ đều đã đủ người. Mời bạn chọn lớp khác nhé.',
  class_not_registered: 'Bạn chưa đăng ký lớp này.',
} as const

function refused(code: keyof typeof REFUSALS, message: string = REFUSALS[code]): CallFailure {
  return new CallFailure(409, code, message)
}

/** Classes, and who has a seat in them. Seats change by the minute: no answer is kept here. */
export function cookingClassCalls({
  database,
  now,
}: Services): Handlers<Exclude<CallsOf<'CookingClass'>, 'CookingClass/GetMonths'>> {
  return {
    'CookingClass/GetById': publicUncached(async ({ query }) =>
      found(await findClass(database, query.id), 'class_does_not_exist'),
    ),

    'CookingClass/GetByMonth': publicUncached(async ({ query }) => {
      const { from, until } = vietnamMonth(query.year, query.month)
      return findClassesBetween(database, from, until)
    }),

    'CookingClass/GetRegisteredClasses': user(({ userId }) => findRegisteredClasses(database.query, userId, now())),

    'CookingClass/Register': user(({ userId, body: { classId, note = '' } }) =>
      database.query.transaction().execute(async (query) => {
        const cookingClass = found(await lockClass(query, classId), 'class_does_not_exist')
        if (!takesRegistrations(cookingClass.startAt, now())) throw refused('class_is_closed')
        const earlier = await findRegistration(query, userId, cookingClass)
        if (earlier !== null && earlier.status !== 'cancelled') throw refused('class_already_registered')
        const { seats } = cookingClass
        if ((await countRegistrations(query, classId)) >= seats + waitingPlaces(seats)) throw refused('class_is_full')
        await addRegistration(query, { userId, classId, note: note.trim() || null, now: now() })
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
        return { ...registration, status: 'cancelled' as const }
      }),
    ),
  }
}
