import { describe, expect, test } from '@jest/globals'
import { WrongSettings } from 'service-host'
import { readSettings } from './settings'

describe('readSettings', () => {
  test('defaults', () => {
    expect(readSettings({}, '/site')).toEqual({
      port: 8081,
      host: '127.0.0.1',
      database: { kind: 'embedded', folder: '/site/.data', waitMs: 0 },
      production: false,
      trust: { trustedHops: 0, serviceSecret: null },
      operatorToken: null,
      rateLimits: true,
      limitsUrl: undefined,
      logLevel: 'info',
    })
  })

  test('a database address wins over the folder', () => {
    const settings = readSettings({ DATABASE_URL: 'postgresql://a/b', DATA_DIR: 'x', RATE_LIMITS: 'off' }, '/site')
    expect(settings).toMatchObject({ database: { kind: 'postgresql', url: 'postgresql://a/b' }, rateLimits: false })
  })

  test.each([
    [{ RATE_LIMITS: 'off', NODE_ENV: 'production' }, 'RATE_LIMITS'],
    [{ NODE_ENV: 'production' }, 'SERVICE_SECRET'],
    [{ SERVICE_SECRET: 'short' }, 'SERVICE_SECRET'],
    [{ TRUSTED_HOPS: '-1' }, 'TRUSTED_HOPS'],
    [{ LIMITS_URL: 'http://counts' }, 'LIMITS_URL'],
    [{ API_PORT: 'x' }, 'API_PORT'],
    [{ API_PORT: '70000' }, 'API_PORT'],
    [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL'],
  ])('%j is refused', (environment, name) => {
    expect(() => readSettings(environment, '/site')).toThrow(WrongSettings)
    expect(() => readSettings(environment, '/site')).toThrow(name)
  })
})
