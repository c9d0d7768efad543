import type { CallBody } from 'shared-contracts/calls'
import { type RuleResult, validateEmail, validatePhone, validateRequired } from 'shared-contracts/validation'

export interface ContactDraft {
  readonly fullName: string
  readonly email: string
  readonly phoneNumber: string
  readonly title: string
  readonly content: string
}

export const contactFields = ['fullName', 'email', 'phoneNumber', 'title', 'content'] as const

/** The most characters that each takes, as the call does. */
export const contactLengths = { fullName: 120, email: 254, phoneNumber: 20, title: 200, content: 5000 } as const

export function emptyContact(fullName: string): ContactDraft {
  return { fullName, email: '', phoneNumber: '', title: '', content: '' }
}

/** A name, a question, and an email or a phone number: without either nobody could answer. */
export function contactProblems(draft: ContactDraft): Readonly<Record<string, RuleResult>> {
  const { fullName, email, phoneNumber, content } = draft
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
export function contactOnWire(draft: ContactDraft, response: string): CallBody<'UserContact/AddNew'> {
  const given = (text: string) => (text.trim() === '' ? undefined : text.trim())
  return {
    fullName: draft.fullName.trim(),
    email: given(draft.email),
    phoneNumber: given(draft.phoneNumber),
    title: given(draft.title),
    content: draft.content.trim(),
    response,
  }
}
