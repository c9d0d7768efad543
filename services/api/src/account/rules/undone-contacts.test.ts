import { describe, expect, test } from '@jest/globals'
import { type ContactKind, type Contacts, toldOfChange, undoneContacts } from './undone-contacts'

const at = new Date('2026-11-21T03:00:00Z')
const both: Contacts = { email: 'a@example.vn', emailConfirmedAt: at, phoneNumber: '0912345678', phoneConfirmedAt: at }
const mailOnly: Contacts = { ...both, phoneNumber: null, phoneConfirmedAt: null }
const phoneOnly: Contacts = { ...both, email: null, emailConfirmedAt: null }
const kinds = (...names: ContactKind[]) => new Set(names)

const mail = { to: 'a@example.vn' }
const sms = (mayUndo: boolean) => ({ to: '0912345678', mayUndo })

describe('who is told of a change and may undo it', () => {
  test.each([
    ['email', both, kinds(), { mail, sms: null }],
    ['email', phoneOnly, kinds(), { mail: null, sms: sms(true) }],
    ['email', { ...both, emailConfirmedAt: null }, kinds(), { mail: null, sms: sms(true) }],
    ['phone', both, kinds(), { mail, sms: sms(false) }],
    ['phone', both, kinds('email'), { mail, sms: sms(true) }],
    ['phone', phoneOnly, kinds(), { mail: null, sms: sms(true) }],
    ['phone', mailOnly, kinds(), { mail, sms: null }],
    ['email', { ...phoneOnly, phoneConfirmedAt: null }, kinds(), { mail: null, sms: null }],
  ] as const)('%s %#', (kind, before, recent, told) => {
    expect(toldOfChange(before, kind, recent)).toEqual(told)
  })
})

describe('what an undone change leaves', () => {
  test('what was before', () => {
    expect(undoneContacts(both, 'email', kinds())).toEqual(both)
    expect(undoneContacts(both, 'phone', kinds())).toEqual(both)
  })

  test('without what had changed just before and nobody has proved', () => {
    expect(undoneContacts(both, 'phone', kinds('email'))).toEqual(phoneOnly)
    expect(undoneContacts(both, 'email', kinds('phone'))).toEqual(mailOnly)
    expect(undoneContacts(both, 'email', kinds('email'))).toEqual(both)
  })
})
