import process from 'node:process'
import type { Browser, Request } from 'playwright-core'
import { launchBrowser } from '../browser/throttled-browser'
import type { BrowserBench } from '../context'
import { MEASURES, type Measure } from '../measures'
import { benchPages } from '../pages'
import type { Row } from '../result'
import { createRounds } from '../rounds'
import { SMALL } from '../size'
import { makeCertificate } from '../variants/certificate'
import { startWays } from '../ways'
import type { SmallRun } from './small-run'

/**
 * Runs every measure once and small, against the site given: `run-small.ts <url> <data folder> <browser> [<measure> …]`. In a process like that of
 * `npm run bench`, whose loader changes functions. The last line of its output is a `SmallRun`.
 */
const [url = '', dataDir = '', executable = '', ...wanted] = process.argv.slice(2)
const say = (text: string): void => console.error(text)

const certificate = await makeCertificate()
const { close, ...ways } = await startWays({ upstream: url, certificate, size: SMALL })
const browser = await launchBrowser({ executable: executable || null, spki: certificate.spki })
const loads = countPageLoads(browser)
const bench: BrowserBench = {
  size: SMALL,
  rounds: createRounds({ wanted: SMALL.rounds, until: Number.POSITIVE_INFINITY }),
  say,
  // The document host hands calls on to the API.
  site: { url, apiUrl: url, dataDir },
  ...(await benchPages(url)),
  ...ways,
  browser,
}
const measures: SmallRun['measures'][number][] = []
for (const [name, measure] of Object.entries(MEASURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const before = process.cpuUsage()
  const outcome = await measured(measure)
  const { user, system } = process.cpuUsage(before)
  say(`${name}: ${((user + system) / 1e6).toFixed(1)} s of this process`)
  measures.push({ name, ...outcome })
}
await browser.close()
await close()
const run: SmallRun = { pageLoads: loads.count, measures }
console.log(JSON.stringify(run))
process.exit(0)

async function measured(measure: Measure): Promise<{ readonly rows: Row[]; readonly error: string | null }> {
  try {
    return { rows: await measure.measure(bench), error: null }
  } catch (error) {
    return { rows: [], error: String(error) }
  }
}

function countPageLoads(opened: Browser): { count: number } {
  const counted = { count: 0 }
  const newContext = opened.newContext.bind(opened)
  opened.newContext = async (options) => {
    const context = await newContext(options)
    context.on('request', (request: Request) => {
      if (request.isNavigationRequest() && request.frame().parentFrame() === null) counted.count += 1
    })
    return context
  }
  return counted
}
