/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import {
  type CheckedContent,
  type ContentFolder,
  checkContent,
  contentFolder,
  contentRoot,
  readMenuSnapshot,
} from 'content'
import { MENU_SNAPSHOT_PATH, type MenuSnapshot } from 'content/planning'
import { fixtureFiles, memoryFolder } from 'content/testing'
import { serviceHeaders } from 'service-host'
import { isWholeRun, runSize } from 'shared-contracts/testing'
import { writeContent } from '../../../api/src/content-import/write-content'
import type { Database } from '../../../api/src/platform/database/open-database'
import { type ApiServer, buildServer as buildApi } from '../../../api/src/server/build-server'
import { openTestDatabase } from '../../../api/src/testing/test-database'
import { loadHighs } from '../core/proof/highs-solver'
import type { SolveLp } from '../core/proof/relaxation'
import { createSnapshot } from '../core/snapshot'
import { buildWorker } from '../testing/built-worker'
import { type BuildTask, TaskRunner } from './build-task'
import { type Builder, createBuilder } from './builder'
import { createSnapshotSource } from './snapshot-source'

// A real database, the whole content twice and several threads: slow machines take their time.
jest.setTimeout(300_000)

const POLL_MS = 200
const SECRET = 's'.repeat(32)
const headers = serviceHeaders(SECRET)
const BUILDERS = 2
const MENUS = runSize(16, 50)
/** Children below one year have few dishes: their menus are built in a moment. */
const OBJECT_TYPES = isWholeRun ? [1, 2, 3, 4] : [5, 6]

const before = contentFolder(contentRoot())
/** The same content after an editor changed the grams of rice in every dish. */
const after: ContentFolder = {
  ...before,
  read(file) {
    const text = before.read(file)
    return file === 'nutrition/dishes.csv'
      ? (text ?? '').replace(/\bgao_te:(\d+)/g, (_, grams: string) => `gao_te:${Number(grams) + 7}`)
      : text
  },
}

/** What menus are built from, read once: all dishes in a whole run, else those that menus are asked of. */
const snapshots = new Map<ContentFolder, MenuSnapshot>()
function snapshotOf(folder: ContentFolder): MenuSnapshot {
  const snapshot = snapshots.get(folder) ?? readSnapshot(folder)
  snapshots.set(folder, snapshot)
  return snapshot
}

function readSnapshot(folder: ContentFolder): MenuSnapshot {
  const snapshot = readMenuSnapshot(folder)
  if (isWholeRun) return snapshot
  const { planning } = snapshot
  const dishes = planning.dishes.filter(({ objectTypeIds }) => OBJECT_TYPES.some((id) => objectTypeIds.includes(id)))
  return { ...snapshot, planning: { ...planning, dishes } }
}

/** The content of these files. What menus are built from is theirs; the rest is a small site but in a whole run. */
function contentOf(folder: ContentFolder): CheckedContent {
  if (isWholeRun) return checkContent(folder)
  const small = checkContent(memoryFolder(fixtureFiles))
  const { facts, planning } = snapshotOf(folder)
  const families = small.rows.nutrition_facts[0]?.families ?? {}
  const nutrition_facts = [{ code: 'all', facts, families }]
  const rows = { ...small.rows, nutrition_facts, menu_planning: [{ code: 'all', planning }] }
  return { ...small, rows, hash: createHash('sha256').update(JSON.stringify(rows)).digest('hex') }
}

const task = (seed: number): BuildTask => ({
  call: 'BuildMenu/BuildMenu',
  body: { objectTypeId: OBJECT_TYPES[seed % OBJECT_TYPES.length] ?? 0, days: 1, seed },
})
const patient = () => ({ visitor: 'a', signal: new AbortController().signal })

let database: Database
let api: ApiServer
let apiUrl: string
let worker: Awaited<ReturnType<typeof buildWorker>>
let solveLp: SolveLp
const builders: Builder[] = []

function startBuilder(): Builder {
  const builder = createBuilder({
    workerFile: worker.file,
    snapshots: createSnapshotSource({
      url: `${apiUrl}${MENU_SNAPSHOT_PATH}`,
      headers,
      pollMs: POLL_MS,
      onError: () => undefined,
    }),
    threads: runSize(1, 2),
    queueLength: 1000,
  })
  builders.push(builder)
  return builder
}

beforeAll(async () => {
  solveLp = await loadHighs()
  worker = await buildWorker()
  database = await openTestDatabase({ filled: false })
  api = await buildApi({
    database,
    logLevel: 'silent',
    trust: { trustedHops: 0, serviceSecret: SECRET },
    requestsPerMinute: null,
    watchProcess: false,
    checkAnswers: false,
  })
  apiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const builder of builders) await builder.close()
  await api.app.close()
  await database.close()
  worker.remove()
})

describe('content that is imported while menus are built', () => {
  test('is waited for at the start, and every answer is wholly of one revision', async () => {
    const early = startBuilder()
    await expect(early.run(task(1), patient())).rejects.toThrow()
    expect((await fetch(`${apiUrl}${MENU_SNAPSHOT_PATH}`, { headers })).status).toBe(503)

    const first = await writeContent(database, contentOf(before))
    const others = Array.from({ length: BUILDERS - 1 }, startBuilder)
    await Promise.all(builders.map((builder) => builder.ready()))
    expect(others).toHaveLength(BUILDERS - 1)

    const changed = contentOf(after)
    expect(changed.problems).toEqual([])
    // Half of the menus are asked for before the import, the others while it runs and right after it.
    const seeds = Array.from({ length: MENUS }, (_, seed) => seed)
    const ask = (seed: number) => {
      const builder = builders[seed % builders.length]
      if (builder === undefined) throw new Error('no builder')
      return builder.run(task(seed), patient())
    }
    const early25 = seeds.slice(0, MENUS / 2).map(ask)
    const [second, late25] = await Promise.all([
      writeContent(database, changed),
      new Promise<ReturnType<typeof ask>[]>((resolve) =>
        setTimeout(() => resolve(seeds.slice(MENUS / 2).map(ask)), POLL_MS),
      ),
    ])
    const answers = await Promise.all([...early25, ...late25])
    expect(second.revision).toBe(first.revision + 1)

    const runners = new Map(
      [[first.revision, before] as const, [second.revision, after] as const].map(([revision, folder]) => [
        revision,
        new TaskRunner(createSnapshot({ ...snapshotOf(folder), revision }), solveLp),
      ]),
    )
    const revisionOf = (answer: (typeof answers)[number]) => {
      if (answer.kind !== 'built') throw new Error(answer.kind)
      return answer.data.revision
    }
    for (const [seed, answer] of answers.entries()) {
      const expected = runners.get(revisionOf(answer))?.run(task(seed), () => false)
      expect(answer).toEqual(expected)
    }
    // The two contents differ in what is answered, or the comparison above would prove nothing.
    const daysOf = (revision: number) => {
      const built = runners.get(revision)?.run(task(1), () => false)
      return built?.kind === 'built' && 'days' in built.data ? built.data.days : null
    }
    expect(daysOf(first.revision)).not.toEqual(daysOf(second.revision))
    expect(answers.slice(0, 1).map(revisionOf)).toEqual([first.revision])

    await settled(second.revision, 3_000)
    // Twice as many as there are threads, so that each of them answers.
    const settledAnswers = await Promise.all(seeds.slice(0, 4 * BUILDERS).map(ask))
    expect(settledAnswers.map(revisionOf)).toEqual(settledAnswers.map(() => second.revision))
    expect(settledAnswers).toEqual(
      settledAnswers.map((_, seed) => runners.get(second.revision)?.run(task(seed), () => false)),
    )
  })

  /** Resolves as soon as all builders answer with the revision; rejects after `limitMs`. */
  async function settled(revision: number, limitMs: number): Promise<void> {
    const giveUpAt = Date.now() + limitMs
    for (;;) {
      const answers = await Promise.all(builders.map((builder) => builder.run(task(3), patient())))
      if (answers.every((answer) => answer.kind === 'built' && answer.data.revision === revision)) return
      if (Date.now() > giveUpAt) throw new Error(`not of revision ${revision} after ${limitMs} ms`)
    }
  }

  test('is asked for by its tag: 304 while nothing was imported', async () => {
    const url = `${apiUrl}${MENU_SNAPSHOT_PATH}`
    const tag = (await fetch(url, { headers })).headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { ...headers, 'if-none-match': tag } })).status).toBe(304)
    expect((await fetch(url, { headers: { ...headers, 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test.each([
    ['nobody', {}],
    ['a guessed secret', serviceHeaders('x'.repeat(32))],
    ['a visitor whose call a service passes on', serviceHeaders(SECRET, '203.0.113.1')],
  ])('is not handed to %s', async (_, others) => {
    const answer = await fetch(`${apiUrl}${MENU_SNAPSHOT_PATH}`, { headers: others })
    expect([answer.status, await answer.json()]).toMatchObject([404, { success: false, code: 'not_found' }])
  })

  test('stays in use when the API is gone', async () => {
    const [builder] = builders
    await api.app.close()
    const answer = await builder?.run(task(5), patient())
    expect(answer?.kind).toBe('built')
  })
})
