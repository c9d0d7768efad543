import { webcrypto } from 'node:crypto'
import { TextEncoder } from 'node:util'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { CallName } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { click, createFakeApi, eventually } from 'shared-frame/testing'
import { type FormView, mountForm } from '../../../testing/mount-form'
import { socialTexts } from '../../../texts/sign-in'
import { finishSocial } from '../requests/finish-social'
import { keptSocial } from '../rules/kept-social'
import { startAttempt, takeAttempt } from '../rules/social-attempt'
import SocialButtons from './SocialButtons'

Object.assign(globalThis, { TextEncoder })
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

describe('an attempt', () => {
  beforeEach(() => window.sessionStorage.clear())

  test('tells the provider a state and the hash of a secret, and is taken up once', async () => {
    const url = new URL((await startAttempt('Zalo', 'https://zalo.test/permission?app_id=1', '/tin-moi')) ?? '')
    expect(url.searchParams.get('app_id')).toBe('1')
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    const state = url.searchParams.get('state')
    const kept = window.sessionStorage.getItem('social-sign-in')
    const attempt = takeAttempt(state)
    expect(attempt).toMatchObject({ mode: 'Zalo', returnTo: '/tin-moi' })
    expect(attempt?.codeVerifier).toMatch(/^[\w-]{43}$/)
    const hash = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(attempt?.codeVerifier))
    expect(url.searchParams.get('code_challenge')).toBe(Buffer.from(hash).toString('base64url'))
    expect(url.href).not.toContain(attempt?.codeVerifier)
    // Zalo gives no signed token that could repeat one.
    expect(url.searchParams.has('nonce')).toBe(false)
    expect(takeAttempt(state)).toBeNull()
    window.sessionStorage.setItem('social-sign-in', kept ?? '')
    expect(takeAttempt('another-state')).toBeNull()
    expect(takeAttempt(state)).toBeNull()
  })

  test('tells an OpenID provider a nonce that the server can make of the secret', async () => {
    const url = new URL((await startAttempt('Google', 'https://google.test/auth?scope=openid+email', null)) ?? '')
    const { codeVerifier = '' } = takeAttempt(url.searchParams.get('state')) ?? {}
    const hash = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(`nonce ${codeVerifier}`))
    expect(url.searchParams.get('nonce')).toBe(Buffer.from(hash).toString('base64url'))
    expect(url.searchParams.get('nonce')).not.toBe(url.searchParams.get('code_challenge'))
  })

  test.each(['null', '{', '{"mode":"Evil","state":"s","codeVerifier":"v"}', '{"mode":"Zalo"}'])(
    'what is kept as %s counts as none',
    (kept) => {
      window.sessionStorage.setItem('social-sign-in', kept)
      expect(takeAttempt('s')).toBeNull()
    },
  )
})

describe('the buttons', () => {
  let view: FormView
  afterEach(() => view.unmount())
  const labels = () => [...view.container.querySelectorAll('button')].map(({ textContent }) => textContent)
  const offering = (...modes: readonly ('Google' | 'Facebook' | 'Zalo')[]) =>
    createFakeApi({
      'User/GetSocialSignIns': () =>
        modes.map((authenticationMode) => ({
          authenticationMode,
          authorizeUrl: `https://${authenticationMode}.test/a`,
        })),
    })

  test('none where no provider is set up or none can be asked', async () => {
    view = await mountForm(<SocialButtons returnTo={null} userAgent={CHROME} />, offering())
    expect(view.text()).toBe('')
    await view.unmount()
    view = await mountForm(<SocialButtons returnTo={null} userAgent={CHROME} />, createFakeApi({}))
    expect(view.text()).toBe('')
  })

  test('one for each provider; Google’s not inside apps', async () => {
    view = await mountForm(<SocialButtons returnTo={null} userAgent={CHROME} />, offering('Google', 'Facebook', 'Zalo'))
    await eventually(() =>
      expect(labels()).toEqual(['ZTiếp tục với Zalo', 'FTiếp tục với Facebook', 'GTiếp tục với Google']),
    )
    await view.unmount()
    const inZalo = `${CHROME} Zalo android/12`
    view = await mountForm(<SocialButtons returnTo={null} userAgent={inZalo} />, offering('Google', 'Zalo'))
    await eventually(() => expect(labels()).toEqual(['ZTiếp tục với Zalo']))
  })

  test('a tab that keeps nothing is not left: no answer would be taken there', async () => {
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    const left: string[] = []
    view = await mountForm(
      <SocialButtons returnTo={null} userAgent={CHROME} leaveTo={(address) => void left.push(address)} />,
      offering('Facebook'),
    )
    await eventually(() => expect(labels()).toHaveLength(1))
    await click(view.find('button'))
    await eventually(() => expect(view.calls.at(-1)?.slice(0, 2)).toEqual(['notify', socialTexts.notKept]))
    expect([left, view.find<HTMLButtonElement>('button').disabled]).toEqual([[], false])
    storage.mockRestore()
  })

  test('a button leads to the provider', async () => {
    const left: string[] = []
    view = await mountForm(
      <SocialButtons returnTo="/tin-moi" userAgent={CHROME} leaveTo={(address) => void left.push(address)} />,
      offering('Facebook'),
    )
    await eventually(() => expect(labels()).toHaveLength(1))
    await click(view.find('button'))
    await eventually(() => expect(left[0]).toMatch(/^https:\/\/facebook\.test\/a\?state=/))
  })
})

describe('back from a provider', () => {
  const attempt = { mode: 'Google', state: 's', codeVerifier: 'v', returnTo: '/tin-moi' } as const
  const exchanged = { accessToken: 'google-token', socialUserId: 'g-1', fullName: 'Lê Hoa', email: 'hoa@gmail.com' }
  let view: FormView
  beforeEach(() => keptSocial.forget())
  afterEach(() => view.unmount())

  async function back(answers: Parameters<typeof createFakeApi>[0], code: string | null = 'c', known = true) {
    const api = createFakeApi(answers)
    view = await mountForm(null, api)
    const step = await finishSocial(view.shell, known ? attempt : null, code)
    return { step, calls: view.calls, called: api.calls as readonly CallName[] }
  }

  test('a known person is logged in and led back', async () => {
    const { calls } = await back({
      'User/ExchangeSocialCode': () => exchanged,
      'User/SocialLogin': () => ({ isError: false, error: null, accessToken: 'ours' }),
    })
    expect(view.signIns).toEqual([['ours', true]])
    expect(calls.at(-1)).toEqual(['navigate', '/tin-moi'])
    expect(keptSocial.read()).toBeNull()
  })

  test('an account with a second step gets no session before it', async () => {
    const secondStep = { ticket: 'ticket-1', methods: ['totp' as const] }
    const { step, calls } = await back({
      'User/ExchangeSocialCode': () => exchanged,
      'User/SocialLogin': () => ({ isError: true, error: 'second_step_required', accessToken: null, secondStep }),
    })
    expect(step).toEqual(secondStep)
    expect([view.signIns, calls, keptSocial.read()]).toEqual([[], [], null])
  })

  test('an unknown one goes to register with token, provider and id', async () => {
    const { calls } = await back({
      'User/ExchangeSocialCode': () => exchanged,
      'User/SocialLogin': () => ({ isError: true, error: 'user_does_not_exist', accessToken: null }),
    })
    expect(calls).toEqual([['navigate', '/dang-ky?returnTo=%2Ftin-moi']])
    expect(keptSocial.read()).toEqual({ ...exchanged, mode: 'Google' })
  })

  test('a failure is said and leads to register', async () => {
    const { calls } = await back({
      'User/ExchangeSocialCode': () => {
        throw new ApiError('User/ExchangeSocialCode', 503, 'Chưa kết nối được với Google. Bạn thử lại sau nhé.')
      },
    })
    expect(calls).toEqual([
      ['notify', 'Chưa kết nối được với Google. Bạn thử lại sau nhé.', 'error'],
      ['navigate', '/dang-ky?returnTo=%2Ftin-moi'],
    ])
  })

  test.each([
    ['a refusal at the provider', null, true],
    ['an answer that nobody here asked for', 'c', false],
  ] as const)('%s asks the server nothing', async (_, code, known) => {
    const { calls, called } = await back({}, code, known)
    expect(called).toEqual([])
    expect(calls.at(-1)?.[0]).toBe('navigate')
  })
})
