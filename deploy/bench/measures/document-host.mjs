import { fork } from 'node:child_process'
import { median, percentile, row } from '../result.mjs'
import { load } from './load.mjs'

const FRESH_RENDERS = 40

/** docs/budgets.md 8: a cached document against the same Fastify sending a string; and documents rendered afresh. */
export async function measureDocumentHost({ site, pages, rounds, say }) {
  const address = site.url + pages.article
  const html = await (await fetch(address)).text()
  const fixed = await startStatic('x'.repeat(Math.min(html.length, 100_000)), 'text/html')
  const shares = []
  let last
  try {
    for (let round = 0; round < Math.min(rounds, 3); round += 1) {
      const string = await load({ url: fixed.address })
      last = await load({ url: address })
      shares.push(last.perSecond / string.perSecond)
      say(`document host: round ${round + 1}`)
    }
  } finally {
    fixed.stop()
  }
  const fresh = await renderAfresh(site.url, pages)
  return [
    row('cached document / static string', median(shares), '×', { least: 0.6 }),
    row('cached document', last.perSecond, 'req/s'),
    row('cached document: p99', last.p99, 'ms'),
    row('cached document: errors', last.errors, ''),
    row('rendered afresh: p50', percentile(fresh, 0.5), 'ms', { most: 30 }),
    row('rendered afresh: p99', percentile(fresh, 0.99), 'ms', { most: 120 }),
  ]
}

/** Lists differ by their page, so that each of these documents is made for the first time. */
async function renderAfresh(url, pages) {
  const times = []
  for (let number = 1; number <= FRESH_RENDERS; number += 1) {
    const started = performance.now()
    await (await fetch(`${url}${pages.list}?page=${number + 1000}`)).arrayBuffer()
    times.push(performance.now() - started)
  }
  return times
}

export function startStatic(body, type) {
  const child = fork(new URL('static-server.mjs', import.meta.url), [body, type])
  return new Promise((resolve, reject) => {
    child.once('message', (address) => resolve({ address, stop: () => child.disconnect() }))
    child.once('error', reject)
  })
}
