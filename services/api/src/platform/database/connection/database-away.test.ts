import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import pg from 'pg'
import { mountDisk } from 'service-host/testing/small-disk'
import { addDays, type CalendarDay } from 'shared-contracts/ages'
import { isWholeRun, runSize } from 'shared-contracts/testing'
import { type ApiProcess, bundleApi, startApi } from '../../../testing/api-process'
import { call, newMother, send } from '../../../testing/api-visitor'
import { type BreakableNetwork, breakableNetwork } from '../../../testing/breakable-network'
import { describeWithPostgres } from '../../../testing/describe-with-postgres'
import { findPostgresPrograms, startPostgres, type TestPostgres } from '../../../testing/postgres'
import { openDatabase } from '../open-database'
import { DatabaseUnavailable } from './database-unavailable'

jest.setTimeout(120_000)

/** Between a visitor's reads and writes, ms. */
const VISIT_EVERY_MS = runSize(100, 40)
/** Who write without a pause while the database crashes. */
const WRITERS = runSize(5, 50)
/** From the database's return until all is well. */
const WELL_WITHIN_MS = 5_000

const found = findPostgresPrograms()
const programs = found ?? ''

let bundle = ''
let primary: TestPostgres
let standby: TestPostgres
let network: BreakableNetwork
let admin: pg.Client
let api: ApiProcess
let mother: { token: string; userId: number }
let url: string
const folder = mkdtempSync(path.join(tmpdir(), 'api-database-away-'))
const running: ApiProcess[] = []
const disk = mountDisk(30 * 1024)

async function connectAdmin(server: TestPostgres): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.url.replace(/postgres$/, 'site') })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function start(databaseUrl: string, until?: '/healthz'): Promise<ApiProcess> {
  const started = await startApi(bundle, { DATA_DIR: folder, DATABASE_URL: databaseUrl }, until)
  running.push(started)
  return started
}

beforeAll(async () => {
  if (found === null) return
  bundle = bundleApi()
  primary = await startPostgres(programs, isWholeRun ? { settings: ['fsync=on'] } : {})
  const first = new pg.Client({ connectionString: primary.url })
  await first.connect()
  // Not a superuser: limits hold for it as they do in production.
  await first.query('create role site login')
  await first.query('create database site owner site')
  await first.end()
  admin = await connectAdmin(primary)
  standby = await primary.standby()
  network = await breakableNetwork(primary.port)
  url = `postgresql://site@127.0.0.1:${network.port},127.0.0.1:${standby.port}/site?target_session_attrs=read-write`
  api = await start(url)
  mother = await newMother(api, folder)
}, 120_000)
afterAll(async () => {
  for (const each of running) await each.kill()
  await admin?.end().catch(() => undefined)
  await network?.close()
  await standby?.stop()
  await primary?.stop()
  disk?.remove()
  rmSync(folder, { recursive: true, force: true })
  if (bundle) rmSync(path.dirname(bundle), { recursive: true, force: true })
})

interface Seen {
  readonly what: 'read' | 'write'
  readonly at: number
  readonly ms: number
  /** 0: no answer at all. */
  readonly status: number
}

/** A book takes this year and the last; when its days are used up, the next book is written. */
const FIRST_DAY = `${new Date().getFullYear() - 1}-01-01` as CalendarDay
const DAYS_A_BOOK = 360
let written = 0
/** Books and days whose check was acknowledged. */
const acknowledged: string[] = []

async function readOnce(): Promise<Response> {
  return send(api, 'GET', 'User/UserInfo', undefined, mother.token)
}

async function writeOnce(): Promise<Response> {
  const checkDate = addDays(FIRST_DAY, written % DAYS_A_BOOK)
  const pregnancyTime = 1 + Math.floor(written / DAYS_A_BOOK)
  written += 1
  const body = { checkDate, pregnancyTime, weight: 55, height: 158, weeksAfterBirth: 10 }
  const answer = await send(api, 'POST', 'HealthCheck/CheckMotherHealth', body, mother.token)
  if (answer.ok) acknowledged.push(`${pregnancyTime} ${checkDate}`)
  return answer
}

/** Reads and writes all the time, as visitors do, and `writers` without a pause, until stopped. */
function visitors(writers: number) {
  const seen: Seen[] = []
  const open = new Set<Promise<void>>()
  let stopped = false
  async function visit(what: Seen['what']): Promise<void> {
    const at = Date.now()
    const answer = await (what === 'read' ? readOnce() : writeOnce()).catch(() => null)
    const status = answer?.status ?? 0
    seen.push({ what, at, ms: Date.now() - at, status })
    if (status !== 503 || answer === null) return
    // One of them wrong fails the test as an unknown status would.
    const body = await answer.json()
    const good = body.success === false && body.code === 'unavailable' && /[à-ỹ]/.test(body.message)
    const advised = Number(answer.headers.get('retry-after')) > 0
    if (!good || !advised) seen.push({ what, at, ms: 0, status: -1 })
  }
  const timer = setInterval(() => {
    for (const what of ['read', 'write'] as const) {
      const visit_ = visit(what).finally(() => open.delete(visit_))
      open.add(visit_)
    }
  }, VISIT_EVERY_MS)
  const write = async () => {
    while (!stopped) {
      const before = seen.length
      await visit('write')
      if (seen[before]?.status !== 200) await wait(VISIT_EVERY_MS)
    }
  }
  for (let writer = 0; writer < writers; writer += 1) open.add(write())
  return {
    seen,
    async stop() {
      if (stopped) return
      stopped = true
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}

/** Resolves with the milliseconds until reading and writing succeed three times in a row. */
async function untilWell(): Promise<number> {
  const from = Date.now()
  for (let well = 0; well < 3; ) {
    const answers = await Promise.all([readOnce(), writeOnce()])
    well = answers.every(({ ok }) => ok) ? well + 1 : 0
    if (Date.now() - from > 20_000) throw new Error(`still not well: ${api.log().slice(-2000)}`)
    await wait(20)
  }
  return Date.now() - from
}

/** What the API's log says of failures that nobody foresaw. */
function unexpectedFailures(): string {
  const lines = api.log().split('\n')
  return lines
    .filter((line) => line.includes('"err"') && !line.includes('"status":503'))
    .slice(-5)
    .join('\n')
}

/** Breaks the database under visitors and mends it again. */
async function outage(away: () => Promise<unknown>, awayMs: number, back: () => Promise<unknown>, writers = 0) {
  await untilWell()
  const load = visitors(writers)
  let wellAfterMs: number
  let undisturbedMs: number
  try {
    await wait(200)
    // As long as it takes this machine, as busy as it is, while nothing is broken.
    undisturbedMs = await untilWell()
    await away()
    await wait(awayMs)
    await back()
    wellAfterMs = await untilWell()
  } finally {
    await load.stop()
  }
  expect(api.isRunning()).toBe(true)
  expect(wellAfterMs).toBeLessThan(WELL_WITHIN_MS + 10 * undisturbedMs)
  const statuses = [...new Set(load.seen.map(({ status }) => status))].sort()
  if (statuses.includes(500)) throw new Error(`answered 500: ${unexpectedFailures()}`)
  return {
    statuses,
    slowestMs: Math.max(...load.seen.map(({ ms }) => ms)),
  }
}

async function expectAllKept(database = admin): Promise<void> {
  const { rows } = await database.query<{ day: string }>(
    `select pregnancy_time || ' ' || check_date::text as day from mother_health_checks`,
  )
  const kept = new Set(rows.map(({ day }) => day))
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.filter((day) => !kept.has(day))).toEqual([])
}

describeWithPostgres('the API, under visitors', () => {
  test.each(['immediate', 'killed'] as const)(
    'loses nothing that many writers were told when the database crashes: %s',
    async (how) => {
      const before = acknowledged.length
      const { statuses } = await outage(
        () => primary.crash(how),
        1_500,
        async () => {
          await primary.start()
          admin = await connectAdmin(primary)
        },
        WRITERS,
      )
      expect(statuses).toEqual([200, 503])
      expect(acknowledged.length - before).toBeGreaterThan(WRITERS)
      await expectAllKept()
    },
  )

  test('is restored whole from a dump after that', async () => {
    primary.copyByDump('site', 'restored')
    const restored = new pg.Client({ connectionString: primary.url.replace(/postgres$/, 'restored') })
    await restored.connect()
    try {
      await expectAllKept(restored)
    } finally {
      await restored.end()
    }
  })

  test('outlives the end of all its back ends, again and again', async () => {
    const end = () => admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'site'`)
    const { statuses } = await outage(
      async () => {
        for (let round = 0; round < 10; round += 1) {
          await end()
          await wait(30)
        }
      },
      0,
      end,
    )
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    await expectAllKept()
  })

  test('outlives a network that forwards nothing, and lets nobody wait for long', async () => {
    const { statuses, slowestMs } = await outage(
      async () => network.cut(),
      4_500,
      async () => network.mend(),
    )
    expect(statuses).toEqual([200, 503])
    // A beat, an answer that does not come, and a busy machine.
    expect(slowestMs).toBeLessThan(6_000)
    await expectAllKept()
  })

  test('outlives a server that takes no more connections', async () => {
    const { statuses } = await outage(
      async () => {
        await admin.query('alter role site connection limit 0')
        await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'site'`)
      },
      1_000,
      () => admin.query('alter role site connection limit -1'),
    )
    expect(statuses).toEqual([200, 503])
    expect(api.log()).toContain('too many connections')
    await expectAllKept()
  })

  test('goes over to the standby that was promoted', async () => {
    const { statuses } = await outage(
      () => primary.crash(),
      1_000,
      async () => standby.promote(),
    )
    expect(statuses).toEqual([200, 503])
    await admin.end().catch(() => undefined)
    admin = await connectAdmin(standby)
    const { rows } = await admin.query('select count(*)::int as n from mother_health_checks')
    expect(rows[0].n).toBeGreaterThan(0)
  })

  // On the promoted one: a standby on the same machine could not have its small disk in the same folder.
  test('says so when the disk of the database is full, writes nothing by halves, and goes on reading', async () => {
    await untilWell()
    const free = await fillDisk()
    const count = async () => (await admin.query('select count(*)::int as n from mother_health_checks')).rows[0].n
    // The page of the table that was begun takes some more.
    let refused = await writeOnce()
    for (let tries = 0; tries < 200 && refused.ok; tries += 1) refused = await writeOnce()
    const before = await count()
    expect([refused.status, (await refused.json()).code]).toEqual([503, 'unavailable'])
    expect([(await writeOnce()).status, (await readOnce()).status]).toEqual([503, 200])
    expect(await count()).toBe(before)
    await free()
    expect(await untilWell()).toBeLessThan(WELL_WITHIN_MS)
    expect(api.isRunning()).toBe(true)
  })
})

/** Moves the checks to a small disk and fills it; where none can be mounted a trigger fails as a full disk does. */
async function fillDisk(): Promise<() => Promise<unknown>> {
  if (disk === null) {
    await admin.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await admin.query('create trigger full_disk after insert on mother_health_checks execute function full_disk()')
    return () => admin.query('drop function full_disk() cascade')
  }
  standby.give(disk.folder)
  await admin.query(`create tablespace small location '${disk.folder}'`)
  await admin.query('alter table mother_health_checks set tablespace small')
  await admin.query('create table filler (text text) tablespace small')
  const fill = `insert into filler select string_agg(md5(random()::text), '') from generate_series(1, 200)`
  for (let full = false; !full; ) {
    full = await admin.query(`${fill}, generate_series(1, 100) rows group by rows`).then(() => false, isDiskFull)
  }
  for (let full = false; !full; ) full = await admin.query(fill).then(() => false, isDiskFull)
  return () => admin.query('drop table filler')
}

function isDiskFull(error: unknown): true {
  if (error instanceof pg.DatabaseError && error.code === '53100') return true
  throw error
}

describeWithPostgres('an API that is started while the database is away', () => {
  test('lives, says why it is not ready, answers 503, and works as soon as it can', async () => {
    const server = await startPostgres(programs)
    try {
      await server.crash()
      const early = await start(server.url, '/healthz')
      const ready = () => fetch(`${early.url}/readyz`)
      const giveUpAt = Date.now() + 5_000
      while ((await (await ready()).json()).status !== 'no database' && Date.now() < giveUpAt) await wait(50)
      expect((await ready()).status).toBe(503)
      const refused = await send(early, 'GET', 'Content/GetRevision')
      expect([refused.status, (await refused.json()).code]).toEqual([503, 'unavailable'])
      await server.start()
      const from = Date.now()
      while (!(await ready()).ok && Date.now() - from < 20_000) await wait(50)
      expect(await call(early, 'GET', 'Content/GetRevision')).toMatchObject({ revision: 0 })
      expect(early.isRunning()).toBe(true)
    } finally {
      await server.stop()
    }
  })

  test('ends with the reason when only an operator can mend it', async () => {
    await expect(start(standby.url.replace(/postgres$/, 'nowhere'))).rejects.toThrow(
      /DATABASE_URL: database "nowhere" does not exist/,
    )
  })
})

describeWithPostgres('a statement', () => {
  test('that may succeed later is told from one that is wrong', async () => {
    const database = await openDatabase({ kind: 'postgresql', url: standby.url, maxConnections: 2 })
    try {
      const connection = await database.pool.connect()
      await connection.query('set statement_timeout = 100')
      await expect(connection.query('select pg_sleep(5)')).rejects.toThrow(DatabaseUnavailable)
      await expect(connection.query('select 1 / 0')).rejects.toThrow('division by zero')
      await connection.query('begin read only')
      await expect(connection.query('create table t (id int)')).rejects.toThrow(DatabaseUnavailable)
      connection.release()
      const half = database.query.transaction().execute(async (query) => {
        await sql`create table half (id int)`.execute(query)
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(query)
      })
      await expect(half).rejects.toThrow(DatabaseUnavailable)
      const { rows } = await database.pool.query(`select to_regclass('half') is null as nothing`)
      expect(rows).toEqual([{ nothing: true }])
    } finally {
      await database.close()
    }
  })
})
