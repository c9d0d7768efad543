import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from '../runner/root'
import { runsDemonstration } from './demo'
import { readableLogLine } from './log-line'
import { serviceMode } from './service-mode'
import { serviceSecretOf } from './service-secret'

test.each([
  ['plain text', 'plain text'],
  ['', null],
  ['{"level":30,"msg":"listening"}', null],
  ['{"level":40,"msg":"slow"}', 'warn  slow'],
  ['{"level":50,"msg":"failed","err":{"message":"no disk"}}', 'error failed: no disk'],
  ['{"level":50,"msg":"failed","err":{"message":"no disk","cause":"full"}}', 'error failed: no disk: full'],
  ['{"level":50,"msg":"failed","req":{"method":"GET","path":"/x"}}', 'error failed (GET /x)'],
  [
    '{"level":50,"msg":"failed","method":"GET","path":"/x","status":503,"ms":12.3}',
    'error failed (GET /x, 503 after 12 ms)',
  ],
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

test.each([
  [{}, true],
  [{ DATABASE_URL: 'postgresql://site@127.0.0.1/site' }, true],
  [{ PUBLIC_URL: 'http://localhost:9000' }, true],
  [{ DEMONSTRATION: '0' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ PUBLIC_URL: 'https://example.vn' }, false],
])('npm start with %j makes demonstration accounts: %s', (env, expected) => {
  expect(runsDemonstration(env)).toBe(expected)
})

test.each([[{ NODE_ENV: 'production' }], [{ PUBLIC_URL: 'https://example.vn' }]])(
  'npm start refuses a demonstration with %j',
  (env) => {
    expect(() => runsDemonstration({ ...env, DEMONSTRATION: '1' })).toThrow('DEMONSTRATION=1 is refused')
  },
)

test.each(['deploy/containers/compose.yaml', 'deploy/containers/Dockerfile', 'deploy/kubernetes/site.yaml'])(
  '%s asks for no demonstration',
  (file) => {
    expect(readFileSync(path.join(root, file), 'utf8')).not.toMatch(/demo-accounts|DEMONSTRATION/)
  },
)

test('a data folder has one secret of its services, which its owner alone can read; the environment wins', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'secret-'))
  const secret = serviceSecretOf(dataDir, {})
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(serviceSecretOf(dataDir, {})).toBe(secret)
  expect(statSync(path.join(dataDir, 'service-secret')).mode & 0o777).toBe(0o600)
  expect(serviceSecretOf(dataDir, { SERVICE_SECRET: 'of the environment' })).toBe('of the environment')
  rmSync(dataDir, { recursive: true })
})
