import type { APIRequestContext, BrowserContext } from '@playwright/test'
import type { CallBody, CallName } from 'shared-contracts/calls'
import { solve } from '../../shared-frame/src/sending/solve-altcha'
import { withoutPrompts } from './prompts'
import { linkSentTo } from './site/outbox'
import { test as base, expect } from './test'

export const PASSWORD = 'Mot-cau-ngan-de-nho'

export interface TestAccount {
  readonly email: string
  readonly token: string
  /** Calls the API as this user; fails unless it succeeds. */
  post<N extends CallName>(call: N, body?: CallBody<N>): Promise<unknown>
  /** Opens the link of a mail. */
  confirmEmail(link: string): Promise<unknown>
}

let made = 0

/** A confirmed account of its own for a test, by the API, so that tests don't disturb each other. */
export function newAccount(
  request: APIRequestContext,
  profile: Partial<CallBody<'User/Register'>> = {},
): Promise<TestAccount> {
  return registered(request, (base) => send(request, 'User/Register', { ...base, userType: 0, ...profile }))
}

/** An account of medical staff that waits to be let in. */
export function newStaffAccount(request: APIRequestContext, fullName: string): Promise<TestAccount> {
  return registered(request, (base) => send(request, 'User/MedicalStaffRegister', { ...base, fullName }))
}

async function registered(
  request: APIRequestContext,
  register: (base: CallBody<'User/MedicalStaffRegister'>) => Promise<unknown>,
): Promise<TestAccount> {
  made += 1
  const email = `thu-${Date.now()}-${process.pid}-${made}@example.vn`
  const fullName = 'Nguyễn Thị Thử'
  const response = await captcha(request)
  await register({ userName: email, fullName, password: PASSWORD, confirmPassword: PASSWORD, response })
  const confirmEmail = (link: string) => send(request, 'User/ConfirmEmail', { token: link.split('#')[1] ?? '' })
  await confirmEmail(await linkSentTo(email))
  const token = await tokenOf(request, email, PASSWORD)
  return { email, token, confirmEmail, post: (call, body) => send(request, call, body, token) }
}

/** A new session. */
export async function tokenOf(request: APIRequestContext, email: string, password: string): Promise<string> {
  const answer = await send(request, 'User/Login', { UserName: email, Password: password })
  return (answer as { accessToken: string }).accessToken
}

/** The browser that this account is logged in with. Popups and polls, which would lie over what is tested, only where asked for. */
export async function enter(
  context: BrowserContext,
  { token }: TestAccount,
  baseURL: string | undefined,
  { prompts = false }: { readonly prompts?: boolean } = {},
): Promise<void> {
  if (!prompts) await withoutPrompts(context)
  await context.addCookies([{ name: 'token', value: token, url: baseURL ?? 'http://localhost:8080' }])
}

/** Tests whose browser is logged in with an account of their own, where they ask for `account`. */
export const test = base.extend<{ readonly account: TestAccount }>({
  account: async ({ context, request, baseURL }, use) => {
    const account = await newAccount(request)
    await enter(context, account, baseURL)
    await use(account)
  },
})

/** The answer to the captcha that a call asks for. */
export async function captcha(request: APIRequestContext): Promise<string> {
  const { challenge } = (await (await request.get('/api/Captcha/GetCaptchaCode')).json()).data
  return challenge === null ? '' : solve(challenge)
}

async function send<N extends CallName>(
  request: APIRequestContext,
  call: N,
  body: CallBody<N> | undefined,
  token?: string,
): Promise<unknown> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await (await request.post(`/api/${call}`, { data: body, headers })).json()
  expect(answer, `${call}: ${JSON.stringify(answer)}`).toMatchObject({ success: true })
  return answer.data
}
