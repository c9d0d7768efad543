import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { findChromium } from '../runner/chromium.mjs'
import { step } from '../runner/progress.mjs'
import { root } from '../runner/root.mjs'
import { startTemporarySite } from '../runner/temporary-site.mjs'
import { launchBrowser } from './browser/throttled-browser.mjs'
import { measureApi } from './measures/api.mjs'
import { measureDocumentHost } from './measures/document-host.mjs'
import { measureFirstVisits } from './measures/first-visit.mjs'
import { measureGrowth } from './measures/growth.mjs'
import { measureLogin } from './measures/login.mjs'
import { measureManySections } from './measures/many-sections.mjs'
import { measureSecondVisits } from './measures/second-visit.mjs'
import { measureSectionSwitches } from './measures/section-switch.mjs'
import { benchPages } from './pages.mjs'
import { formatRow } from './result.mjs'
import { makeCertificate } from './variants/certificate.mjs'
import { startWays } from './ways.mjs'

/** Each returns rows; one that fails leaves a note instead of figures. */
const MEASURES = {
  'first-visit': measureFirstVisits,
  'section-switch': measureSectionSwitches,
  'many-sections': measureManySections,
  'second-visit': measureSecondVisits,
  'document-host': measureDocumentHost,
  api: measureApi,
  growth: measureGrowth,
  login: measureLogin,
}

export const MEASURE_NAMES = Object.keys(MEASURES)

/**
 * Measures a site of its own, prints a table and writes bench/results.json.
 *
 * @param {{ wanted: readonly string[], rounds: number }} options names of measures, all when empty; visits a page and way
 */
export async function runBench({ wanted, rounds }) {
  const chromium = await findChromium()
  const certificate = await makeCertificate()
  const site = await step('Starting a site', () => startTemporarySite())
  const say = (text) => console.log(`  ${text}`)
  const closers = [() => site.stop()]
  const results = []
  const failures = []
  try {
    const { pages, article } = await benchPages(site.url)
    const served = await step('Building the monolith and the fronts', () =>
      startWays({ upstream: site.url, certificate }),
    )
    closers.unshift(() => served.close())
    const browser = await launchBrowser({ executable: chromium.file, spki: certificate.spki })
    closers.unshift(() => browser.close())
    const bench = { ...served, site, settings: site.settings, browser, pages, article, rounds, say }
    for (const [name, measure] of Object.entries(MEASURES)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      try {
        const rows = await step(name, () => measure(bench))
        for (const row of rows) console.log(formatRow(row))
        results.push(...rows.map((row) => ({ measure: name, ...row })))
      } catch (error) {
        console.error(error)
        failures.push({ measure: name, error: String(error) })
      }
    }
  } finally {
    for (const close of closers) await close()
  }
  report(results, failures, rounds)
  return failures.length === 0
}

function report(results, failures, rounds) {
  const judged = results.filter(({ met }) => met !== null)
  console.log('\nGoals (docs/budgets.md):')
  for (const row of judged) console.log(formatRow(row))
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
  writeFileSync(path.join(folder, 'results.json'), `${JSON.stringify({ conditions, results, failures }, null, 2)}\n`)
  console.log('Written to bench/results.json')
}
