import type { SiteBench } from '../context'
import { median, type Row, row } from '../result'
import { startStatic } from './document-host'
import { type LoadRequest, load, NO_LOAD } from './load'

/** docs/budgets.md 9: calls of the API against a route that sends a fixed answer, in the same run. */
export async function measureApi({ site, article, rounds, say }: SiteBench): Promise<Row[]> {
  const api = `http://127.0.0.1:${site.settings.apiPort}`
  const calls: Record<string, LoadRequest & { readonly least?: number }> = {
    'article by id': { url: `${api}/api/Article/GetById?id=${article.articleId}`, least: 0.5 },
    'dish search': { ...search(`${api}/api/Dish/Search`, 'thịt bò'), least: 0.5 },
    'article search': { ...search(`${api}/api/Article/Search`, 'duong') },
  }
  const rows: Row[] = []
  for (const [name, { least, ...request }] of Object.entries(calls)) {
    const { url, ...init } = request
    const answer = await (await fetch(url, init)).text()
    const fixed = await startStatic(answer.slice(0, 100_000), 'application/json')
    const shares: number[] = []
    let last = NO_LOAD
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
      row(`API ${name} / static route`, median(shares), '×', { least }),
      row(`API ${name}`, last.perSecond, 'req/s'),
      row(`API ${name}: p99`, last.p99, 'ms'),
      row(`API ${name}: errors`, last.errors, ''),
    )
    say(`API ${name}`)
  }
  return rows
}

function search(url: string, keyword: string): LoadRequest {
  return {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keyword, pageNumber: 1, pageSize: 20 }),
  }
}
