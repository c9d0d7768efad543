/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { CallBody } from 'shared-contracts/calls'
import { facebookSignIn } from '../../../platform/social/facebook'
import { googleSignIn } from '../../../platform/social/google'
import { readSocialProviders } from '../../../platform/social/social-options'
import type { SocialMode } from '../../../platform/social/social-provider'
import { zaloSignIn } from '../../../platform/social/zalo'
import { type AccountSite, openAccountSite, registration } from '../../../testing/account-site'
import { type OpenIdProvider, startOpenIdProvider } from '../../../testing/openid-provider'
import { addApp } from '../../../testing/second-step'
import { APP, challengeOf, type StandInNetworks, startNetworks } from '../../../testing/stand-in-networks'

jest.setTimeout(120_000)

const VERIFIER = 'v'.repeat(43)
/** SHA-256 of `nonce ` and the verifier, as browsers make it. */
const NONCE = challengeOf(`nonce ${VERIFIER}`)
const google = {
  clientId: 'this-site',
  clientSecret: 'secret-of-this-site',
  redirectUrl: 'http://site.test/dang-nhap',
  people: {
    'google-1': { name: 'Lê Thị Hoa', email: 'Hoa@gmail.com', email_verified: true },
    'google-2': { name: 'Mai', email: 'mai@gmail.com', email_verified: true },
    'google-3': { name: 'Bà hàng xóm', email: 'lan@example.vn', email_verified: true },
    'google-4': { name: 'Cúc', email: 'cuc@benhvien.example.vn', email_verified: true, hd: 'benhvien.example.vn' },
    'google-5': { name: 'Chưa xác nhận', email: 'mai@gmail.com', email_verified: false },
  },
} as const

let openid: OpenIdProvider
let networks: StandInNetworks
let site: AccountSite

beforeAll(async () => {
  openid = await startOpenIdProvider(google)
  networks = await startNetworks()
  const { redirectUrl } = google
  const app = { appId: APP.id, appSecret: APP.secret, redirectUrl }
  const [facebook, zalo] = [`${networks.address}/facebook`, `${networks.address}/zalo`]
  site = await openAccountSite({
    socialProviders: [
      googleSignIn({ ...google, issuer: openid.issuer }),
      facebookSignIn({ ...app, dialogUrl: `${facebook}/dialog/oauth`, graphUrl: facebook }),
      zaloSignIn({ ...app, oauthUrl: zalo, graphUrl: zalo }),
    ],
  })
}, 120_000)

afterAll(async () => {
  openid.stop()
  await networks.stop()
  await site.close()
})

async function authorizeUrl(mode: SocialMode): Promise<URL> {
  const offered = (await site.call('User/GetSocialSignIns')).data()
  return new URL(offered.find(({ authenticationMode }) => authenticationMode === mode)?.authorizeUrl ?? '')
}

/** The code that a visit at Google's stand-in ends with. */
async function googleCode(
  login: string,
  clientId: string = google.clientId,
  nonce: string | null = NONCE,
): Promise<string> {
  const url = await authorizeUrl('Google')
  url.searchParams.set('client_id', clientId)
  url.searchParams.set('state', 'x')
  url.searchParams.set('code_challenge', challengeOf(VERIFIER))
  url.searchParams.set('code_challenge_method', 'S256')
  if (nonce !== null) url.searchParams.set('nonce', nonce)
  const back = await openid.visit(url.href, login)
  expect(back.origin + back.pathname).toBe(google.redirectUrl)
  return back.searchParams.get('code') ?? ''
}

const exchange = (authenticationMode: SocialMode, code: string, codeVerifier = VERIFIER) =>
  site.call('User/ExchangeSocialCode', { body: { authenticationMode, code, codeVerifier } })

const socialLogin = async (AuthenticationMode: SocialMode, AccessToken: string, SocialUserId: string) =>
  (await site.call('User/SocialLogin', { query: { AccessToken, AuthenticationMode, SocialUserId } })).data()

async function register(userName: string, social: CallBody<'User/Register'>['social']) {
  const { password: _, confirmPassword: __, ...rest } = registration(userName)
  return site.call('User/Register', { body: { ...rest, social } })
}

const who = async (token: string | null) => (await site.call('User/UserInfo', { token })).data()

describe('Google', () => {
  test('a code becomes a token; who is not known registers without a password, and is known from then on', async () => {
    const { accessToken, ...told } = (await exchange('Google', await googleCode('google-1'))).data()
    expect(told).toEqual({ socialUserId: 'google-1', fullName: 'Lê Thị Hoa', email: 'hoa@gmail.com' })
    expect(await socialLogin('Google', accessToken, 'google-1')).toEqual({
      isError: true,
      error: 'user_does_not_exist',
      accessToken: null,
    })
    const social = { accessToken, authenticationMode: 'Google' as const, socialUserId: 'google-1' }
    // Google is the authority over gmail.com: no mail has to be confirmed.
    expect((await register('hoa@gmail.com', social)).data()).toMatchObject({ verification: 'none' })
    await site.server.postman.idle()
    expect(site.account.mails.filter(({ to }) => to === 'hoa@gmail.com')).toEqual([])
    const login = await socialLogin('Google', accessToken, 'google-1')
    expect(await who(login.accessToken)).toMatchObject({ hasPassword: false, emailConfirmed: true })
    await addApp(site.database, (await who(login.accessToken)).id, site.clock.now)
    expect(await socialLogin('Google', accessToken, 'google-1')).toMatchObject({
      ...{ isError: true, error: 'second_step_required', accessToken: null, secondStep: { methods: ['totp'] } },
    })
    expect((await register('hoa2@gmail.com', social)).code).toBe('social_already_registered')
  })

  test.each([
    [
      'a code that was used',
      async () => {
        const code = await googleCode('google-2')
        await exchange('Google', code)
        return exchange('Google', code)
      },
    ],
    ['a code without its verifier', async () => exchange('Google', await googleCode('google-2'), 'w'.repeat(43))],
    [
      'a code that another site asked for',
      async () => exchange('Google', await googleCode('google-2', 'another-site')),
    ],
    [
      'a code whose token repeats no nonce',
      async () => exchange('Google', await googleCode('google-2', google.clientId, null)),
    ],
    [
      'a code whose token repeats the nonce of another sign-in',
      async () => exchange('Google', await googleCode('google-2', google.clientId, challengeOf('nonce of another'))),
    ],
    ['a made-up code', async () => exchange('Google', 'made-up')],
  ])('%s gives no token', async (_, attempt) => {
    const answer = await attempt()
    expect([answer.status, answer.code]).toEqual([422, 'invalid_social_token'])
  })

  test('tokens of another site, of another person, changed or made up are refused', async () => {
    const own = (await exchange('Google', await googleCode('google-2'))).data().accessToken
    const foreign = await foreignToken()
    const [head, , signature] = own.split('.')
    const forged = [head, Buffer.from('{"sub":"google-2"}').toString('base64url'), signature].join('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${own.split('.')[1]}.`
    for (const [token, id] of [
      [foreign, 'google-2'],
      [own, 'google-1'],
      [forged, 'google-2'],
      [unsigned, 'google-2'],
      ['ya29.opaque', 'google-2'],
    ] as const) {
      expect((await socialLogin('Google', token, id)).error).toBe('invalid_social_token')
    }
    const social = { accessToken: foreign, authenticationMode: 'Google' as const, socialUserId: 'google-2' }
    expect((await register('mai@gmail.com', social)).code).toBe('invalid_social_token')
  })

  test('an account is linked by an address that Google vouches for, and by no other', async () => {
    const { userId } = await site.newUser('cuc@benhvien.example.vn')
    await site.newUser('lan@example.vn')
    const tokenOf = async (login: string) => (await exchange('Google', await googleCode(login))).data().accessToken
    const linked = await socialLogin('Google', await tokenOf('google-4'), 'google-4')
    expect(await who(linked.accessToken)).toMatchObject({ id: userId, hasPassword: true })
    // Somebody else's address, once confirmed to Google: no proof of who owns it today.
    expect((await socialLogin('Google', await tokenOf('google-3'), 'google-3')).error).toBe('user_does_not_exist')
    await site.newUser('mai@gmail.com')
    expect((await socialLogin('Google', await tokenOf('google-5'), 'google-5')).error).toBe('user_does_not_exist')
  })

  test('an unconfirmed account is not handed to whoever signs in with its address', async () => {
    await site.call('User/Register', { body: registration('dao@gmail.com') })
    const own = (await exchange('Google', await googleCode('google-2'))).data()
    expect(own.email).toBe('mai@gmail.com')
    await site.database.query
      .updateTable('users')
      .set({ emailConfirmedAt: null })
      .where('email', '=', 'mai@gmail.com')
      .execute()
    expect((await socialLogin('Google', own.accessToken, 'google-2')).error).toBe('user_does_not_exist')
  })

  /** A token that the same provider gave to another site for the same person. */
  async function foreignToken(): Promise<string> {
    const code = await googleCode('google-2', 'another-site')
    const response = await fetch(`${openid.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: VERIFIER,
        redirect_uri: google.redirectUrl,
        client_id: 'another-site',
        client_secret: 'another-secret',
      }),
    })
    const { id_token } = await response.json()
    expect(id_token).toMatch(/^ey/)
    return id_token
  }
})

describe.each(['Facebook', 'Zalo'] as const)('%s', (mode) => {
  const person = { id: `${mode}-7`, name: 'Phạm Thu', ...(mode === 'Facebook' ? { email: 'thu@example.vn' } : {}) }

  test('its address names the app and the way back', async () => {
    const url = await authorizeUrl(mode)
    expect(url.searchParams.get(mode === 'Zalo' ? 'app_id' : 'client_id')).toBe(APP.id)
    expect(url.searchParams.get('redirect_uri')).toBe('http://site.test/dang-nhap')
    expect(url.href).not.toContain(APP.secret)
  })

  test('from a code to an account', async () => {
    const { accessToken, ...told } = (await exchange(mode, networks.agree(person, VERIFIER))).data()
    expect(told).toEqual({ socialUserId: person.id, fullName: 'Phạm Thu', email: person.email ?? null })
    const phone = mode === 'Zalo' ? '0977000001' : '0977000002'
    const social = { accessToken, authenticationMode: mode, socialUserId: person.id }
    expect((await register(phone, social)).data()).toMatchObject({ verification: 'phone' })
    const login = await socialLogin(mode, accessToken, person.id)
    expect(await who(login.accessToken)).toMatchObject({
      phoneNumber: phone,
      phoneConfirmed: false,
      hasPassword: false,
    })
  })

  test('a wrong verifier, another app’s token and another person’s id are refused', async () => {
    expect((await exchange(mode, networks.agree(person, 'other'.repeat(9)))).code).toBe('invalid_social_token')
    expect((await socialLogin(mode, networks.tokenOf(person, '999'), person.id)).error).toBe('invalid_social_token')
    expect((await socialLogin(mode, networks.tokenOf(person), 'somebody-else')).error).toBe('invalid_social_token')
    expect((await socialLogin(mode, 'made-up', person.id)).error).toBe('invalid_social_token')
  })

  test('an address that a social account never confirmed can be taken by its owner a day later', async () => {
    const guest = { id: `${mode}-guest`, name: 'Khách' }
    const email = `chu-${mode.toLowerCase()}@example.vn`
    const social = { accessToken: networks.tokenOf(guest), authenticationMode: mode, socialUserId: guest.id }
    expect((await register(email, social)).status).toBe(200)
    expect((await site.call('User/Register', { body: registration(email) })).code).toBe('1016')
    site.later(24 * 60 + 1)
    expect((await site.call('User/Register', { body: registration(email) })).status).toBe(200)
    const login = await socialLogin(mode, networks.tokenOf(guest), guest.id)
    expect(await who(login.accessToken)).toMatchObject({ email: null, hasPassword: false })
  })

  test('a registration without a password needs a social sign-in', async () => {
    const answer = await register(`khong-mat-khau-${mode.toLowerCase()}@example.vn`, undefined)
    expect(answer.errors.map(({ field }) => field)).toEqual(['password', 'confirmPassword'])
  })

  test('a locked account stays locked', async () => {
    await site.database.query
      .updateTable('users')
      .set({ disabled: true })
      .where('fullName', '=', 'Nguyễn Thị Lan')
      .execute()
    expect((await socialLogin(mode, networks.tokenOf(person), person.id)).error).toBe('user_is_disabled')
  })
})

describe('settings', () => {
  test('no provider without its id, none half set up', () => {
    expect(readSocialProviders({}, 'http://site.test')).toEqual([])
    expect(() => readSocialProviders({ ZALO_APP_ID: '1' }, '')).toThrow('ZALO_APP_SECRET is missing')
    expect(() => readSocialProviders({ GOOGLE_CLIENT_SECRET: '1' }, '')).toThrow('GOOGLE_CLIENT_ID is missing')
    const all = {
      GOOGLE_CLIENT_ID: '1',
      GOOGLE_CLIENT_SECRET: '2',
      FACEBOOK_APP_ID: '3',
      FACEBOOK_APP_SECRET: '4',
      ZALO_APP_ID: '5',
      ZALO_APP_SECRET: '6',
    }
    expect(readSocialProviders(all, '').map(({ mode }) => mode)).toEqual(['Google', 'Facebook', 'Zalo'])
  })
})

test('a provider that does not answer is nobody’s fault here', async () => {
  await networks.stop()
  const query = { AccessToken: 'x', AuthenticationMode: 'Facebook' as const, SocialUserId: '1' }
  const answer = await site.call('User/SocialLogin', { query })
  expect([answer.status, answer.message]).toEqual([503, 'Chưa kết nối được với Facebook. Bạn thử lại sau nhé.'])
  const dead = googleSignIn({ ...google, issuer: networks.address })
  await expect(dead.authorizeUrl()).rejects.toThrow('does not answer')
})
