import { median, row } from '../result.mjs'
import { startStatic } from './document-host.mjs'
import { load } from './load.mjs'

/** docs/budgets.md 9: calls of the API against a route that sends a fixed answer, in the same run. */
export async function measureApi({ site, article, rounds, say }) {
  const api = `http://127.0.0.1:${site.settings.apiPort}`
  const calls = {
    'article by id': { url: `${api}/api/Article/GetById?id=${article.articleId}`, least: 0.5 },
    'dish search': { ...search(`${api}/api/Dish/Search`, 'thịt bò'), least: 0.5 },
    'article search': { ...search(`${api}/api/Article/Search`, 'duong'), least: undefined },
  }
  const rows = []
  for (const [name, { least, ...request }] of Object.entries(calls)) {
    const answer = await (await fetch(request.url, request)).text()
    const fixed = await startStatic(answer.slice(0, 100_000), 'application/json')
    const shares = []
    let last
    try {
      for (let round = 0; round < Math.min(rounds, 3); round += 1) {
        const string = await load({ url: fixed.address, seconds: 3 })
        last = await load({ ...request, seconds: 3 })
        shares.push(last.perSecond / string.perSecond)
      }
    } finally {
      fixed.stop()
    }
    rows.push(
      row(`API ${name} / static route`, median(shares), '×', least === undefined ? {} : { least }),
      row(`API ${name}`, last.perSecond, 'req/s'),
      row(`API ${name}: p99`, last.p99, 'ms'),
      row(`API ${name}: errors`, last.errors, ''),
    )
    say(`API ${name}`)
  }
  return rows
}

function search(url, keyword) {
  return {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keyword, pageNumber: 1, pageSize: 20 }),
  }
}
