import type { Browser } from 'playwright-core'
import { newVisitor } from '../browser/throttled-browser'
import type { BrowserBench } from '../context'
import { median, type Row, row } from '../result'
import type { BenchSize, SwitchTarget } from '../size'

const LIMIT_MS = 30_000
/** Of the monolith's time. */
const MOST: Readonly<Record<SwitchTarget, number>> = { form: 0.25, chart: 0.3 }

/** docs/budgets.md 6: going to a page of another section after 8 s of reading, against the monolith's lazy route; and back again. */
export async function measureSectionSwitches({
  browser,
  ways,
  pages,
  size,
  rounds,
  say,
}: BrowserBench): Promise<Row[]> {
  const measured = size.switchTargets.map((name) => ({
    name,
    federated: [] as Switch[],
    monolith: [] as Switch[],
  }))
  await rounds.run(async (round) => {
    for (const { name, federated, monolith } of measured) {
      federated.push(await switchOnce(browser, ways.server.origin, pages[name], size, size.waits.idleMs))
      // The monolith fetches its lazy route when it is asked for: no idle prefetch to wait for.
      monolith.push(await switchOnce(browser, ways.monolith.origin, pages[name], size, 0))
      say(`switch to ${name}: round ${round}`)
    }
  })
  const first = (list: readonly Switch[]) => median(list.map((each) => each.first))
  return measured.flatMap(({ name, federated, monolith }) => [
    row(`first switch to ${name} after idle / monolith's lazy route`, first(federated) / first(monolith), '×', {
      most: MOST[name],
    }),
    row(`first switch to ${name}, federated`, first(federated), 'ms'),
    row(`first switch to ${name}, monolith`, first(monolith), 'ms'),
    row(`warm switch to ${name}`, median(federated.map(({ warm }) => warm)), 'ms', { most: 100 }),
  ])
}

/** Ms until the new page's heading is painted, the first time and again. */
interface Switch {
  readonly first: number
  readonly warm: number
}

async function switchOnce(
  browser: Browser,
  origin: string,
  path: string,
  { throttled }: BenchSize,
  idleMs: number,
): Promise<Switch> {
  const visitor = await newVisitor(browser, { throttled })
  try {
    const { page } = await visitor.newPage()
    await page.goto(`${origin}/`, { waitUntil: 'load', timeout: LIMIT_MS })
    await page.waitForFunction(() => globalThis.bench.isHydrated(), null, { timeout: LIMIT_MS })
    if (idleMs > 0) await page.waitForTimeout(idleMs)
    const goTo = async (to: string) =>
      (await page.evaluate((address) => globalThis.bench.goTo(address), to)) ?? Number.NaN
    const first = await goTo(path)
    await goTo('/')
    return { first, warm: await goTo(path) }
  } finally {
    await visitor.close()
  }
}
