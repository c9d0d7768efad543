import { expect, test } from '@jest/globals'
import { frameScopeOf } from './frame-scope'

test.each([
  ['^14.3.0', 'frame-14'],
  ['14.3.0', 'frame-14'],
  ['^9.0.0', 'frame-9'],
])('the scope of %s is %s', (range, scope) => {
  expect(frameScopeOf(range)).toBe(scope)
})
