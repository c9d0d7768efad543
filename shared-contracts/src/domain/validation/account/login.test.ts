import { expect, test } from '@jest/globals'
import { validateLogin } from './login'

const required = 'Vui lòng chọn thông tin'

test.each([
  ['', '', required, required],
  ['me@example.vn', '', null, required],
  ['', 'bi-mat', required, null],
  ['   ', ' ', required, null],
  ['me@example.vn', 'bi-mat', null, null],
])('user name %j, password %j', (userName, password, onUserName, onPassword) => {
  expect(validateLogin({ userName, password })).toEqual({ userName: onUserName, password: onPassword })
})
