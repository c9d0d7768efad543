import { isMother, type UserType, userTypes } from 'shared-contracts/ages'
import type { ParsedBody } from 'shared-contracts/calls'
import { CONSENT_TEXT_VERSION } from 'shared-contracts/constants'
import {
  normaliseEmail,
  normalisePhone,
  parseUserName,
  type UserName,
  validateConfirmPassword,
  validateEmail,
  validateNewPassword,
  validatePhone,
  validateUserName,
  validationMessages,
} from 'shared-contracts/validation'
import { refuseWrongFields } from '../domain/health-fields'
import { hashPassword } from '../domain/password'
import { type ChildOnWire, profileColumns, profileProblems } from '../domain/profile-fields'
import { workplaceColumns } from '../domain/workplace'
import { anyoneAfresh, type Handlers } from '../http/handler'
import { insertChild } from '../store/child.store'
import { addConsents } from '../store/consent.store'
import { insertUser, releaseUnconfirmed, type UserChange } from '../store/user.store'
import { asTakenContact, wrongField } from './account-failures'
import { mayMessage, requireCaptcha } from './account-guards'
import { sendConfirmation } from './account-messages'
import type { Services } from './services'

type RegistrationCall = 'User/Register' | 'User/MedicalStaffRegister'
type Registration = ParsedBody<'User/MedicalStaffRegister'>

/** New accounts. They open once the email or phone number is confirmed; staff wait for approval besides (DECISIONS 9). */
export function registrationCalls(services: Services): Handlers<RegistrationCall> {
  return {
    'User/Register': anyoneAfresh(async ({ body, address }) => {
      const today = services.today()
      refuseWrongFields({ ...registrationProblems(body), ...profileProblems(body, today) })
      await requireCaptcha(services, body.response, address)
      const columns = profileColumns(body, body.userType, today)
      // Type 0 is pregnant by its meaning, weeks known or not (SPEC.md §3).
      if (body.userType === userTypes.pregnance) columns.mother_status ??= 1
      const relationship = isMother(body.userType) ? undefined : body.babysitterRelationshipId
      return register(services, body, body.userType, {
        address,
        columns: { ...columns, babysitter_relationship_id: relationship ?? null },
        children: body.userType === userTypes.pregnance ? [] : (body.children ?? []),
      })
    }),

    'User/MedicalStaffRegister': anyoneAfresh(async ({ body, address }) => {
      const columns = workplaceColumns(body)
      refuseWrongFields({
        ...registrationProblems(body),
        otherDepartment: columns === null ? validationMessages.fieldRequired : null,
        ...profileProblems({ dayOfBirth: body.dayOfBirth }, services.today()),
      })
      await requireCaptcha(services, body.response, address)
      const birth = profileColumns({ dayOfBirth: body.dayOfBirth }, userTypes.medicalStaff, services.today())
      return register(services, body, userTypes.medicalStaff, {
        address,
        columns: { ...columns, birth_year: birth.birth_year ?? null },
        children: [],
      })
    }),
  }
}

function registrationProblems(body: Registration) {
  const account = body.consents?.find(({ purpose }) => purpose === 'account')
  return {
    userName: validateUserName(body.userName),
    email: body.email ? validateEmail(body.email) : null,
    phoneNumber: body.phoneNumber ? validatePhone(body.phoneNumber) : null,
    password: validateNewPassword(body.password),
    confirmPassword: validateConfirmPassword(body.password, body.confirmPassword),
    consents: account?.given === false ? validationMessages.accountConsent : null,
  }
}

interface Particulars {
  readonly address: string
  readonly columns: UserChange
  readonly children: readonly ChildOnWire[]
}

async function register(services: Services, body: Registration, userType: UserType, given: Particulars) {
  const { database } = services
  const name = parseUserName(body.userName)
  if (!name) throw wrongField('userName', validationMessages.userName)
  const contacts = contactsOf(name, body)
  const passwordHash = await hashPassword(body.password)
  const now = services.now()
  try {
    const userId = await database.query.transaction().execute(async (query) => {
      await releaseUnconfirmed(query, contacts, now)
      const id = await insertUser(query, {
        ...given.columns,
        full_name: body.fullName,
        user_type: userType,
        password_hash: passwordHash,
        email: contacts.email,
        phone_number: contacts.phoneNumber,
        province_id: body.provinceId ?? null,
        ward_id: body.wardId ?? null,
        created_at: now,
      })
      for (const { fullName = '', dayOfBirth, gender = null } of given.children) {
        await insertChild(query, id, { full_name: fullName.trim(), day_of_birth: dayOfBirth, gender })
      }
      await addConsents(query, id, consentsOf(body), now)
      return id
    })
    // The account is there in any case; what can't be sent now can be asked for once more.
    if (await mayMessage(services, name, given.address)) {
      await sendConfirmation(services, { id: userId, full_name: body.fullName }, name)
    }
    return { userId, userName: name.value, verification: name.kind }
  } catch (error) {
    throw asTakenContact(error)
  }
}

/** The user name is one of the two; the other one is as stated, or none. */
function contactsOf(name: UserName, body: Registration) {
  const email = body.email ? normaliseEmail(body.email) : null
  const phoneNumber = body.phoneNumber ? normalisePhone(body.phoneNumber) : null
  return name.kind === 'email' ? { email: name.value, phoneNumber } : { email, phoneNumber: name.value }
}

function consentsOf({ consents = [] }: Registration) {
  const stated = consents.some(({ purpose }) => purpose === 'account')
  return stated
    ? consents
    : [{ purpose: 'account' as const, given: true, textVersion: CONSENT_TEXT_VERSION }, ...consents]
}
