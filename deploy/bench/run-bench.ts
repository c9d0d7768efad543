import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findChromium } from '../machine/chromium'
import { formatDuration, step } from '../runner/progress'
import { root } from '../runner/root'
import { startTemporarySite } from '../site/temporary-site'
import { launchBrowser } from './browser/throttled-browser'
import type { BenchBasis, BenchSite, BrowserBench } from './context'
import { MEASURES, type Measure } from './measures'
import { benchPages } from './pages'
import { formatRow, type Row } from './result'
import { createRounds } from './rounds'
import { WHOLE } from './size'
import { makeCertificate } from './variants/certificate'
import { startWays } from './ways'

const MINUTE = 60_000
/** The run ends by then. */
const LIMIT_MS = 20 * MINUTE
/** What closes the site and the browser, and writes the figures. */
const END_MS = MINUTE / 2
/** Figures of the last run that was written down, `npm run bench -- --keep`. */
const KEPT = path.join(root, 'docs/bench.json')

/**
 * Measures a site of its own, prints a table and writes bench/results.json.
 *
 * @param options names of measures, all when empty; visits a page and way; whether docs/bench.json gets the figures
 * @returns whether every measure succeeded
 */
export async function runBench({
  wanted,
  rounds,
  keep,
}: {
  readonly wanted: readonly string[]
  readonly rounds: number
  readonly keep: boolean
}): Promise<boolean> {
  const started = performance.now()
  const measures = Object.entries(MEASURES).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  const size = { ...WHOLE, rounds }
  const closers: Closer[] = []
  const results: MeasuredRow[] = []
  const failures: Remark[] = []
  const leftOut: Remark[] = []
  const kept = readKept()
  try {
    const open = await openBench(measures, closers)
    for (const [name, measure] of measures) {
      const left = started + LIMIT_MS - END_MS - performance.now()
      const limit = Math.min(left, measure.minutes * MINUTE)
      const bench = { size, rounds: createRounds({ wanted: rounds, until: performance.now() + limit }), say }
      try {
        const rows = await step(name, () => Promise.race([open.run(measure, bench), timeIsOver(limit)]))
        for (const row of rows) console.log(formatRow(row, kept.get(row.name)))
        results.push(...rows.map((row) => ({ measure: name, ...row })))
        const remark = bench.rounds.leftOut()
        if (remark) leftOut.push({ measure: name, remark })
      } catch (error) {
        console.error(error)
        failures.push({ measure: name, remark: String(error) })
      }
    }
  } finally {
    for (const close of closers) await close()
  }
  report({ results, failures, leftOut, rounds, tookMs: performance.now() - started }, kept, keep)
  return failures.length === 0
}

const say = (text: string): void => console.log(`  ${text}`)

/** What the measures need, opened once; what must be closed again goes to the front of `closers`. */
async function openBench(measures: readonly (readonly [string, Measure])[], closers: Closer[]) {
  const needs = new Set(measures.map(([, measure]) => measure.needs))
  const site = needs.has('browser') || needs.has('site') ? await openSite(closers) : null
  const pages = site && { site, ...(await benchPages(site.url)) }
  const browser = site && needs.has('browser') ? await openBrowser(site, closers) : null
  return {
    run(measure: Measure, basis: BenchBasis): Promise<Row[]> {
      if (measure.needs === 'nothing') return measure.measure(basis)
      if (measure.needs === 'site' && pages) return measure.measure({ ...basis, ...pages })
      if (measure.needs === 'browser' && pages && browser) return measure.measure({ ...basis, ...pages, ...browser })
      throw new Error(`There is no ${measure.needs}`)
    },
  }
}

async function openSite(closers: Closer[]): Promise<BenchSite> {
  const { url, settings, stop } = await step('Starting a site', () => startTemporarySite())
  closers.unshift(stop)
  return { url, apiUrl: `http://127.0.0.1:${settings.apiPort}`, dataDir: settings.dataDir }
}

async function openBrowser(
  { url }: BenchSite,
  closers: Closer[],
): Promise<Pick<BrowserBench, 'browser' | 'ways' | 'startServerWay'>> {
  const chromium = await findChromium()
  const certificate = await makeCertificate()
  const { close, ...served } = await step('Building the monolith and the fronts', () =>
    startWays({ upstream: url, certificate, size: WHOLE }),
  )
  closers.unshift(close)
  const browser = await launchBrowser({ executable: chromium.file, spki: certificate.spki })
  closers.unshift(() => browser.close())
  return { ...served, browser }
}

type Closer = () => Promise<void>
type MeasuredRow = Row & { readonly measure: string }

/** What is to be said of a measure beside its figures. */
interface Remark {
  readonly measure: string
  readonly remark: string
}

function readKept(): ReadonlyMap<string, number | null> {
  if (!existsSync(KEPT)) return new Map()
  const { results }: { results: readonly MeasuredRow[] } = JSON.parse(readFileSync(KEPT, 'utf8'))
  return new Map(results.map(({ name, value }) => [name, value]))
}

/** Rejects when the time is over; what runs then is left alone, and ends with the process. */
async function timeIsOver(ms: number): Promise<never> {
  await pause(Math.max(0, ms), undefined, { ref: false })
  throw new Error(`not done within ${formatDuration(Math.max(0, ms))}`)
}

interface Outcome {
  readonly results: readonly MeasuredRow[]
  readonly failures: readonly Remark[]
  readonly leftOut: readonly Remark[]
  readonly rounds: number
  readonly tookMs: number
}

function report(outcome: Outcome, kept: ReadonlyMap<string, number | null>, keep: boolean): void {
  const { results, failures, leftOut, rounds, tookMs } = outcome
  const judged = results.filter(({ met }) => met !== null)
  console.log('\nGoals (docs/budgets.md):')
  for (const row of judged) console.log(formatRow(row, kept.get(row.name)))
  console.log(`\n${judged.filter(({ met }) => met).length} of ${judged.length} goals met, in ${formatDuration(tookMs)}`)
  for (const { measure, remark } of leftOut) console.log(`! ${measure}: ${remark}`)
  for (const { measure, remark } of failures) console.log(`✗ ${measure} could not be measured: ${remark}`)
  const folder = path.join(root, 'bench')
  mkdirSync(folder, { recursive: true })
  const conditions = {
    at: new Date().toISOString(),
    node: process.versions.node,
    processors: cpus().length,
    rounds,
    network: 'slow 4G: 562 ms, 1.47 Mbit/s; HTTP/2 over TLS; brotli',
    cpu: 'slowed 4 times',
  }
  const text = `${JSON.stringify({ conditions, results, leftOut, failures }, null, 2)}\n`
  writeFileSync(path.join(folder, 'results.json'), text)
  console.log('Written to bench/results.json')
  if (keep) writeFileSync(KEPT, text)
}
