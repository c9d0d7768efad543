import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { findChromium } from '../runner/chromium.mjs'
import { step } from '../runner/progress.mjs'
import { root } from '../runner/root.mjs'
import { startTemporarySite } from '../runner/temporary-site.mjs'
import { launchBrowser } from './browser/throttled-browser.mjs'
import { measureApi } from './measures/api.mjs'
import { measureDishReplacements, measureDishSearch } from './measures/dishes.mjs'
import { measureDocumentHost } from './measures/document-host.mjs'
import { measureFirstVisits } from './measures/first-visit.mjs'
import { measureGrowth } from './measures/growth.mjs'
import { measureLogin } from './measures/login.mjs'
import { measureManySections } from './measures/many-sections.mjs'
import { measureMenuBuilder } from './measures/menu-builder.mjs'
import { measureSecondVisits } from './measures/second-visit.mjs'
import { measureSectionSwitches } from './measures/section-switch.mjs'
import { benchPages } from './pages.mjs'
import { formatRow } from './result.mjs'
import { makeCertificate } from './variants/certificate.mjs'
import { startWays } from './ways.mjs'

/**
 * Each returns rows; one that fails leaves a note instead of figures. `needs`: nothing but what was built, a running site, or a
 * browser and the fronts before that site too.
 */
const MEASURES = {
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

export const MEASURE_NAMES = Object.keys(MEASURES)

/**
 * Measures a site of its own, prints a table and writes bench/results.json.
 *
 * @param {{ wanted: readonly string[], rounds: number }} options names of measures, all when empty; visits a page and way
 */
export async function runBench({ wanted, rounds }) {
  const measures = Object.entries(MEASURES).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  const needs = new Set(measures.map(([, measure]) => measure.needs))
  const closers = []
  const results = []
  const failures = []
  try {
    const bench = { rounds, say: (text) => console.log(`  ${text}`) }
    if (needs.has('browser') || needs.has('site')) Object.assign(bench, await openSite(closers))
    if (needs.has('browser')) Object.assign(bench, await openBrowser(bench.site, closers))
    for (const [name, { measure }] of measures) {
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

/** What must be closed again goes to the front of `closers`. */
async function openSite(closers) {
  const site = await step('Starting a site', () => startTemporarySite())
  closers.unshift(() => site.stop())
  return { site, settings: site.settings, ...(await benchPages(site.url)) }
}

async function openBrowser(site, closers) {
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
