import type { Browser } from 'playwright-core'
import { newVisitor } from '../browser/throttled-browser'
import type { BrowserBench } from '../context'
import { median, type Row, row } from '../result'

const IDLE_MS = 8_000
const LIMIT_MS = 30_000

/** docs/budgets.md 6: going to a page of another section after 8 s of reading, against the monolith's lazy route; and back again. */
export async function measureSectionSwitches({ browser, ways, pages, rounds, say }: BrowserBench): Promise<Row[]> {
  const targets = { form: { path: pages.form, most: 0.25 }, chart: { path: pages.chart, most: 0.3 } }
  const rows: Row[] = []
  for (const [name, { path, most }] of Object.entries(targets)) {
    const federated: Switch[] = []
    const monolith: Switch[] = []
    for (let round = 0; round < rounds; round += 1) {
      federated.push(await switchOnce(browser, ways.server.origin, path, IDLE_MS))
      // The monolith fetches its lazy route when it is asked for: no idle prefetch to wait for.
      monolith.push(await switchOnce(browser, ways.monolith.origin, path, 0))
      say(`switch to ${name}: round ${round + 1} of ${rounds}`)
    }
    const first = (list: readonly Switch[]) => median(list.map((each) => each.first))
    rows.push(
      row(`first switch to ${name} after idle / monolith's lazy route`, first(federated) / first(monolith), '×', {
        most,
      }),
      row(`first switch to ${name}, federated`, first(federated), 'ms'),
      row(`first switch to ${name}, monolith`, first(monolith), 'ms'),
      row(`warm switch to ${name}`, median(federated.map(({ warm }) => warm)), 'ms', { most: 100 }),
    )
  }
  return rows
}

/** Ms until the new page's heading is painted, the first time and again. */
interface Switch {
  readonly first: number
  readonly warm: number
}

async function switchOnce(browser: Browser, origin: string, path: string, idleMs: number): Promise<Switch> {
  const visitor = await newVisitor(browser)
  try {
    const { page } = await visitor.newPage()
    await page.goto(`${origin}/`, { waitUntil: 'load', timeout: LIMIT_MS })
    await page.waitForFunction(isHydrated, null, { timeout: LIMIT_MS })
    if (idleMs > 0) await page.waitForTimeout(idleMs)
    const first = await page.evaluate(goTo, path)
    await page.evaluate(goTo, '/')
    const warm = await page.evaluate(goTo, path)
    return { first, warm }
  } finally {
    await visitor.close()
  }
}

function isHydrated(): boolean {
  const button = document.querySelector('header button')
  return button !== null && Object.keys(button).some((key) => key.startsWith('__react'))
}

/** Follows a link to the address as a tap would; ms until the new page's heading is painted. */
function goTo(path: string): Promise<number> {
  return new Promise((resolve) => {
    const before = document.querySelector('main h1')
    const started = performance.now()
    const link = document.createElement('a')
    link.href = path
    document.body.append(link)
    const look = () => {
      const heading = document.querySelector('main h1')
      const arrived =
        decodeURI(location.pathname) === path && heading && heading !== before && heading.textContent !== ''
      if (arrived || performance.now() - started > 20_000) resolve(performance.now() - started)
      else requestAnimationFrame(look)
    }
    link.click()
    link.remove()
    requestAnimationFrame(look)
  })
}
