import { spawnSync } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { isKnownSecret, isPublic, refuseDefaultSecrets } from './default-secrets'
import { WrongSettings } from './settings'

const production = (more: Record<string, string>) => () => refuseDefaultSecrets({ NODE_ENV: 'production', ...more })

describe('default secrets', () => {
  test.each([
    ['DATABASE_URL', 'postgresql://site:postgres@database/site'],
    ['DATABASE_URL', 'postgresql://site:site@database/site'],
    ['DATABASE_URL', 'postgres://dinhduong:Dinhduong@10.0.0.1/site'],
    ['DATABASE_URL', 'postgres://site:change%2Dme@database/site'],
    ['SMTP_URL', 'smtps://user:password@host:465'],
    ['PGPASSWORD', 'postgres'],
    ['POSTGRES_PASSWORD', '12345678'],
    ['SERVICE_SECRET', 'change-me-change-me-change-me-change-me'],
    ['SERVICE_SECRET', 'a'.repeat(40)],
    ['SERVICE_SECRET', '0123'.repeat(10)],
    ['SMS_GATEWAY_TOKEN', 'your-token-here'],
    ['RECAPTCHA_SITE_KEY', '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'],
    ['RECAPTCHA_SECRET', '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe'],
    ['GOOGLE_CLIENT_SECRET', '<your client secret>'],
    ['FACEBOOK_APP_SECRET', 'test'],
    ['ZALO_APP_SECRET', 'secret'],
  ])('%s=%s is refused in production, by its name', (name, value) => {
    expect(production({ [name]: value })).toThrow(WrongSettings)
    expect(production({ [name]: value })).toThrow(`${name} holds a default or example secret`)
    expect(() => refuseDefaultSecrets({ NODE_ENV: 'development', [name]: value })).not.toThrow()
    expect(production({ [name]: value, DEMONSTRATION: '1' })).not.toThrow()
  })

  test.each([
    ['DATABASE_URL', 'postgresql://site:t9XvQ2mLw8@database/site'],
    ['DATABASE_URL', 'postgresql://site@127.0.0.1/site'],
    ['SERVICE_SECRET', 'Yl0mS4o7Qb1xR6pZc9uKf3aTn8hVd2Ej'],
    ['SMTP_URL', 'smtp://mail.internal:25'],
    ['PUBLIC_URL', 'https://dinhduong.example.vn'],
  ])('%s=%s starts', (name, value) => {
    expect(production({ [name]: value })).not.toThrow()
  })

  test('a random secret is not taken for a word', () => {
    expect(isKnownSecret('')).toBe(false)
    expect(isKnownSecret('correct horse battery staple')).toBe(false)
    expect(isKnownSecret('93847561029384756102')).toBe(false)
    expect(isKnownSecret(`${'password'.repeat(200)}x`)).toBe(false)
  })

  test('every wrong one is named at once', () => {
    const wrong = production({ SMS_GATEWAY_TOKEN: 'token', ZALO_APP_SECRET: 'changeme' })
    expect(wrong).toThrow('SMS_GATEWAY_TOKEN')
    expect(wrong).toThrow('ZALO_APP_SECRET')
  })
})

describe('a demonstration', () => {
  test.each([
    [{}, false],
    [{ PUBLIC_URL: 'http://localhost:8080' }, false],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, false],
    [{ SITE_URL: 'http://[::1]:8080/' }, false],
    [{ PUBLIC_URL: 'https://example.vn' }, true],
    [{ SITE_URL: 'https://example.vn', PUBLIC_URL: 'http://localhost:8080' }, true],
    [{ PUBLIC_URL: 'http://192.168.1.4' }, true],
    [{ PUBLIC_URL: 'https://localhost.example.vn' }, true],
  ])('%j is public: %s', (environment, expected) => {
    expect(isPublic(environment)).toBe(expected)
  })

  test('is refused at a public address', () => {
    expect(production({ DEMONSTRATION: '1', PUBLIC_URL: 'https://example.vn' })).toThrow('DEMONSTRATION=1 is refused')
  })
})

test('a service that is given one ends before it opens anything', () => {
  const index = pathToFileURL(path.resolve('services/host/src/index.ts')).href
  const script = `import { runService } from '${index}'
    await runService(async () => { console.log('opened'); process.exit(0) })`
  const run = (more: Record<string, string>) =>
    spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...more },
      encoding: 'utf8',
    })
  const refused = run({ DATABASE_URL: 'postgresql://postgres:postgres@database/site' })
  expect([refused.status, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toContain('DATABASE_URL holds a default or example secret')
  expect(run({}).stdout).toBe('opened\n')
}, 60_000)
