import { firstVisit } from '../browser/visit.mjs'
import { median, row } from '../result.mjs'

/** Script bytes of a first visit (docs/budgets.md 4), in kB. */
const SCRIPT_GOALS = { article: 155, menus: 190, chart: 290 }

/** docs/budgets.md 1 to 5 and the comparison of the ways: each page is visited anew by each way, in turns, so that none has the quieter minute. */
export async function measureFirstVisits({ browser, ways, pages, rounds, say }) {
  const rows = []
  for (const [page, path] of Object.entries(pages)) {
    const visits = Object.fromEntries(Object.keys(ways).map((way) => [way, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const [way, { origin, interactive }] of Object.entries(ways)) {
        visits[way].push(await firstVisit(browser, origin + path, { interactive }))
      }
      say(`${page}: round ${round + 1} of ${rounds}`)
    }
    const middle = Object.fromEntries(Object.entries(visits).map(([way, list]) => [way, middleVisit(list)]))
    rows.push(...compare(page, middle), ...figures(page, middle))
  }
  return rows
}

function compare(page, { server, client, monolith, plain }) {
  const ratio = (name, value, goal) => row(`${page}: ${name}`, value, '×', goal)
  return [
    ratio('FCP, server-rendered / plain HTML', server.firstPaint / plain.firstPaint, { most: 1.15 }),
    ratio('LCP, server-rendered / plain HTML', server.largestPaint / plain.largestPaint, { most: 1.15 }),
    ratio('LCP, server-rendered / monolith', server.largestPaint / monolith.largestPaint, { most: 0.3 }),
    ratio('usable, server-rendered / monolith', server.usable / monolith.usable, { most: 1.03 }),
    ratio('script bytes, server-rendered / monolith', server.scriptBytes / monolith.scriptBytes, { most: 1.25 }),
    ratio('LCP, client-rendered federated / monolith', client.largestPaint / monolith.largestPaint),
    ratio('usable, client-rendered federated / monolith', client.usable / monolith.usable),
    ratio('requests, server-rendered / monolith', server.requests / monolith.requests),
    row(`${page}: script bytes`, server.scriptBytes / 1000, 'kB', { most: SCRIPT_GOALS[page] }),
    row(`${page}: total blocking time`, server.blocking, 'ms', { most: 200 }),
    row(`${page}: layout shift`, server.shift, '', { most: 0.01 }),
  ]
}

function figures(page, middle) {
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

function middleVisit(visits) {
  const keys = Object.keys(visits[0])
  return Object.fromEntries(keys.map((key) => [key, median(visits.map((visit) => visit[key]))]))
}
