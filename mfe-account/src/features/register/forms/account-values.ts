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
import type { FieldMessages } from 'shared-frame/forms'
import { type ConsentPurpose, consentPurposes } from '../../own-data'
import { type BirthYearValues, birthYearOnWire, emptyPlace, type PlaceValues, placeOnWire } from '../../profile-fields'
import type { KeptSocial } from '../../social'

/** What every registration states, of families and of medical staff. */
export interface AccountValues extends PlaceValues, BirthYearValues {
  readonly userName: string
  readonly fullName: string
  readonly password: string
  readonly confirmPassword: string
  /** Purposes agreed to; none at first. */
  readonly consents: readonly ConsentPurpose[]
  /** Where the sign-in comes from a provider no password is asked for. */
  readonly social: KeptSocial | null
}

/** What a provider told is filled in; the visitor may change it. */
export function emptyAccount(social: KeptSocial | null): AccountValues {
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

export function accountMessages(values: AccountValues, today: CalendarDay): FieldMessages {
  const { userName, fullName, password, confirmPassword, dayOfBirth } = values
  return {
    userName: validateRequired(userName) ?? validateUserName(userName),
    fullName: validateRequired(fullName),
    ...(values.social
      ? {}
      : {
          password: validateNewPassword(password),
          confirmPassword: validateConfirmPassword(password, confirmPassword),
        }),
    dayOfBirth: dayOfBirth === null ? null : validateBirthYear(dayOfBirth, today),
    consents: values.consents.includes('account') ? null : validationMessages.accountConsent,
  }
}

/** The part of `User/Register` and `User/MedicalStaffRegister` that both share. */
export function accountOnWire(values: AccountValues, response: string): CallBody<'User/MedicalStaffRegister'> {
  const { social, password, confirmPassword } = values
  return {
    userName: values.userName.trim(),
    fullName: values.fullName.trim(),
    ...(social
      ? {
          social: {
            accessToken: social.accessToken,
            authenticationMode: social.mode,
            socialUserId: social.socialUserId,
          },
        }
      : { password, confirmPassword }),
    ...birthYearOnWire(values),
    ...placeOnWire(values),
    consents: consentPurposes.map(({ purpose }) => ({
      purpose,
      given: values.consents.includes(purpose),
      textVersion: CONSENT_TEXT_VERSION,
    })),
    response,
  }
}

/** What is not kept of a registration. */
export const neverKept = ['password', 'confirmPassword', 'social'] as const
