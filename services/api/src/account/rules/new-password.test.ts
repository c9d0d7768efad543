import { describe, expect, test } from '@jest/globals'
import { validationMessages } from 'shared-contracts/validation'
import { newPasswordProblem } from './new-password'

const lan = { fullName: 'Nguyễn Thị Lan', email: 'lanchi1990@example.vn', phoneNumber: '0912345678' }

describe('a new password', () => {
  test.each(['12345678', 'password1', 'PASSWORD1', ' iloveyou ', 'anhyeuem', 'qwertyuiop', '11111111', 'Matkhau@2026'])(
    'that many use is refused: %j',
    (password) => {
      expect(newPasswordProblem(password, lan)).toMatch('nhiều người dùng')
    },
  )

  test.each(['        ', '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0', '\t\n \t\n \t\n'])(
    'of blanks alone is refused: %j',
    (password) => {
      expect(newPasswordProblem(password, lan)).toBe(validationMessages.passwordBlank)
    },
  )

  test.each(['Nguyễn Thị Lan', 'nguyenthilan', 'lanchi1990', 'LANCHI1990@example.vn', '0912345678', '+84 912 345 678'])(
    'that others know of its owner is refused: %j',
    (password) => {
      expect(newPasswordProblem(password, lan)).toMatch('trùng với tên')
      expect(newPasswordProblem(password, {})).toBeNull()
    },
  )

  test.each(['Mot-cau-ngan-de-nho', 'cơm canh cá kho', 'lanchi1990 va be Na', 'a b c d e', '😀😀😀😀'])(
    'of one’s own passes: %j',
    (password) => {
      expect(newPasswordProblem(password, lan)).toBeNull()
    },
  )
})
