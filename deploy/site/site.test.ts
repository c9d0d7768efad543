import { expect, test } from '@jest/globals'
import { readableLogLine } from './log-line'
import { serviceMode } from './service-mode'

test.each([
  ['plain text', 'plain text'],
  ['', null],
  ['{"level":30,"msg":"listening"}', null],
  ['{"level":40,"msg":"slow"}', 'warn  slow'],
  ['{"level":50,"msg":"failed","err":{"message":"no disk"}}', 'error failed: no disk'],
  ['{"level":50,"msg":"failed","req":{"method":"GET","url":"/x"}}', 'error failed (GET /x)'],
  ['{"other":"json"}', '{"other":"json"}'],
])('log line %s is shown as %s', (line, shown) => {
  expect(readableLogLine(line)).toBe(shown)
})

test.each([
  ['web', {}, 'production'],
  ['api', {}, 'production'],
  ['api', { RATE_LIMITS: 'off' }, 'development'],
  ['web', { RATE_LIMITS: 'off' }, 'production'],
  ['web', { OVERRIDES: '1' }, 'development'],
  ['web', { OVERRIDES: '0' }, 'production'],
  ['web', { LIVE_RELOAD: 'true' }, 'development'],
  ['api', { RATE_LIMITS: 'off', NODE_ENV: 'production' }, 'production'],
])('%s with %j runs in %s', (name, env, mode) => {
  expect(serviceMode(name, env)).toBe(mode)
})
