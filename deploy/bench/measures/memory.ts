import { setTimeout as pause } from 'node:timers/promises'
import { serviceSecretOf } from '../../site/service-secret'
import type { SiteBench } from '../context'
import { median, type Row, row } from '../result'

/** Callers that each wait for their answer. */
const CALLERS = 20
const SAMPLES = 5
const SAMPLE_MS = 200

/** docs/budgets.md 16: the memory of the document host and of the API after many requests of all kinds, against that after a fifth of them. */
export async function measureMemory({ site, pages, article, size, say }: SiteBench): Promise<Row[]> {
  const rows: Row[] = []
  const services = {
    'document host': { url: site.url, ask: (number: number) => fetch(site.url + documentAddress(number, pages)) },
    API: { url: site.apiUrl, ask: (number: number) => callApi(site.apiUrl, number, article.articleId) },
  }
  for (const [name, { url, ask }] of Object.entries(services)) {
    const warm = Math.ceil(size.memoryRequests / 5)
    await askMany(ask, 0, warm)
    const before = await memoryOf(url, site.dataDir)
    const unexpected = await askMany(ask, warm, size.memoryRequests)
    const after = await memoryOf(url, site.dataDir)
    say(`${name}: ${(before / 1e6).toFixed(0)} MB, then ${(after / 1e6).toFixed(0)} MB`)
    rows.push(
      row(`${name}: memory after ${size.memoryRequests} requests / after ${warm}`, after / before, '×', { most: 1.3 }),
      row(`${name}: memory`, after / 1e6, 'MB'),
      row(`${name}: answers of 5xx: errors`, unexpected, ''),
    )
  }
  return rows
}

/** Most are kept documents, as with visitors; one of five is made anew, one of five is none. */
function documentAddress(number: number, pages: SiteBench['pages']): string {
  if (number % 5 === 0) return `${pages.list}?cho=la-${number}`
  if (number % 5 === 1) return `/khong-co/${number}`
  return Object.values(pages)[number % Object.values(pages).length] ?? '/'
}

/** Articles, searches that differ, and bodies that are refused. */
function callApi(api: string, number: number, articleId: number): Promise<Response> {
  if (number % 2 === 0) return fetch(`${api}/api/Article/GetById?id=${articleId + (number % 50)}`)
  const body = JSON.stringify({ keyword: number % 4 === 1 ? `cháo ${number}` : number, pageNumber: 1, pageSize: 20 })
  return fetch(`${api}/api/Dish/Search`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

/** Resolves with how many were answered 5xx. */
async function askMany(ask: (number: number) => Promise<Response>, from: number, to: number): Promise<number> {
  let next = from
  let failed = 0
  async function caller(): Promise<void> {
    while (next < to) {
      next += 1
      const answer = await ask(next)
      await answer.arrayBuffer()
      if (answer.status >= 500) failed += 1
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return failed
}

/** Resident bytes, the middle of a few looks. */
async function memoryOf(url: string, dataDir: string): Promise<number> {
  const headers = { authorization: `Bearer ${serviceSecretOf(dataDir)}` }
  const looks: number[] = []
  for (let look = 0; look < SAMPLES; look += 1) {
    await pause(SAMPLE_MS)
    const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
    const bytes = /^process_resident_memory_bytes(?:\{[^}]*\})? ([\d.e+-]+)$/m.exec(metrics)?.[1]
    if (bytes === undefined) throw new Error(`${url} does not tell its memory`)
    looks.push(Number(bytes))
  }
  return median(looks)
}
