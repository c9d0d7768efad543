import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../site/demo'
import type { SiteBench } from '../context'
import { median, percentile, type Row, row } from '../result'

const WARM_UP_MOST = 5

/**
 * docs/budgets.md 17: a login, and the hashing of the password within it. Every login hashes, also of unknown names; reading one's account
 * by the session is a call like it that hashes nothing. The difference is taken between the fastest of each, as whatever else the
 * machine does only adds to an answer.
 */
export async function measureLogin({ site, size, say }: SiteBench): Promise<Row[]> {
  const api = `${site.apiUrl}/api/User`
  const logins: number[] = []
  const readings: number[] = []
  const warmUp = Math.min(WARM_UP_MOST, size.logins)
  for (let count = 0; count < warmUp + size.logins; count += 1) {
    const login = await loginTime(`${api}/Login`, DEMO_ACCOUNTS[0]?.[0] ?? '')
    const reading = await timeOf(`${api}/UserInfo`, { headers: { authorization: `Bearer ${login.token}` } })
    if (count < warmUp) continue
    logins.push(login.ms)
    readings.push(reading.ms)
  }
  say('login, with and without hashing')
  const hashing = Math.min(...logins) - Math.min(...readings)
  return [
    row('login: median', median(logins), 'ms'),
    row('login: p99', percentile(logins, 0.99), 'ms'),
    row('password hashing (argon2id): fastest login less fastest reading of the account', hashing, 'ms'),
    row('password hashing / login', hashing / Math.min(...logins), '×'),
  ]
}

/** Milliseconds of a login, as one person's device makes it, and its token. */
async function loginTime(url: string, UserName: string) {
  const { ms, data } = await timeOf(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName, Password: DEMO_PASSWORD }),
  })
  const token = data?.accessToken
  if (!token) throw new Error(`Login of ${UserName} failed`)
  return { ms, token }
}

async function timeOf(url: string, init: RequestInit) {
  const start = performance.now()
  const response = await fetch(url, init)
  const { data }: { data: { readonly accessToken?: string | null } | null } = await response.json()
  const ms = performance.now() - start
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return { ms, data }
}
