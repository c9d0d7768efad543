import type { CalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { CONSENT_TEXT_VERSION } from 'shared-contracts/constants'
import {
  validateBirthYear,
  validateConfirmPassword,
  validateNewPassword,
  validateRequired,
  validateUserName,
  validationMessages,
} from 'shared-contracts/validation'
import { type ConsentPurpose, consentPurposes } from '../consent/consent-purposes'
import { type BirthYearDraft, birthYearOnWire } from '../profile-fields/birth-year'
import { emptyPlace, type PlaceDraft, placeFields, placeOnWire } from '../profile-fields/place'
import type { Problems } from '../profile-fields/profile-form'
import type { KeptSocial } from '../social/kept-social'

/** What every registration states, of families and of medical staff. */
export interface AccountDraft extends PlaceDraft, BirthYearDraft {
  readonly userName: string
  readonly fullName: string
  readonly password: string
  readonly confirmPassword: string
  /** Purposes agreed to; none at first (DECISIONS 38). */
  readonly consents: readonly ConsentPurpose[]
  /** Where the sign-in comes from a provider no password is asked for. */
  readonly social: KeptSocial | null
}

/** What a provider told is filled in; the visitor may change it. */
export function emptyAccount(social: KeptSocial | null): AccountDraft {
  return {
    userName: social?.email ?? '',
    fullName: social?.fullName ?? '',
    password: '',
    confirmPassword: '',
    dayOfBirth: null,
    ...emptyPlace,
    consents: [],
    social,
  }
}

/** The names of the fields on screen in their order, the form's own between `first` and `last`. */
export function accountFields({ social }: AccountDraft) {
  return {
    first: ['userName', 'fullName', ...(social ? [] : ['password', 'confirmPassword']), 'dayOfBirth'],
    last: [...placeFields, 'consents'],
  }
}

export function accountProblems(draft: AccountDraft, today: CalendarDay): Problems {
  const { userName, fullName, password, confirmPassword, dayOfBirth } = draft
  return {
    userName: validateRequired(userName) ?? validateUserName(userName),
    fullName: validateRequired(fullName),
    ...(draft.social
      ? {}
      : {
          password: validateNewPassword(password),
          confirmPassword: validateConfirmPassword(password, confirmPassword),
        }),
    dayOfBirth: dayOfBirth === null ? null : validateBirthYear(dayOfBirth, today),
    consents: draft.consents.includes('account') ? null : validationMessages.accountConsent,
  }
}

/** The part of `User/Register` and `User/MedicalStaffRegister` that both share. */
export function accountOnWire(draft: AccountDraft, response: string): CallBody<'User/MedicalStaffRegister'> {
  const { social, password, confirmPassword } = draft
  return {
    userName: draft.userName.trim(),
    fullName: draft.fullName.trim(),
    ...(social
      ? {
          social: {
            accessToken: social.accessToken,
            authenticationMode: social.mode,
            socialUserId: social.socialUserId,
          },
        }
      : { password, confirmPassword }),
    ...birthYearOnWire(draft),
    ...placeOnWire(draft),
    consents: consentPurposes.map(({ purpose }) => ({
      purpose,
      given: draft.consents.includes(purpose),
      textVersion: CONSENT_TEXT_VERSION,
    })),
    response,
  }
}

/** The draft as it may be kept: without passwords. */
export function withoutPasswords<D extends AccountDraft>(draft: D): D {
  return { ...draft, password: '', confirmPassword: '' }
}
