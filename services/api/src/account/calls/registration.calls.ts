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
import { refuseWrongFields } from '../../health/rules/health-fields'
import { anyoneAfresh, type Handlers } from '../../platform/calls/handler'
import type { SocialIdentity, SocialMode } from '../../platform/social/social-provider'
import type { Services } from '../../server/services'
import { hashPassword } from '../rules/password'
import { type ChildOnWire, profileColumns, profileProblems } from '../rules/profile-fields'
import { insertChild } from '../store/child.store'
import { addConsents } from '../store/consent.store'
import { addSocialSignIn } from '../store/social-sign-in.store'
import { insertUser, releaseUnconfirmed, type UserChange } from '../store/user.store'
import { workplaceColumns } from '../store/workplace-columns'
import { identityOf } from './social.calls'
import { asTakenContact, invalidSocialToken, wrongField } from './steps/account-failures'
import { mayMessage, requireCaptcha } from './steps/account-guards'
import { sendConfirmation } from './steps/account-messages'

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
    ...(body.social ? {} : passwordProblems(body)),
    consents: account?.given === false ? validationMessages.accountConsent : null,
  }
}

function passwordProblems({ password = '', confirmPassword = '' }: Registration) {
  return {
    password: validateNewPassword(password),
    confirmPassword: validateConfirmPassword(password, confirmPassword),
  }
}

/** Who comes from a social sign-in needs no password and gets none; the provider is asked once more. */
async function waysIn(services: Services, { social, password = '' }: Registration): Promise<WaysIn> {
  if (!social) return { passwordHash: await hashPassword(password), social: null }
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
  readonly columns: UserChange
  readonly children: readonly ChildOnWire[]
}

async function register(services: Services, body: Registration, userType: UserType, given: Particulars) {
  const { database } = services
  const name = parseUserName(body.userName)
  if (!name) throw wrongField('userName', validationMessages.userName)
  const contacts = contactsOf(name, body)
  const { passwordHash, social } = await waysIn(services, body)
  const now = services.now()
  const provenEmail = social?.identity.emailIsProven === true && social.identity.email === contacts.email
  try {
    const userId = await database.query.transaction().execute(async (query) => {
      await releaseUnconfirmed(query, contacts, now)
      const id = await insertUser(query, {
        ...given.columns,
        full_name: body.fullName,
        user_type: userType,
        password_hash: passwordHash,
        email: contacts.email,
        email_confirmed_at: provenEmail ? now : null,
        phone_number: contacts.phoneNumber,
        province_id: body.provinceId ?? null,
        ward_id: body.wardId ?? null,
        created_at: now,
      })
      for (const { fullName = '', dayOfBirth, gender = null } of given.children) {
        await insertChild(query, id, { full_name: fullName.trim(), day_of_birth: dayOfBirth, gender })
      }
      await addConsents(query, id, consentsOf(body), now)
      if (social) {
        const { socialUserId } = social.identity
        await addSocialSignIn(query, { provider: social.provider, socialUserId, userId: id }, now)
      }
      return id
    })
    if (provenEmail && name.kind === 'email') return { userId, userName: name.value, verification: 'none' as const }
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
