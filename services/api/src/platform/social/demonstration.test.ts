import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import fastify from 'fastify'
import { demonstrationSignIn } from './demonstration'
import { readSocialProviders } from './social-options'
import { SOCIAL_MODES } from './social-provider'

const SITE = 'http://localhost:8080'
const VERIFIER = 'a-verifier-of-the-browser'
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

/** The page of a stand-in, asked as a browser is led there, and where its choices lead. */
async function visit(at: ReturnType<typeof demonstrationSignIn>, mode: string, query: string) {
  const app = fastify()
  at.register(app)
  const { statusCode, body } = await app.inject(`/api/demonstration/sign-in/${mode}?${query}`)
  const answers = [...body.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), SITE),
  )
  return { statusCode, body, answers }
}

test.each(SOCIAL_MODES)(
  '%s: a person is chosen, her code is good once, for who began, and names her as the real one would',
  async (mode) => {
    const at = demonstrationSignIn()
    const provider = at.provider(mode)
    expect(await provider.authorizeUrl()).toBe(`/api/demonstration/sign-in/${mode}`)
    const { answers } = await visit(at, mode, `state=abc&code_challenge=${CHALLENGE}`)
    expect(answers.map(({ pathname, searchParams }) => [pathname, searchParams.get('state')])).toEqual(
      Array.from({ length: 3 }, () => ['/dang-nhap', 'abc']),
    )
    expect(answers[2]?.searchParams.get('error')).toBe('access_denied')
    const [stranger = '', known = ''] = answers.map(({ searchParams }) => searchParams.get('code') ?? '')
    expect(await provider.exchange(stranger, 'another')).toBeNull()
    expect(await provider.exchange(stranger, VERIFIER)).toBeNull()
    const token = await provider.exchange(known, VERIFIER)
    expect(await provider.exchange(known, VERIFIER)).toBeNull()
    expect(await provider.identify(token ?? '')).toMatchObject({
      email: mode === 'Zalo' ? null : 'mebau@example.vn',
      emailIsProven: mode === 'Google',
    })
    const other = SOCIAL_MODES.find((each) => each !== mode) ?? mode
    expect(await at.provider(other).identify(token ?? '')).toBeNull()
  },
)

test('what comes with the address is never markup, and an unknown provider has no page', async () => {
  const at = demonstrationSignIn()
  const { body } = await visit(
    at,
    'Google',
    `state=${encodeURIComponent('"><script>alert(1)</script>')}&code_challenge=x`,
  )
  expect(body).not.toContain('<script')
  expect((await visit(at, 'Github', 'state=a&code_challenge=b')).statusCode).toBe(400)
  expect((await visit(at, 'Zalo', 'state=a')).statusCode).toBe(400)
})

test('a code ends after ten minutes', async () => {
  let time = 0
  const at = demonstrationSignIn(() => time)
  const { answers } = await visit(at, 'Zalo', `state=a&code_challenge=${CHALLENGE}`)
  time = 10 * 60_000 + 1
  expect(await at.provider('Zalo').exchange(answers[0]?.searchParams.get('code') ?? '', VERIFIER)).toBeNull()
})

test('stand-ins take the place of what is not set, on a demonstration alone', () => {
  const standIn = demonstrationSignIn().provider
  const environment = { ZALO_APP_ID: '1', ZALO_APP_SECRET: 's' }
  const named = (providers: ReturnType<typeof readSocialProviders>) =>
    providers.map(({ mode, isStandIn = false }) => [mode, isStandIn])
  expect(named(readSocialProviders(environment, SITE, standIn))).toEqual([
    ['Google', true],
    ['Facebook', true],
    ['Zalo', false],
  ])
  expect(named(readSocialProviders(environment, SITE))).toEqual([['Zalo', false]])
})
