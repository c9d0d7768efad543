import { expect, test } from '@jest/globals'
import { deviceUserId } from './device-user'

const user = `user=${encodeURIComponent('{"id":7,"shortName":"Lan Anh"}')}`

test.each([
  ['logged in', `a=b; token=abc; ${user}`, 7],
  ['logged out', user, null],
  ['expired', `token=; ${user}`, null],
  ['the text null', `token=null; ${user}`, null],
  ['no user', 'token=abc', null],
  ['an edited user', 'token=abc; user={"id":"7"}', null],
  ['no JSON', 'token=abc; user=%', null],
])('%s', (_, cookies, id) => {
  expect(deviceUserId(cookies)).toBe(id)
})
