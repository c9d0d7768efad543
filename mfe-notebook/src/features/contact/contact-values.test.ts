import { expect, test } from '@jest/globals'
import { validationMessages } from 'shared-contracts/validation'
import { contactOnWire, contactRules, emptyContact } from './contact-values'

const complete = { ...emptyContact('Lan'), email: 'lan@example.vn', content: 'Bé 7 tháng ăn được gì?' }
const { fieldRequired, email, phone } = validationMessages

test.each([
  ['nothing typed', emptyContact(''), { fullName: fieldRequired, email: fieldRequired, content: fieldRequired }],
  ['neither email nor phone number', { ...complete, email: ' ' }, { email: fieldRequired }],
  ['a phone number alone', { ...complete, email: '', phoneNumber: '091 234 5678' }, {}],
  ['an email that is none', { ...complete, email: 'lan@' }, { email }],
  ['a phone number that is none', { ...complete, phoneNumber: '123' }, { phoneNumber: phone }],
  ['everything that is needed', complete, {}],
])('%s', (_, draft, expected) => {
  const found = Object.entries(contactRules(draft)).filter(([, message]) => message !== null)
  expect(Object.fromEntries(found)).toEqual(expected)
})

test('what was left empty is not sent', () => {
  expect(contactOnWire({ ...complete, phoneNumber: '  ' }, 'giải')).toEqual({
    fullName: 'Lan',
    email: 'lan@example.vn',
    content: 'Bé 7 tháng ăn được gì?',
    response: 'giải',
  })
})
