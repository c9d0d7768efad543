import type { CallAnswer, CallBody, CallName, CallQuery } from 'shared-contracts/calls'
import { type CallAddress, callAddresses, headersOfCall } from 'shared-contracts/calls'
import type { AccountOptions } from '../account'
import type { Database } from '../platform/database/open-database'
import { type ApiServer, buildServer, type ServerOptions } from '../server/build-server'
import { type TestAccountOptions, testAccountOptions } from './account-options'
import { proveSession } from './second-step'
import { openTestDatabase } from './test-database'

/** For a postman that hangs, not for one that is slow. */
const DELIVERY_MS = 60_000

export const PASSWORD = 'Mat-khau-thu-1'

export interface Answer<N extends CallName> {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly errors: readonly { readonly field: string; readonly code: string; readonly message: string }[]
  /** Throws when the call failed. */
  data(): CallAnswer<N>
}

interface Sent<N extends CallName> {
  readonly query?: CallQuery<N>
  readonly body?: CallBody<N>
  readonly token?: string | null
  /** The visitor's address. */
  readonly ip?: string
  /** The cookies of a device, which the answer's are added to. */
  readonly device?: Map<string, string>
}

/** The API with its database, in memory, for tests of accounts; time stands still until told otherwise. */
export interface AccountSite {
  readonly server: ApiServer
  readonly database: Database
  readonly account: TestAccountOptions
  readonly clock: { now: Date }
  call<N extends CallName>(name: N, sent?: Sent<N>): Promise<Answer<N>>
  /** Registers by email or phone, confirms it and logs in. */
  newUser(userName: string, more?: Partial<CallBody<'User/Register'>>): Promise<{ userId: number; token: string }>
  /** What an administrator's or medical staff's session needs to have the rights of its role: it passes the second step, in the browser of all its calls. Resolves with that browser's Cookie header. */
  prove(token: string): Promise<string>
  login(userName: string, password?: string, ip?: string): Promise<CallAnswer<'User/Login'>>
  /** The token of the last link mailed to an address. */
  lastLinkToken(to: string): string
  /** The digits of the last SMS with a code to a number: a notice may be sent beside it. */
  lastCode(to: string): string
  later(minutes: number): void
  close(): Promise<void>
}

/** Without limits and reports of its process; every answer is checked, every revision read anew. */
const SERVER = {
  logLevel: 'silent',
  requestsPerMinute: null,
  watchProcess: false,
  checkAnswers: true,
  revisionFreshMs: 0,
} as const

/** Another server over the same database, by the same clock. Closed by who opens it, before the site. */
export const openSecondServer = (
  { database, clock }: AccountSite,
  more: Partial<ServerOptions> = {},
): Promise<ApiServer> => buildServer({ ...SERVER, database, now: () => clock.now, ...more })

export async function openAccountSite(
  options: Partial<AccountOptions> = {},
  database: Database | null = null,
  log?: { write(line: string): void },
): Promise<AccountSite> {
  const db = database ?? (await openTestDatabase())
  const account = testAccountOptions(options)
  const clock = { now: new Date('2026-11-21T03:00:00Z') }
  const server = await buildServer({
    ...SERVER,
    database: db,
    ...(log ? { logLevel: 'trace', logTo: log } : {}),
    account,
    now: () => clock.now,
  })

  const stepCookies = new Map<string, string>()

  async function call<N extends CallName>(name: N, sent: Sent<N> = {}): Promise<Answer<N>> {
    const address: CallAddress = callAddresses[name]
    const payload: object | undefined = sent.body ?? undefined
    const step = stepCookies.get(sent.token ?? '')
    const cookies = [...(step === undefined ? [] : [['step', step]]), ...(sent.device ?? [])]
    const response = await server.app.inject({
      method: address.method,
      url: `${address.path}?${new URLSearchParams(Object.entries(sent.query ?? {}).map(([key, value]) => [key, String(value)]))}`,
      headers: {
        ...headersOfCall(address),
        ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
        ...(cookies.length > 0 ? { cookie: cookies.map((pair) => pair.join('=')).join('; ') } : {}),
      },
      ...(sent.ip ? { remoteAddress: sent.ip } : {}),
      ...(payload === undefined ? {} : { payload }),
    })
    for (const { name, value } of response.cookies) sent.device?.set(name, value)
    const envelope = JSON.parse(response.body)
    return {
      status: response.statusCode,
      code: envelope.code ?? '',
      message: envelope.message ?? '',
      errors: envelope.errors ?? [],
      data() {
        if (envelope.success !== true) throw new Error(`${name}: ${response.body}`)
        return envelope.data
      },
    }
  }

  const login: AccountSite['login'] = async (userName, password = PASSWORD, ip) =>
    (await call('User/Login', { body: { UserName: userName, Password: password }, ip })).data()

  const lastLinkToken = (to: string) => {
    const link = account.mails.filter((mail) => mail.to === to && mail.text.includes('#')).at(-1)
    return /#(\S+)/.exec(link?.text ?? '')?.[1] ?? ''
  }
  const lastCode = (to: string) =>
    account.texts.flatMap((sms) => (sms.to === to ? (/\d{6}/.exec(sms.text) ?? []) : [])).at(-1) ?? ''

  /** What the postman has brought; beside other registrations it may be at its next round with this one's. */
  async function delivered(find: () => string): Promise<string> {
    const end = Date.now() + DELIVERY_MS
    while (Date.now() < end) {
      await server.postman.idle()
      const found = find()
      if (found !== '') return found
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`The postman brought nothing within ${DELIVERY_MS} ms`)
  }

  return {
    server,
    database: db,
    account,
    clock,
    call,
    async prove(token) {
      const cookie = await proveSession(db, token)
      stepCookies.set(token, cookie)
      return `step=${cookie}`
    },
    login,
    lastLinkToken,
    lastCode,
    async newUser(userName, more = {}) {
      const { userId } = (await call('User/Register', { body: registration(userName, more) })).data()
      if (userName.includes('@')) {
        const token = await delivered(() => lastLinkToken(userName))
        ;(await call('User/ConfirmEmail', { body: { token } })).data()
      } else {
        const code = await delivered(() => lastCode(userName))
        ;(await call('User/VerifyPhoneNumber', { query: { userId, code } })).data()
      }
      const { accessToken } = await login(userName)
      if (accessToken === null) throw new Error(`${userName} could not log in`)
      return { userId, token: accessToken }
    },
    later(minutes) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    },
    async close() {
      await server.app.close()
      await db.close()
    },
  }
}

/** The least that a registration states. */
export function registration(
  userName: string,
  more: Partial<CallBody<'User/Register'>> = {},
): CallBody<'User/Register'> {
  return { userName, fullName: 'Nguyễn Thị Lan', password: PASSWORD, confirmPassword: PASSWORD, userType: 0, ...more }
}
