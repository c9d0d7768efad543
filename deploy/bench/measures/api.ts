import type { SiteBench } from '../context'
import { median, type Row, row } from '../result'
import { startStatic } from './document-host'
import { type LoadRequest, load, NO_LOAD } from './load'

/** docs/budgets.md 9: calls of the API against a route that sends a fixed answer, in the same run. */
export async function measureApi({ site, article, size, rounds, say }: SiteBench): Promise<Row[]> {
  const api = site.apiUrl
  const calls: Record<string, LoadRequest & { readonly least?: number }> = {
    'article by id': { url: `${api}/api/Article/GetById?id=${article.articleId}`, least: 0.5 },
    'dish search': { ...search(`${api}/api/Dish/Search`, 'thịt bò'), least: 0.5 },
    'article search': { ...search(`${api}/api/Article/Search`, 'duong') },
  }
  const measured = Object.entries(calls).map(([name, { least, ...request }]) => ({
    name,
    least,
    request,
    shares: [] as number[],
    last: NO_LOAD,
  }))
  await rounds.run(async (round) => {
    for (const call of measured) {
      const { url, ...init } = call.request
      const answer = await (await fetch(url, init)).text()
      const fixed = await startStatic(answer.slice(0, 100_000), 'application/json')
      try {
        const string = await load({ url: fixed.address }, size.load)
        call.last = await load(call.request, size.load)
        call.shares.push(call.last.perSecond / string.perSecond)
      } finally {
        fixed.stop()
      }
    }
    say(`API: round ${round}`)
  })
  return measured.flatMap(({ name, least, shares, last }) => [
    row(`API ${name} / static route`, median(shares), '×', { least }),
    row(`API ${name}`, last.perSecond, 'req/s'),
    row(`API ${name}: p99`, last.p99, 'ms'),
    row(`API ${name}: errors`, last.errors, ''),
  ])
}

function search(url: string, keyword: string): LoadRequest {
  return {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keyword, pageNumber: 1, pageSize: 20 }),
  }
}
