import type { CallsOf, Handlers } from '../platform/calls/handler'
import { contactChangeCalls } from './calls/contacts/contact-change.calls'
import { loginCodeCalls } from './calls/login/login-code.calls'
import { ownDataCalls } from './calls/own-data.calls'
import { passwordCalls } from './calls/password.calls'
import { profileCalls } from './calls/profile.calls'
import { registrationCalls } from './calls/registration.calls'
import { confirmStepCalls } from './calls/second-step/confirm-step.calls'
import { secondStepCalls } from './calls/second-step/second-step.calls'
import { sessionCalls } from './calls/session.calls'
import { socialCalls } from './calls/social/social.calls'
import type { AccountServices } from './calls/steps/account-services'
import { verificationCalls } from './calls/verification.calls'

export { registerAvatars } from './calls/avatars'
export { tellOwner as tellOfSecondStep } from './calls/second-step/tell-owner'
export { requireCaptcha } from './calls/steps/account-guards'
export type { AccountOptions, AccountServices } from './calls/steps/account-services'
export { accountSurveyAccess } from './calls/steps/survey-access'
export { hashPassword, isPassword } from './rules/password'
export { accountHealthAccess } from './store/account-health-access'
export { findAddressees } from './store/addressee.store'
export { insertChild } from './store/child.store'
export { addConsents } from './store/consent.store'
export { createLinkToken } from './store/one-time-code.store'
export { profileColumns } from './store/profile-columns'
export { cleanUpAccounts } from './store/retention/housekeeping'
export { removeSecondStep } from './store/second-step/method.store'
export { authenticateBySession, endSessions } from './store/session.store'
export { findUserByName, insertUser, updateUser } from './store/user.store'
export { workplaceColumns } from './store/workplace-columns'

/** All but those that let medical staff in, which stand with what they open. */
type AccountCall = Exclude<CallsOf<'User'>, 'User/GetMedicalStaff' | 'User/ApproveMedicalStaff'>

/** Accounts: registration, sessions, passwords, profiles and children, users' rights over their data. */
export function accountCalls(services: AccountServices): Handlers<AccountCall> {
  return {
    ...sessionCalls(services),
    ...loginCodeCalls(services),
    ...socialCalls(services),
    ...secondStepCalls(services),
    ...confirmStepCalls(services),
    ...registrationCalls(services),
    ...verificationCalls(services),
    ...passwordCalls(services),
    ...profileCalls(services),
    ...contactChangeCalls(services),
    ...ownDataCalls(services),
  }
}
