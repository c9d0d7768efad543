import { expect, test } from '@jest/globals'
import { validationMessages } from 'shared-contracts/validation'
import { ownProfile } from '../../testing/own-profile'
import { codeAddressOf, emptyProof, proofMessages, proofOnWire } from './owner-proof'

const withPassword = ownProfile({ hasPassword: true })
const byMail = ownProfile({ hasPassword: false, email: 'lan@example.vn', emailConfirmed: true })
const bySms = { ...byMail, emailConfirmed: false, phoneNumber: '0912345678', phoneConfirmed: true }
const byLogin = { ...byMail, emailConfirmed: false, phoneConfirmed: false }

const typed = { password: 'Mot-cau-ngan', ownCode: ' 123456' }

test('a password is asked for where there is one, else a code, else nothing but the login', () => {
  const required = validationMessages.fieldRequired
  expect(proofMessages(emptyProof, withPassword)).toEqual({ password: required, ownCode: null })
  expect(proofMessages(emptyProof, byMail)).toEqual({ password: null, ownCode: required })
  expect(proofMessages({ ...emptyProof, ownCode: '12' }, byMail).ownCode).toBe('Mã gồm 6 chữ số. Bạn kiểm tra lại nhé.')
  expect(proofMessages(emptyProof, byLogin)).toEqual({ password: null, ownCode: null })
})

test('only what was asked for is sent', () => {
  expect(proofOnWire(typed, withPassword)).toEqual({ password: 'Mot-cau-ngan' })
  expect(proofOnWire(typed, byMail)).toEqual({ ownCode: '123456' })
  expect(proofOnWire(typed, byLogin)).toEqual({})
})

test('the code goes to the confirmed address', () => {
  expect([codeAddressOf(byMail), codeAddressOf(bySms)]).toEqual(['lan@example.vn', '0912345678'])
})
