import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseLoginError, parseRequestError } from './parse-request-error'

const unknown = { code: '', field: null, message: 'Lỗi không xác định', link: null }

describe('parseRequestError', () => {
  test.each<[string, unknown, object[]]>([
    ['nothing', undefined, [unknown]],
    ['null', null, [unknown]],
    ['an empty body', {}, [unknown]],
    ['an empty text', '  ', [unknown]],
    ['a sentence', { message: 'Lớp đã đủ chỗ' }, [{ field: null, message: 'Lớp đã đủ chỗ' }]],
    [
      'errorMessage with JSON that holds message',
      { errorMessage: '{"message":"user_is_disabled"}' },
      [{ code: 'user_is_disabled', message: 'Tài khoản này đã bị khóa.' }],
    ],
    [
      'a code in JSON in errorMessage',
      { errorMessage: '{"message":"{\\"code\\":1015,\\"message\\":\\"exists\\"}"}' },
      [{ code: '1015', field: 'phoneNumber' }],
    ],
    ['a numbered code', { code: 1016, message: 'x' }, [{ code: '1016', field: 'email' }]],
    ['a numbered code as text', { code: '1057' }, [{ field: 'oldPassword', link: { path: '/quen-mat-khau' } }]],
    ['1078, which has no message', { code: 1078 }, [{ code: '1078', message: 'Lỗi không xác định' }]],
    ['an unknown code', { message: 'some_new_error' }, [{ code: 'some_new_error', message: 'Lỗi không xác định' }]],
    [
      'an unknown code with a sentence',
      { code: 'x1', message: 'Hết chỗ rồi' },
      [{ code: 'x1', message: 'Hết chỗ rồi' }],
    ],
    ['broken JSON', { errorMessage: '{"message":' }, [unknown]],
    ["a proxy's page", '<html><body>502 Bad Gateway</body></html>', [unknown]],
    [
      'the envelope with field errors',
      {
        success: false,
        data: null,
        message: 'Có lỗi',
        errors: [
          { field: 'email', code: 'validation_failed', message: 'Email chưa đúng.' },
          { field: 'fullName', code: 'required', message: '' },
        ],
      },
      [
        { field: 'email', code: 'validation_failed', message: 'Email chưa đúng.' },
        { field: 'fullName', code: 'required', message: 'Bạn còn thiếu thông tin ở một mục bắt buộc.' },
      ],
    ],
    [
      'the envelope with a general code',
      { success: false, data: null, message: 'forbidden' },
      [{ code: 'forbidden', message: 'Bạn không có quyền xem hoặc làm việc này.' }],
    ],
    ['a name of every object', { message: 'constructor' }, [{ code: 'constructor', message: 'Lỗi không xác định' }]],
  ])('%s', (_, body, expected) => {
    const errors = parseRequestError(body)
    expect(errors).toHaveLength(expected.length)
    expect(errors).toMatchObject(expected)
  })

  test('what is unknown beside known errors is said too', () => {
    const errors = parseRequestError({
      errors: [{ code: 1015 }, { code: 'some_new_error' }, {}, { code: 'x', message: 'Lớp đã đủ chỗ' }],
    })
    expect(errors.map(({ message }) => message)).toEqual([
      'Số điện thoại này đã được dùng cho một tài khoản khác.',
      'Lỗi không xác định',
      'Lỗi không xác định',
      'Lớp đã đủ chỗ',
    ])
  })

  test('never throws and always says something', () => {
    fc.assert(
      fc.property(fc.anything({ withDate: true, withMap: true }), fc.json(), (body, json) => {
        for (const value of [body, json, { errorMessage: json }, { errors: [body] }]) {
          const errors = parseRequestError(value)
          expect(errors.length).toBeGreaterThan(0)
          for (const { message } of errors) expect(message).not.toBe('')
        }
      }),
    )
  })
})

describe('parseLoginError', () => {
  test.each([
    ['invalid_grant', 'Password', 'Mật khẩu không chính xác', undefined],
    ['user_is_disabled', null, 'Tài khoản này đã bị khóa.', undefined],
    [
      '{"code":1000,"message":"not found"}',
      'UserName',
      'Email hoặc số điện thoại này chưa đúng hoặc chưa được đăng ký.',
      '/dang-ky',
    ],
    ['{"code":1001}', 'UserName', 'Tài khoản chưa xác nhận email hoặc số điện thoại.', undefined],
    ['', null, 'Lỗi không xác định', undefined],
    [null, null, 'Lỗi không xác định', undefined],
  ])('%j', (error, field, message, path) => {
    const shown = parseLoginError(error)
    expect(shown).toMatchObject({ field, message })
    expect(shown.link?.path).toBe(path)
  })
})
