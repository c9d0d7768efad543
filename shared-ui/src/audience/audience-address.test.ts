import { expect, test } from '@jest/globals'
import { audienceIn, withAudience } from './audience-address'

test.each([
  ['', '/?cho=tuan-20'],
  ['?cho=be-8-thang', '/?cho=tuan-20'],
  ['?nhom=3&mon=ca', '/?mon=ca&cho=tuan-20'],
  ['?muc=nang', '/?muc=nang&cho=tuan-20'],
])('the address %j for week 20 is %s', (search, expected) => {
  const address = withAudience('/', new URLSearchParams(search), { kind: 'week', week: 20 })
  expect(address).toBe(expected)
  expect(audienceIn(new URLSearchParams(address.split('?')[1]))).toEqual({ kind: 'week', week: 20 })
})
