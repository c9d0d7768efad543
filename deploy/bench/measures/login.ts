import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../site/demo'
import type { SiteBench } from '../context'
import { median, percentile, type Row, row } from '../result'

const WARM_UP_MOST = 5

/**
 * docs/budgets.md 17: a login, and the hashing of the password within it. The same call with an unknown name does all
 * the rest and hashes nothing: the difference is what hashing costs, with whatever parameters the service runs. It is
 * taken between the fastest of each, as whatever else the machine does only adds to an answer.
 */
export async function measureLogin({ site, size, say }: SiteBench): Promise<Row[]> {
  const url = `${site.apiUrl}/api/User/Login`
  const known: number[] = []
  const unknown: number[] = []
  const warmUp = Math.min(WARM_UP_MOST, size.logins)
  for (let count = 0; count < warmUp + size.logins; count += 1) {
    const times = [
      await loginTime(url, DEMO_ACCOUNTS[0]?.[0] ?? '', (data) => data.accessToken !== null),
      await loginTime(url, 'nobody@example.vn', (data) => data.isError),
    ] as const
    if (count < warmUp) continue
    known.push(times[0])
    unknown.push(times[1])
  }
  say('login, with and without hashing')
  const hashing = Math.min(...known) - Math.min(...unknown)
  return [
    row('login: median', median(known), 'ms'),
    row('login: p99', percentile(known, 0.99), 'ms'),
    row('password hashing (argon2id): fastest login less fastest without', hashing, 'ms'),
    row('password hashing / login', hashing / Math.min(...known), '×'),
  ]
}

interface LoginAnswer {
  readonly accessToken: string | null
  readonly isError: boolean
}

/** Milliseconds of a login, as one person's device makes it. */
async function loginTime(url: string, UserName: string, isExpected: (data: LoginAnswer) => boolean): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName, Password: DEMO_PASSWORD }),
  })
  const { data }: { data: LoginAnswer | null } = await response.json()
  const time = performance.now() - start
  if (data === null || !isExpected(data)) throw new Error(`Login of ${UserName} answered otherwise: ${response.status}`)
  return time
}
