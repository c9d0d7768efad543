import { fork } from 'node:child_process'
import { median, percentile, row } from '../result.mjs'
import { load } from './load.mjs'

const FRESH_RENDERS = 40

/**
 * docs/budgets.md 8: a cached document against the same Fastify sending a string of as many bytes; and documents rendered
 * afresh. The two are compared by the processor time that their process spends on a request: with documents, autocannon,
 * which turns every body into a string, is busy long before the host is.
 */
export async function measureDocumentHost({ site, pages, rounds, say }) {
  const url = site.url + pages.article
  // As browsers ask.
  const headers = { 'accept-encoding': 'br' }
  const bytes = Number((await fetch(url, { method: 'HEAD', headers })).headers.get('content-length'))
  const fixed = await startStatic('x'.repeat(bytes), 'text/html')
  const shares = []
  let last
  try {
    for (let round = 0; round < Math.min(rounds, 3); round += 1) {
      const string = await loadAndCount({ url: fixed.address }, fixed.processorMs)
      last = await loadAndCount({ url, headers }, () => processorMsOf(site.url))
      shares.push(string.processorMs / last.processorMs)
      say(`document host: round ${round + 1}`)
    }
  } finally {
    fixed.stop()
  }
  const fresh = await renderAfresh(site.url, pages)
  return [
    row('static string / cached document, processor time', median(shares), '×', { least: 0.6 }),
    row('cached document: processor time', last.processorMs, 'ms'),
    row('cached document: errors', last.errors, ''),
    row('rendered afresh: p50', percentile(fresh, 0.5), 'ms', { most: 30 }),
    row('rendered afresh: p99', percentile(fresh, 0.99), 'ms', { most: 120 }),
  ]
}

/** Load, and the processor time of the process behind it for each request. */
async function loadAndCount(request, processorMs) {
  const before = await processorMs()
  const { requests, errors } = await load(request)
  return { processorMs: ((await processorMs()) - before) / requests, errors }
}

async function processorMsOf(url) {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const seconds = /^process_cpu_seconds_total(?:\{[^}]*\})? ([\d.e+-]+)$/m.exec(metrics)?.[1]
  if (seconds === undefined) throw new Error('The document host does not tell its processor time')
  return Number(seconds) * 1000
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
    const processorMs = () =>
      new Promise((told) => {
        child.once('message', told)
        child.send('processor time')
      })
    child.once('message', (address) => resolve({ address, processorMs, stop: () => child.disconnect() }))
    child.once('error', reject)
  })
}
