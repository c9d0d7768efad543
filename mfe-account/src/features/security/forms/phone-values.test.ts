import { expect, test } from '@jest/globals'
import { validationMessages } from 'shared-contracts/validation'
import { awaitsCode, emptyPhone, phoneMessages } from './phone-values'

const sent = { phoneNumber: '0912345678', code: '', sentTo: '0912345678' }

test('first a number is asked, then the code that was sent to it', () => {
  expect(phoneMessages(emptyPhone)).toEqual({ phoneNumber: validationMessages.fieldRequired, code: null })
  expect(phoneMessages({ ...emptyPhone, phoneNumber: '091' })).toEqual({
    phoneNumber: validationMessages.phone,
    code: null,
  })
  expect(phoneMessages({ ...emptyPhone, phoneNumber: '091 234 5678' })).toEqual({ phoneNumber: null, code: null })
  expect(phoneMessages(sent)).toEqual({ phoneNumber: null, code: validationMessages.fieldRequired })
  expect(phoneMessages({ ...sent, code: '12345' }).code).toBe('Mã xác thực gồm 6 chữ số.')
  expect(phoneMessages({ ...sent, code: '123456' }).code).toBeNull()
})

test('another number needs another code', () => {
  expect(awaitsCode(sent)).toBe(true)
  expect(awaitsCode({ ...sent, phoneNumber: '0987654321' })).toBe(false)
})
