import { randomBytes } from 'node:crypto'
import { CallFailure } from 'service-host'
import { userTypes } from 'shared-contracts/ages'
import { normaliseEmail, validateChildrenCount, validationMessages } from 'shared-contracts/validation'
import type { Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { lockUser } from '../../platform/database/lock-user'
import { wrongField } from '../../platform/http/call-failure'
import { refuseWrongFields } from '../../platform/http/field-problems'
import { readPicture } from '../../platform/pictures/read-picture'
import { childNameProblems, profileProblems } from '../rules/profile-fields'
import { avatarPath, saveAvatar } from '../store/avatar.store'
import { findChildren, insertChild, updateChild } from '../store/child.store'
import { profileColumns } from '../store/profile-columns'
import { type UserChange, updateUser } from '../store/user.store'
import { workplaceColumns } from '../store/workplace-columns'
import { ownUser } from './steps/account-guards'
import type { AccountServices } from './steps/account-services'
import { chosenEntryProblems, wardAfter } from './steps/chosen-entries'
import { ownDetail } from './steps/own-detail'

/** A square around the middle; twice the largest place it is shown in. */
const AVATAR_SIZE = { width: 256, height: 256, fit: 'cover' } as const

type ProfileCall = 'User/UpdateUser' | 'User/UpdateAvatar'

/** What users change of themselves. */
export function profileCalls(services: AccountServices): Handlers<ProfileCall> {
  const { database, today } = services

  return {
    'User/UpdateUser': user(async ({ userId, body, secondStep }) => {
      const owner = await ownUser(services, userId)
      const isStaff = owner.userType === userTypes.medicalStaff || owner.userType === userTypes.administrator
      // Staff and administrators stay what they are: roles are given, not taken.
      const userType = isStaff ? owner.userType : (body.userType ?? owner.userType)
      const workplace = isStaff ? workplaceColumns(body) : {}
      const asked = normaliseEmail(body.email ?? owner.email ?? '')
      refuseWrongFields({
        ...profileProblems({ ...body, userType }, today(), await findChildren(database.query, userId)),
        ...(await chosenEntryProblems(database.query, body, owner)),
        otherDepartment: workplace === null ? validationMessages.fieldRequired : null,
        // An email changes by a link to the new address alone.
        email: asked === (owner.email ?? '') ? null : 'Bạn đổi email ở mục Đổi email nhé.',
      })
      const change: UserChange = {
        ...profileColumns(body, userType, today()),
        ...workplace,
        userType,
        ...given('fullName', body.fullName),
        ...given('provinceId', body.provinceId),
        ...given('wardId', body.wardId ?? (await wardAfter(database.query, body, owner))),
        ...given('babysitterRelationshipId', body.babysitterRelationshipId),
      }
      await database.query.transaction().execute(async (query) => {
        await lockUser(query, userId)
        // Again with the account locked: the same child may have been added in the same moment.
        refuseWrongFields(childNameProblems(body.children ?? [], await findChildren(query, userId)))
        await updateUser(query, userId, change)
        for (const { id, fullName = '', dayOfBirth, gender = null } of body.children ?? []) {
          const child = { fullName: fullName.trim(), dayOfBirth, gender }
          if (id === undefined) await insertChild(query, userId, child)
          else if (!(await updateChild(query, userId, id, child))) throw notYourChild()
        }
        refuseWrongFields({ children: validateChildrenCount((await findChildren(query, userId)).length) })
      })
      return ownDetail(services, userId, secondStep)
    }),

    'User/UpdateAvatar': user(async ({ userId, body }) => {
      const picture = await readPicture(body.picture, AVATAR_SIZE)
      if (picture.kind === 'refused') throw wrongField('picture', picture.message)
      const name = `${randomBytes(16).toString('hex')}.webp`
      await saveAvatar(database.query, userId, name, picture.webp)
      return { pictureUrl: avatarPath(name) }
    }),
  }
}

/** The column with its value; nothing when the caller left it out. */
function given<K extends keyof UserChange, V extends UserChange[K]>(column: K, value: V | undefined): UserChange {
  return value === undefined ? {} : { [column]: value }
}

function notYourChild(): CallFailure {
  return new CallFailure(403, 'child_is_not_yours', 'Bé này không thuộc tài khoản của bạn.')
}
