import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findChromium } from '../machine/chromium'
import { step } from '../runner/progress'
import { root } from '../runner/root'
import { startTemporarySite, type TemporarySite } from '../site/temporary-site'
import { launchBrowser } from './browser/throttled-browser'
import type { BenchBasis, BrowserBench, SiteBench } from './context'
import { measureApi } from './measures/api'
import { measureDishReplacements, measureDishSearch } from './measures/dishes'
import { measureDocumentHost } from './measures/document-host'
import { measureFirstVisits } from './measures/first-visit'
import { measureGrowth } from './measures/growth'
import { measureLogin } from './measures/login'
import { measureManySections } from './measures/many-sections'
import { measureMenuBuilder } from './measures/menu-builder'
import { measureSecondVisits } from './measures/second-visit'
import { measureSectionSwitches } from './measures/section-switch'
import { benchPages } from './pages'
import { formatRow, type Row } from './result'
import { makeCertificate } from './variants/certificate'
import { startWays } from './ways'

/** `needs`: nothing but what was built, a running site, or a browser and the fronts before that site too. */
type Measure =
  | { readonly needs: 'nothing'; measure(bench: BenchBasis): Promise<Row[]> }
  | { readonly needs: 'site'; measure(bench: SiteBench): Promise<Row[]> }
  | { readonly needs: 'browser'; measure(bench: BrowserBench): Promise<Row[]> }

/** Each returns rows; one that fails leaves a note instead of figures. */
const MEASURES: Readonly<Record<string, Measure>> = {
  'first-visit': { needs: 'browser', measure: measureFirstVisits },
  'section-switch': { needs: 'browser', measure: measureSectionSwitches },
  'many-sections': { needs: 'browser', measure: measureManySections },
  'second-visit': { needs: 'browser', measure: measureSecondVisits },
  'document-host': { needs: 'site', measure: measureDocumentHost },
  api: { needs: 'site', measure: measureApi },
  'dish-search': { needs: 'site', measure: measureDishSearch },
  'dish-replacements': { needs: 'site', measure: measureDishReplacements },
  'menu-builder': { needs: 'nothing', measure: measureMenuBuilder },
  growth: { needs: 'nothing', measure: measureGrowth },
  login: { needs: 'site', measure: measureLogin },
}

/** The run ends by then: measures that have not begun are left out, and told. */
const LIMIT_MS = 20 * 60_000
/** Figures of the last run that was written down, `npm run bench -- --keep`. */
const KEPT = path.join(root, 'docs/bench.json')

export const MEASURE_NAMES = Object.keys(MEASURES)

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
  const measures = Object.entries(MEASURES).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  const needs = new Set(measures.map(([, measure]) => measure.needs))
  const closers: Closer[] = []
  const results: MeasuredRow[] = []
  const failures: Failure[] = []
  const kept = readKept()
  const started = performance.now()
  try {
    const basis: BenchBasis = { rounds, say: (text) => console.log(`  ${text}`) }
    const site = needs.has('browser') || needs.has('site') ? { ...basis, ...(await openSite(closers)) } : null
    const browser = site && needs.has('browser') ? { ...site, ...(await openBrowser(site.site, closers)) } : null
    const run = (measure: Measure): Promise<Row[]> => {
      if (measure.needs === 'nothing') return measure.measure(basis)
      if (measure.needs === 'site' && site) return measure.measure(site)
      if (measure.needs === 'browser' && browser) return measure.measure(browser)
      throw new Error(`There is no ${measure.needs}`)
    }
    for (const [name, measure] of measures) {
      const left = LIMIT_MS - (performance.now() - started)
      try {
        const rows = await step(name, () => Promise.race([run(measure), timeIsOver(left, name)]))
        for (const row of rows) console.log(formatRow(row, kept.get(row.name)))
        results.push(...rows.map((row) => ({ measure: name, ...row })))
      } catch (error) {
        console.error(error)
        failures.push({ measure: name, error: String(error) })
      }
    }
  } finally {
    for (const close of closers) await close()
  }
  report(results, failures, rounds, kept, keep)
  return failures.length === 0
}

/** What must be closed again goes to the front of `closers`. */
async function openSite(closers: Closer[]) {
  const site = await step('Starting a site', () => startTemporarySite())
  closers.unshift(() => site.stop())
  return { site, ...(await benchPages(site.url)) }
}

async function openBrowser(site: TemporarySite, closers: Closer[]) {
  const chromium = await findChromium()
  const certificate = await makeCertificate()
  const served = await step('Building the monolith and the fronts', () =>
    startWays({ upstream: site.url, certificate }),
  )
  closers.unshift(() => served.close())
  const browser = await launchBrowser({ executable: chromium.file, spki: certificate.spki })
  closers.unshift(() => browser.close())
  return { ...served, browser }
}

type Closer = () => Promise<void>
type MeasuredRow = Row & { readonly measure: string }

interface Failure {
  readonly measure: string
  readonly error: string
}

function readKept(): ReadonlyMap<string, number | null> {
  if (!existsSync(KEPT)) return new Map()
  const { results }: { results: readonly MeasuredRow[] } = JSON.parse(readFileSync(KEPT, 'utf8'))
  return new Map(results.map(({ name, value }) => [name, value]))
}

/** Rejects when the time is over; what runs then is left alone, and ends with the process. */
async function timeIsOver(ms: number, name: string): Promise<never> {
  await pause(Math.max(0, ms), undefined, { ref: false })
  throw new Error(`${name} was not done within the time of the run`)
}

function report(
  results: readonly MeasuredRow[],
  failures: readonly Failure[],
  rounds: number,
  kept: ReadonlyMap<string, number | null>,
  keep: boolean,
): void {
  const judged = results.filter(({ met }) => met !== null)
  console.log('\nGoals (docs/budgets.md):')
  for (const row of judged) console.log(formatRow(row, kept.get(row.name)))
  console.log(`\n${judged.filter(({ met }) => met).length} of ${judged.length} goals met`)
  for (const { measure, error } of failures) console.log(`✗ ${measure} could not be measured: ${error}`)
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
  const text = `${JSON.stringify({ conditions, results, failures }, null, 2)}\n`
  writeFileSync(path.join(folder, 'results.json'), text)
  console.log('Written to bench/results.json')
  if (keep) writeFileSync(KEPT, text)
}
