import { expect, test } from '@jest/globals'
import { stepCookieName, stepCookieTerms } from './step-cookie'

test.each([
  ['https://mebe.example', '__Host-step', true],
  ['http://localhost:8080', 'step', false],
  ['', 'step', false],
])('at %j the cookie is %s', (siteUrl, name, secure) => {
  expect(stepCookieName(siteUrl)).toBe(name)
  // Browsers refuse the prefix for any other path.
  expect(stepCookieTerms(siteUrl)).toMatchObject({ path: '/', secure })
})
