import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import pg from 'pg'
import { serviceHeaders } from 'service-host'
import { type ApiProcess, bundleApi, newestMessage, startApi } from '../../../api/src/testing/api-process'
import { describeWithPostgres } from '../../../api/src/testing/describe-with-postgres'
import { startPostgres, type TestPostgres } from '../../../api/src/testing/postgres'
import { startTestHost, type TestHost, until } from '../testing/test-host'
import { type Answer, visit } from '../testing/visitors'

jest.setTimeout(180_000)

// Two document hosts, each before an API of its own, over one PostgreSQL: as in a cluster.
const SECRET = 'q7Lw2ZkP9xTfB4nVhC8sRd5JmYg1UeA3'
const LIMIT = 600
const PASSWORD = 'Mat-khau-thu-1'
const REVISION = '/api/Content/GetRevision'

const folder = mkdtempSync(path.join(tmpdir(), 'visitor-limits-'))
const apis: ApiProcess[] = []
const hosts: TestHost[] = []
const urls: string[] = []
let bundle: string
let postgres: TestPostgres
let database: pg.Client

async function start(programs: string): Promise<void> {
  postgres = await startPostgres(programs)
  bundle = bundleApi()
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, SERVICE_SECRET: SECRET, RATE_LIMITS: 'on' }
  database = new pg.Client({ connectionString: postgres.url })
  await database.connect()
  // The first migrates; what an earlier process left behind is found by the second.
  apis.push(await startApi(bundle, environment))
  await database.query(`insert into request_counts values ('requests:of-yesterday', 7, 1)`)
  apis.push(await startApi(bundle, environment))
  for (const { url } of apis) {
    const trust = { trustedHops: 0, serviceSecret: SECRET }
    const host = await startTestHost([], { apiUrl: url, menuBuilderUrl: url, trust })
    hosts.push(host)
    urls.push(await host.app.listen({ port: 0, host: '127.0.0.1' }))
  }
}

async function stop(): Promise<void> {
  for (const host of hosts) await host.close()
  for (const api of apis) await api.kill()
  await database.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(path.dirname(bundle), { recursive: true, force: true })
}

/** Requests from one address to these in turn, ten at a time, each with other made-up headers. */
async function askOften(bases: readonly string[], from: string, times: number): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  async function asker() {
    while (next < times) {
      next += 1
      const forged = `198.51.${next % 250}.${next % 199}`
      const headers = {
        'x-forwarded-for': forged,
        forwarded: `for=${forged}`,
        'x-real-ip': forged,
        'x-visitor-address': forged,
        'x-service-secret': `${SECRET.slice(1)}x`,
      }
      answers.push(await visit({ url: `${bases[next % bases.length]}${REVISION}`, from, headers }))
    }
  }
  await Promise.all(Array.from({ length: 10 }, asker))
  return answers
}

const countOf = (answers: readonly Answer[], status: number) => answers.filter((each) => each.status === status).length

async function post(from: string, call: string, body: object, more: Readonly<Record<string, string>> = {}) {
  const headers = { 'content-type': 'application/json', ...more }
  return visit({ url: `${urls[0]}/api/${call}`, from, method: 'POST', headers, body: JSON.stringify(body) })
}

function linkToken(): string {
  try {
    return newestMessage(folder, /#(\S+)/)
  } catch {
    // The message is not there yet.
    return ''
  }
}

describeWithPostgres('visitors of two API processes', (programs) => {
  beforeAll(() => start(programs), 180_000)
  afterAll(stop)

  test('a visitor has one limit for all processes together, whatever the headers say; others have their own', async () => {
    const answers = await askOften(urls, '127.0.0.11', LIMIT + 40)
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([LIMIT, 40])
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(refused?.text ?? '')).toMatchObject({ success: false, code: 'too_many_requests' })
    for (const url of urls) expect((await visit({ url: `${url}${REVISION}`, from: '127.0.0.12' })).status).toBe(200)
  })

  test('who reaches an API directly is limited as well, by the address of the connection', async () => {
    const answers = await askOften(
      apis.map(({ url }) => url),
      '127.0.0.13',
      LIMIT + 10,
    )
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([LIMIT, 10])
  })

  test('services of the site are not limited', async () => {
    const headers = serviceHeaders(SECRET)
    for (let round = 0; round < 16; round += 1) {
      const all = Array.from({ length: 40 }, () =>
        visit({ url: `${apis[0]?.url}${REVISION}`, from: '127.0.0.13', headers }),
      )
      expect(countOf(await Promise.all(all), 200)).toBe(40)
    }
  })

  test('counts of a window that is over are thrown away', async () => {
    const { rows } = await database.query(`select key from request_counts where key = 'requests:of-yesterday'`)
    expect(rows).toEqual([])
    expect((await database.query('select from request_counts')).rowCount).toBeGreaterThan(0)
  })

  test("ten wrong passwords of one visitor, also in another's name, never stop the other", async () => {
    const [visitor, attacker] = ['127.0.0.14', '127.0.0.15']
    const userName = 'lan@example.vn'
    const consents = [{ purpose: 'account', given: true, textVersion: '1' }]
    const registration = {
      userName,
      fullName: 'Nguyễn Thị Lan',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      userType: 0,
    }
    expect((await post(visitor, 'User/Register', { ...registration, consents })).status).toBe(200)
    let token = ''
    await until(() => {
      token = linkToken()
      return token !== ''
    })
    expect((await post(visitor, 'User/ConfirmEmail', { token })).status).toBe(200)

    const inTheirName = { 'x-forwarded-for': visitor, 'x-visitor-address': visitor, 'x-real-ip': visitor }
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const wrong = { UserName: `nobody-${attempt}@example.vn`, Password: 'sai-mat-khau' }
      await post(attacker, 'User/Login', wrong, inTheirName)
    }
    const answer = await post(visitor, 'User/Login', { UserName: userName, Password: PASSWORD })
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
      200,
      { success: true, data: { accessToken: expect.stringMatching(/./) } },
    ])
  })

  test('while the store of limits fails, everyone is answered', async () => {
    await database.query('alter table request_counts rename to mislaid')
    const answers = await askOften(urls, '127.0.0.16', 40)
    await database.query('alter table mislaid rename to request_counts')
    expect(countOf(answers, 200)).toBe(40)
  })
})
