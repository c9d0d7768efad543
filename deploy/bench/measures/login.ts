import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../site/demo'
import type { SiteBench } from '../context'
import { median, percentile, type Row, row } from '../result'

const WARM_UP_MOST = 5

/**
 * docs/budgets.md 17: a login, and the hashing of the password within it. The same call with an unknown name does all
 * the rest and hashes nothing: the difference is what hashing costs, with whatever parameters the service runs.
 */
export async function measureLogin({ site, size, say }: SiteBench): Promise<Row[]> {
  const url = `${site.apiUrl}/api/User/Login`
  const known = await loginTimes(url, size.logins, DEMO_ACCOUNTS[0]?.[0] ?? '', (data) => data.accessToken !== null)
  say('login')
  const unknown = await loginTimes(url, size.logins, 'nobody@example.vn', (data) => data.isError)
  say('login without hashing')
  const hashing = median(known) - median(unknown)
  return [
    row('login: median', median(known), 'ms'),
    row('login: p99', percentile(known, 0.99), 'ms'),
    row('password hashing (argon2id): median', hashing, 'ms'),
    row('password hashing / login', hashing / median(known), '×'),
  ]
}

interface LoginAnswer {
  readonly accessToken: string | null
  readonly isError: boolean
}

/** Milliseconds of logins one after the other, as one person's device makes them. */
async function loginTimes(
  url: string,
  logins: number,
  UserName: string,
  isExpected: (data: LoginAnswer) => boolean,
): Promise<number[]> {
  const times: number[] = []
  const warmUp = Math.min(WARM_UP_MOST, logins)
  for (let count = 0; count < warmUp + logins; count += 1) {
    const start = performance.now()
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ UserName, Password: DEMO_PASSWORD }),
    })
    const { data }: { data: LoginAnswer | null } = await response.json()
    if (count >= warmUp) times.push(performance.now() - start)
    if (data === null || !isExpected(data))
      throw new Error(`Login of ${UserName} answered otherwise: ${response.status}`)
  }
  return times
}
