import { firstVisit, readingVisit, type Visit } from '../browser/visit'
import { type BrowserBench, perWay, WAY_NAMES, type WayName } from '../context'
import type { PageName } from '../pages'
import { confidence, type Goal, median, type Row, row } from '../result'

/** First tap answered, against the monolith's (docs/budgets.md 3): pages of text, and others. */
const TEXT_PAGES: readonly PageName[] = ['home', 'article', 'list']

/** docs/budgets.md 1 to 5 and the comparison of the ways: new visitors see each page by each way, in turns, so that changing load of the machine affects all alike. */
export async function measureFirstVisits({ browser, ways, pages, size, rounds, say }: BrowserBench): Promise<Row[]> {
  const measured = size.pages.map((page) => ({
    page,
    reading: [] as number[],
    visits: { server: [], client: [], monolith: [], plain: [] } as Record<WayName, Visit[]>,
  }))
  await rounds.run(async (round) => {
    for (const { page, reading, visits } of measured) {
      for (const way of WAY_NAMES) {
        const { origin, interactive } = ways[way]
        visits[way].push(await firstVisit(browser, origin + pages[page], size, { interactive }))
      }
      reading.push(await readingVisit(browser, ways.server.origin + pages[page], size))
      say(`${page}: round ${round}`)
    }
  })
  const rows: Row[] = []
  for (const { page, reading, visits } of measured) {
    const middle = await perWay(async (way) => middleVisit(visits[way]))
    const usable = visits.server.map((visit) => visit.usable)
    rows.push(
      ...compare(page, middle),
      row(`${page}: blocked in the first 2.5 s of reading`, median(reading), 'ms', { most: 50 }),
      row(`${page}: longest task`, middle.server.longestTask, 'ms', { most: 150 }),
      ...(usable.length > 1
        ? [row(`${page}, server: usable, half of the 95 % interval`, confidence(usable), 'ms')]
        : []),
      ...figures(page, middle),
    )
  }
  return rows
}

function compare(page: PageName, { server, client, monolith, plain }: Record<WayName, Visit>): Row[] {
  const ratio = (name: string, value: number, goal?: Goal) => row(`${page}: ${name}`, value, '×', goal)
  return [
    ratio('FCP, server-rendered / plain HTML', server.firstPaint / plain.firstPaint, { most: 1.1 }),
    ratio('LCP, server-rendered / plain HTML', server.largestPaint / plain.largestPaint, { most: 1.1 }),
    ratio('LCP, server-rendered / monolith', server.largestPaint / monolith.largestPaint, { most: 0.3 }),
    ratio('first tap answered, server-rendered / monolith', server.usable / monolith.usable, {
      most: TEXT_PAGES.includes(page) ? 0.6 : 0.95,
    }),
    ratio('script bytes, server-rendered / monolith', server.scriptBytes / monolith.scriptBytes),
    ratio('LCP, client-rendered federated / monolith', client.largestPaint / monolith.largestPaint),
    ratio('usable, client-rendered federated / monolith', client.usable / monolith.usable),
    ratio('requests, server-rendered / monolith', server.requests / monolith.requests),
    row(`${page}: script bytes`, server.scriptBytes / 1000, 'kB'),
    row(`${page}: total blocking time`, server.blocking, 'ms'),
    row(`${page}: layout shift`, server.shift, '', { most: 0.01 }),
  ]
}

function figures(page: PageName, middle: Record<WayName, Visit>): Row[] {
  return Object.entries(middle).flatMap(([way, visit]) => [
    row(`${page}, ${way}: FCP`, visit.firstPaint, 'ms'),
    row(`${page}, ${way}: LCP`, visit.largestPaint, 'ms'),
    ...(way === 'plain'
      ? []
      : [
          row(`${page}, ${way}: usable`, visit.usable, 'ms'),
          row(`${page}, ${way}: total blocking time`, visit.blocking, 'ms'),
          row(`${page}, ${way}: layout shift`, visit.shift, ''),
          row(`${page}, ${way}: script bytes`, visit.scriptBytes / 1000, 'kB'),
        ]),
    row(`${page}, ${way}: requests`, visit.requests, ''),
  ])
}

function middleVisit(visits: readonly Visit[]): Visit {
  const middle = (key: keyof Visit) => median(visits.map((visit) => visit[key]))
  return {
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    shift: middle('shift'),
    blocking: middle('blocking'),
    longestTask: middle('longestTask'),
    usable: middle('usable'),
    scriptBytes: middle('scriptBytes'),
    requests: middle('requests'),
  }
}
