import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import path from 'node:path'
import { contentFolder, contentRoot, readMenuSnapshot } from 'content'
import { freePort } from '../../machine/ports'
import { bin, root } from '../../runner/root'
import { runProgram } from '../../runner/run-program'
import { waitUntilReady } from '../../site/ready'
import { startBuiltService } from '../../site/site-service'
import type { BenchBasis } from '../context'
import { type Row, row } from '../result'
import type { BenchSize } from '../size'

const CALLERS = 20
const OBJECT_TYPES = 10

/** docs/budgets.md 10: one worker's times and shares, growth with the bank beside HiGHS, and the service under load. */
export async function measureMenuBuilder({ size, say }: BenchBasis): Promise<Row[]> {
  const { days, weeks, growth } = await figuresOfOneThread(size.menus.whole)
  const slowest = (figures: readonly MenuFigures[]) => Math.max(...figures.map(({ ms }) => ms))
  const least = (figures: readonly MenuFigures[], share: 'met' | 'varied') =>
    100 * Math.min(...figures.map((each) => each[share]))
  const of = (...ids: number[]) => days.filter(({ objectTypeId }) => ids.includes(objectTypeId))
  const [usual, large] = growth
  if (!usual || !large) throw new Error('The menu builder measured fewer than two banks')
  say('one thread')
  return [
    row('menu builder: a day, median of the slowest object type', slowest(days), 'ms', { most: 20 }),
    row('menu builder: a week, median of the slowest object type', slowest(weeks), 'ms', { most: 150 }),
    row('days that meet every standard, types 1–4 and 7–10', least(of(1, 2, 3, 4, 7, 8, 9, 10), 'met'), '%', {
      least: 100,
    }),
    row('days that meet every standard, types 5 and 6', least(of(5, 6), 'met'), '%', { least: 99 }),
    row('weeks that meet every standard on all days', least(weeks, 'met'), '%'),
    row('weeks that keep variety and weekly limits', least(weeks, 'varied'), '%', { least: 100 }),
    row('menus whose totals other code sums otherwise', 100 - agreeing([...days, ...weeks]), '%', { most: 0 }),
    row(`a day, ${large.dishes} / ${usual.dishes} dishes`, large.searchMs / usual.searchMs, '×', { most: 3 }),
    row(
      `HiGHS MIP, the same day of ${usual.dishes} dishes / search`,
      (usual.mipMs ?? Number.NaN) / usual.searchMs,
      '×',
    ),
    row(`HiGHS MIP, ${large.dishes} dishes: ${large.mipStatus}`, large.mipMs ?? Number.NaN, 'ms'),
    ...(await figuresOfService(size.menus, say)),
  ]
}

const agreeing = (figures: readonly MenuFigures[]): number =>
  100 * (1 - Math.max(...figures.map(({ disagreeing }) => disagreeing)))

/** As services/menu-builder/src/bench prints them: times in ms, shares from 0 to 1. */
interface MenuFigures {
  readonly objectTypeId: number
  readonly ms: number
  readonly met: number
  readonly varied: number
  readonly disagreeing: number
}

interface ThreadFigures {
  readonly days: readonly MenuFigures[]
  readonly weeks: readonly MenuFigures[]
  readonly growth: readonly {
    readonly dishes: number
    readonly searchMs: number
    readonly mipMs: number | null
    readonly mipStatus: string
  }[]
}

async function figuresOfOneThread(whole: boolean): Promise<ThreadFigures> {
  const flags = ['--json', ...(whole ? [] : ['--small'])]
  const { code, output } = await runProgram(bin('tsx'), ['src/bench/main.ts', ...flags], {
    cwd: path.join(root, 'services/menu-builder'),
    show: (line) => !line.startsWith('{'),
  })
  const line = output.split('\n').findLast((each) => each.startsWith('{"days"'))
  if (code !== 0 || line === undefined) throw new Error(`The menu builder could not be measured:\n${output}`)
  return JSON.parse(line)
}

/** What the API hands the menu builder, without an API and its database. */
async function standInApi(port: number): Promise<{ close(): Promise<void> }> {
  const snapshot = JSON.stringify(readMenuSnapshot(contentFolder(contentRoot())))
  const tag = '"bench"'
  const server = createServer((request, answer) => {
    const isKnown = request.headers['if-none-match'] === tag
    answer.writeHead(isKnown ? 304 : 200, { etag: tag }).end(isKnown ? undefined : snapshot)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** The built service, alone: cold start, many callers at once, memory. */
async function figuresOfService({ atOnce, warm, built }: BenchSize['menus'], say: BenchBasis['say']): Promise<Row[]> {
  const [port, apiPort] = [await freePort(), await freePort()]
  const api = await standInApi(apiPort)
  const secret = randomBytes(32).toString('hex')
  const started = performance.now()
  const service = startBuiltService('menu-builder', {
    MENU_BUILDER_PORT: String(port),
    API_PORT: String(apiPort),
    LOG_LEVEL: 'warn',
    SERVICE_SECRET: secret,
    // Ten thousand menus are more than one visitor may ask for; production refuses to be without limits.
    RATE_LIMITS: 'off',
    NODE_ENV: 'development',
  })
  try {
    await waitUntilReady(service, port)
    const coldStart = performance.now() - started
    const burst = await callAtOnce(port, atOnce)
    say(`${atOnce} requests at once`)
    await callInTurn(port, warm)
    const before = await memoryOf(port, secret)
    const failed = await callInTurn(port, built)
    const after = await memoryOf(port, secret)
    say(`${built} menus`)
    return [
      row('menu builder: cold start until ready', coldStart, 'ms'),
      row(`${atOnce} requests at once: failed`, burst.failed, '', { most: 0 }),
      row(`${atOnce} requests at once: the last answered after`, burst.lastMs, 'ms'),
      row(`${atOnce} requests at once: overtaken by at most`, burst.overtaken, ''),
      row(`${built} menus: failed`, failed, '', { most: 0 }),
      row(`memory after ${built} menus / after ${warm}`, after / before, '×'),
      row('memory of the menu builder', after / 1_000_000, 'MB'),
    ]
  } finally {
    await service.stop()
    await api.close()
  }
}

function build(port: number, number: number, days: number): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/BuildMenu/BuildMenu`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ objectTypeId: (number % OBJECT_TYPES) + 1, days, seed: number }),
  })
}

/** Days and weeks of all object types, asked for in one moment. */
async function callAtOnce(port: number, count: number) {
  const started = performance.now()
  const finished: number[] = []
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const answer = await build(port, number, number % 2 === 0 ? 1 : 7)
      await answer.arrayBuffer()
      finished.push(number)
      return answer.status
    }),
  )
  const overtaken = finished.map(
    (number, place) => finished.slice(0, place).filter((earlier) => earlier > number).length,
  )
  return {
    failed: answers.filter((status) => status !== 200).length,
    lastMs: performance.now() - started,
    overtaken: Math.max(...overtaken),
  }
}

/** So many days, by a steady number of callers. Returns how many failed. */
async function callInTurn(port: number, count: number): Promise<number> {
  let next = 0
  let failed = 0
  const caller = async () => {
    while (next < count) {
      next += 1
      const answer = await build(port, next, 1)
      await answer.arrayBuffer()
      if (answer.status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return failed
}

async function memoryOf(port: number, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
  return Number(/^process_resident_memory_bytes\{[^}]*\} (\S+)/m.exec(text)?.[1] ?? Number.NaN)
}
