import { expect, test } from '@jest/globals'
import { validationMessages } from 'shared-contracts/validation'
import { ownProfile } from '../../../testing/own-profile'
import { awaitsCode, emptyPhone, phoneMessages } from './phone-values'

const user = ownProfile({ hasPassword: true })
const sent = { ...emptyPhone, phoneNumber: '0912345678', sentTo: '0912345678' }
const required = validationMessages.fieldRequired

test('first a number is asked, then the code that was sent to it', () => {
  expect(phoneMessages(emptyPhone, user)).toEqual({ phoneNumber: required, password: required, ownCode: null })
  const typed = { ...emptyPhone, password: 'Mot-cau-ngan' }
  expect(phoneMessages({ ...typed, phoneNumber: '091' }, user)).toMatchObject({ phoneNumber: validationMessages.phone })
  expect(phoneMessages({ ...typed, phoneNumber: '091 234 5678' }, user)).toEqual({
    phoneNumber: null,
    password: null,
    ownCode: null,
  })
  expect(phoneMessages(sent, user)).toEqual({ phoneNumber: null, code: required })
  expect(phoneMessages({ ...sent, code: '12345' }, user).code).toBe('Mã xác thực gồm 6 chữ số.')
  expect(phoneMessages({ ...sent, code: '123456' }, user).code).toBeNull()
})

test('another number needs another code', () => {
  expect(awaitsCode(sent)).toBe(true)
  expect(awaitsCode({ ...sent, phoneNumber: '0987654321' })).toBe(false)
})
