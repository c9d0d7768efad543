import { CallFailure } from 'service-host'
import { calendarDayOf } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { validationMessages } from 'shared-contracts/validation'
import type { Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { lockUser } from '../../platform/database/lock-user'
import { wrongField } from '../../platform/http/call-failure'
import { forgetHealthAnswers } from '../../surveys'
import { deleteChild } from '../store/child.store'
import { addConsents, findConsents } from '../store/consent.store'
import { findOwnData } from '../store/own-data.store'
import { endSessions } from '../store/session.store'
import { findUser, updateUser } from '../store/user.store'
import { ownUser } from './steps/account-guards'
import type { AccountServices } from './steps/account-services'
import { requirePasswordAgain } from './steps/password-again'

type OwnDataCall =
  | 'User/GetConsents'
  | 'User/SetConsent'
  | 'User/DownloadData'
  | 'User/DeleteChild'
  | 'User/DeleteAccount'
  | 'User/KeepAccount'

/** The time in which a deleted account can be kept after all. */
const UNDO_DAYS = 7
const DAY_MS = 86_400_000

/** Users' rights over what is kept about them. */
export function ownDataCalls(services: AccountServices): Handlers<OwnDataCall> {
  const { database, account, now } = services
  const { query } = database

  return {
    'User/GetConsents': user(({ userId }) => findConsents(query, userId)),

    'User/SetConsent': user(async ({ userId, body }) => {
      // There is no account without it: taking it back means deleting the account.
      if (body.purpose === 'account' && !body.given) throw wrongField('given', validationMessages.accountConsent)
      await query.transaction().execute(async (inside) => {
        // Answers about health that are just being sent come before or are refused.
        await lockUser(inside, userId)
        await addConsents(inside, userId, [body], now())
        if (body.purpose === 'health-data' && !body.given) await forgetHealthAnswers(inside, userId)
      })
      return findConsents(query, userId)
    }),

    'User/DownloadData': user(async ({ userId, body, token }) => {
      await requirePasswordAgain(services, await ownUser(services, userId), body, token)
      return findOwnData(query, userId)
    }),

    'User/DeleteChild': user(async ({ userId, query: { childId } }) => {
      if (await deleteChild(query, userId, childId)) return {}
      throw new CallFailure(403, 'child_is_not_yours', 'Bé này không thuộc tài khoản của bạn.')
    }),

    'User/DeleteAccount': user(async ({ userId, body, token }) => {
      const owner = await ownUser(services, userId)
      await requirePasswordAgain(services, owner, body, token)
      const { deleteAfter, isNew } = await query.transaction().execute(async (inside) => {
        await lockUser(inside, userId)
        // Of two requests at once the second finds the first one's day.
        const asked = (await findUser(inside, userId))?.deleteAfter ?? null
        if (asked !== null) return { deleteAfter: asked, isNew: false }
        const begun = new Date(now().getTime() + UNDO_DAYS * DAY_MS)
        await updateUser(inside, userId, { deleteAfter: begun })
        await endSessions(inside, userId, token)
        return { deleteAfter: begun, isNew: true }
      })
      if (isNew && owner.email !== null && owner.emailConfirmedAt !== null) {
        const date = formatDay(calendarDayOf(deleteAfter))
        account.postman.mail('account-deletion', owner.email, { fullName: owner.fullName, date })
      }
      return { deleteAfter: deleteAfter.toISOString() }
    }),

    'User/KeepAccount': user(async ({ userId }) => {
      await updateUser(query, userId, { deleteAfter: null })
      return {}
    }),
  }
}
