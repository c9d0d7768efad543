import type { CallBody } from 'shared-contracts/calls'
import { validateEmail, validatePhone, validateRequired } from 'shared-contracts/validation'
import type { FieldMessages } from 'shared-frame/forms'

/** The fields of the form. */
export interface ContactValues {
  readonly fullName: string
  readonly email: string
  readonly phoneNumber: string
  readonly title: string
  readonly content: string
}

/** Characters that each field takes at most, as the call does. */
export const contactLengths = { fullName: 120, email: 254, phoneNumber: 60, title: 200, content: 5000 } as const

export function emptyContact(fullName: string): ContactValues {
  return { fullName, email: '', phoneNumber: '', title: '', content: '' }
}

/** A name, a question, and an email or a phone number: without either nobody could answer. */
export function contactRules({ fullName, email, phoneNumber, content }: ContactValues): FieldMessages {
  const hasEmail = email.trim() !== ''
  const hasPhone = phoneNumber.trim() !== ''
  return {
    fullName: validateRequired(fullName),
    email: hasEmail ? validateEmail(email) : hasPhone ? null : validateRequired(email),
    phoneNumber: hasPhone ? validatePhone(phoneNumber) : null,
    content: validateRequired(content),
  }
}

/** For `UserContact/AddNew`, with the captcha's answer; what was left empty is left out. */
export function contactOnWire(values: ContactValues, response: string): CallBody<'UserContact/AddNew'> {
  const given = (text: string) => (text.trim() === '' ? undefined : text.trim())
  return {
    fullName: values.fullName.trim(),
    email: given(values.email),
    phoneNumber: given(values.phoneNumber),
    title: given(values.title),
    content: values.content.trim(),
    response,
  }
}
