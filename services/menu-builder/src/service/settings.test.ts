import { expect, test } from '@jest/globals'
import { readMenuBuilderSettings } from './settings'

test('visitors are limited unless a site for trying says otherwise', () => {
  expect(readMenuBuilderSettings({}).visitorMsPerMinute).toBe(20_000)
  expect(readMenuBuilderSettings({ MENU_BUILDER_VISITOR_SECONDS: '1.5' }).visitorMsPerMinute).toBe(1_500)
  expect(readMenuBuilderSettings({ RATE_LIMITS: 'off' }).visitorMsPerMinute).toBeNull()
  expect(() => readMenuBuilderSettings({ RATE_LIMITS: 'off', NODE_ENV: 'production' })).toThrow(/RATE_LIMITS/)
  expect(() => readMenuBuilderSettings({ MENU_BUILDER_VISITOR_SECONDS: '0' })).toThrow(/MENU_BUILDER_VISITOR_SECONDS/)
})
