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
  validatePhone,
  validateUserName,
  validationMessages,
} from 'shared-contracts/validation'
import { type Handlers, publicUncached } from '../../platform/calls/handler'
import { wrongField } from '../../platform/http/call-failure'
import { refuseWrongFields } from '../../platform/http/field-problems'
import type { SocialIdentity, SocialMode } from '../../platform/social/social-provider'
import { newPasswordProblem } from '../rules/new-password'
import { hashPassword } from '../rules/password'
import { type ChildOnWire, profileProblems } from '../rules/profile-fields'
import { insertChild } from '../store/child.store'
import { addConsents } from '../store/consent.store'
import { profileColumns } from '../store/profile-columns'
import { eraseDueUsers } from '../store/retention/erasure'
import { addSocialSignIn } from '../store/social-sign-in.store'
import { insertUser, releaseUnconfirmed, type UserChange } from '../store/user.store'
import { workplaceColumns } from '../store/workplace-columns'
import { readDeviceToken } from './login/device-cookie'
import { identityOf } from './social/social.calls'
import { asTakenContact, invalidSocialToken } from './steps/account-failures'
import { countRegistration, requireCaptcha } from './steps/account-guards'
import { sendConfirmation } from './steps/account-messages'
import type { AccountServices } from './steps/account-services'
import { chosenEntryProblems } from './steps/chosen-entries'
import { requireFreeContact } from './steps/contact-changes'
import { requireMessage, requireSmsTo } from './steps/message-allowance'

type RegistrationCall = 'User/Register' | 'User/MedicalStaffRegister'
type Registration = ParsedBody<'User/MedicalStaffRegister'>

/** New accounts. They open once the email or phone number is confirmed; staff wait for approval besides. */
export function registrationCalls(services: AccountServices): Handlers<RegistrationCall> {
  return {
    'User/Register': publicUncached(async ({ body, address, cookies }) => {
      const today = services.today()
      refuseWrongFields({
        ...registrationProblems(body),
        ...profileProblems(body, today),
        ...(await chosenEntryProblems(services.database.query, body)),
      })
      await requireCaptcha(services, body.response, address)
      const columns = profileColumns(body, body.userType, today)
      // Type 0 is pregnant by its meaning, weeks known or not.
      if (body.userType === userTypes.pregnance) columns.motherStatus ??= 1
      const relationship = isMother(body.userType) ? undefined : body.babysitterRelationshipId
      return register(services, body, body.userType, {
        address,
        deviceToken: readDeviceToken(cookies, services.account.siteUrl),
        columns: { ...columns, babysitterRelationshipId: relationship ?? null },
        children: body.children ?? [],
      })
    }),

    'User/MedicalStaffRegister': publicUncached(async ({ body, address, cookies }) => {
      const columns = workplaceColumns(body)
      refuseWrongFields({
        ...registrationProblems(body),
        otherDepartment: columns === null ? validationMessages.fieldRequired : null,
        ...profileProblems({ dayOfBirth: body.dayOfBirth }, services.today()),
        ...(await chosenEntryProblems(services.database.query, body)),
      })
      await requireCaptcha(services, body.response, address)
      const birth = profileColumns({ dayOfBirth: body.dayOfBirth }, userTypes.medicalStaff, services.today())
      return register(services, body, userTypes.medicalStaff, {
        address,
        deviceToken: readDeviceToken(cookies, services.account.siteUrl),
        columns: { ...columns, birthYear: birth.birthYear ?? null },
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
    ...(body.social ? {} : passwordProblems(body)),
    consents: account?.given === false ? validationMessages.accountConsent : null,
  }
}

function passwordProblems({ password = '', confirmPassword = '', ...owner }: Registration) {
  const name = parseUserName(owner.userName)
  return {
    password: newPasswordProblem(password, { ...owner, ...(name ? contactsOf(name, owner) : {}) }),
    confirmPassword: validateConfirmPassword(password, confirmPassword),
  }
}

/** Who comes from a social sign-in needs no password and gets none; the provider is asked once more. */
async function waysIn(services: AccountServices, { social, password = '' }: Registration): Promise<WaysIn> {
  if (!social) return { passwordHash: await hashPassword(password, services.account.passwordCost), social: null }
  const identity = await identityOf(services, social)
  if (!identity) throw invalidSocialToken()
  return { passwordHash: null, social: { provider: social.authenticationMode, identity } }
}

interface WaysIn {
  readonly passwordHash: string | null
  readonly social: { readonly provider: SocialMode; readonly identity: SocialIdentity } | null
}

interface Particulars {
  readonly address: string
  readonly deviceToken: string | null
  readonly columns: UserChange
  readonly children: readonly ChildOnWire[]
}

async function register(services: AccountServices, body: Registration, userType: UserType, given: Particulars) {
  const { database } = services
  const name = parseUserName(body.userName)
  if (!name) throw wrongField('userName', validationMessages.userName)
  await requireSmsTo(services, name)
  const contacts = contactsOf(name, body)
  const counted = await countRegistration(services, given.address)
  const { passwordHash, social } = await waysIn(services, body)
  const now = services.now()
  // Who asked for erasure and whose days are over is gone, though housekeeping may not have run: the address is free.
  await eraseDueUsers(database.query, services.account.forgetMessages, now)
  const provenEmail = social?.identity.emailIsProven === true && social.identity.email === contacts.email
  const proven = provenEmail && name.kind === 'email'
  try {
    const userId = await database.query.transaction().execute(async (query) => {
      await releaseUnconfirmed(query, contacts, now)
      for (const contact of statedContacts(contacts)) await requireFreeContact(query, contact, null, now)
      const id = await insertUser(query, {
        ...given.columns,
        fullName: body.fullName,
        userType,
        passwordHash,
        email: contacts.email,
        emailConfirmedAt: provenEmail ? now : null,
        phoneNumber: contacts.phoneNumber,
        provinceId: body.provinceId ?? null,
        wardId: body.wardId ?? null,
        createdAt: now,
      })
      for (const { fullName = '', dayOfBirth, gender = null } of given.children) {
        await insertChild(query, id, { fullName: fullName.trim(), dayOfBirth, gender })
      }
      await addConsents(query, id, consentsOf(body), now)
      if (social) {
        const { socialUserId } = social.identity
        await addSocialSignIn(query, { provider: social.provider, socialUserId, userId: id }, now)
      }
      // With the account or not at all: nobody waits for a message that was not kept.
      const within = { ...services, database: { ...database, query } }
      const purpose = name.kind === 'email' ? ('confirm-email' as const) : ('confirm-phone' as const)
      if (!proven) {
        const { address, deviceToken } = given
        await requireMessage(within, { purpose, contact: name, address, deviceToken, askedBy: null, isFirst: true })
        await sendConfirmation(within, { id, fullName: body.fullName }, name)
      }
      return id
    })
    await counted.forget()
    return { userId, userName: name.value, verification: proven ? ('none' as const) : name.kind }
  } catch (error) {
    throw asTakenContact(error)
  }
}

/** The user name is one of the two; the other one is as stated, or none. */
function contactsOf(name: UserName, body: Pick<Registration, 'email' | 'phoneNumber'>) {
  const email = body.email ? normaliseEmail(body.email) : null
  const phoneNumber = body.phoneNumber ? normalisePhone(body.phoneNumber) : null
  return name.kind === 'email' ? { email: name.value, phoneNumber } : { email, phoneNumber: name.value }
}

function statedContacts({ email, phoneNumber }: ReturnType<typeof contactsOf>): UserName[] {
  return [
    ...(email === null ? [] : [{ kind: 'email' as const, value: email }]),
    ...(phoneNumber === null ? [] : [{ kind: 'phone' as const, value: phoneNumber }]),
  ]
}

function consentsOf({ consents = [] }: Registration) {
  const stated = consents.some(({ purpose }) => purpose === 'account')
  return stated
    ? consents
    : [{ purpose: 'account' as const, given: true, textVersion: CONSENT_TEXT_VERSION }, ...consents]
}
