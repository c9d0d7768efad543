import { fork } from 'node:child_process'
import path from 'node:path'
import { serviceSecretOf } from '../../site/service-secret'
import type { TemporarySite } from '../../site/temporary-site'
import type { BenchPages, SiteBench } from '../context'
import { median, percentile, type Row, row } from '../result'
import { type LoadRequest, load } from './load'

const FRESH_RENDERS = 40

/**
 * docs/budgets.md 8: a cached document against the same Fastify sending a string of as many bytes; and documents rendered
 * for the first time. The two are compared by the processor time that their process spends on a request: with documents, autocannon,
 * which turns every body into a string, is busy long before the host is.
 */
export async function measureDocumentHost({ site, pages, rounds, say }: SiteBench): Promise<Row[]> {
  const url = site.url + pages.article
  // As browsers ask.
  const headers = { 'accept-encoding': 'br' }
  const bytes = Number((await fetch(url, { method: 'HEAD', headers })).headers.get('content-length'))
  const fixed = await startStatic('x'.repeat(bytes), 'text/html')
  const shares: number[] = []
  let last = { processorMs: Number.NaN, errors: 0 }
  try {
    for (let round = 0; round < Math.min(rounds, 3); round += 1) {
      const string = await loadAndCount({ url: fixed.address }, fixed.processorMs)
      last = await loadAndCount({ url, headers }, () => processorMsOf(site))
      shares.push(string.processorMs / last.processorMs)
      say(`document host: round ${round + 1}`)
    }
  } finally {
    fixed.stop()
  }
  const fresh = await timeFirstRenderings(site.url, pages)
  return [
    row('static string / cached document, processor time', median(shares), '×', { least: 0.6 }),
    row('cached document: processor time', last.processorMs, 'ms'),
    row('cached document: errors', last.errors, ''),
    row('rendered for the first time: p50', percentile(fresh, 0.5), 'ms', { most: 30 }),
    row('rendered for the first time: p99', percentile(fresh, 0.99), 'ms', { most: 120 }),
  ]
}

/** Load, and the processor time of the process behind it for each request. */
async function loadAndCount(request: LoadRequest, processorMs: () => Promise<number>) {
  const before = await processorMs()
  const { requests, errors } = await load(request)
  return { processorMs: ((await processorMs()) - before) / requests, errors }
}

async function processorMsOf({ url, settings }: TemporarySite): Promise<number> {
  const headers = { authorization: `Bearer ${serviceSecretOf(settings.dataDir)}` }
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
  const seconds = /^process_cpu_seconds_total(?:\{[^}]*\})? ([\d.e+-]+)$/m.exec(metrics)?.[1]
  if (seconds === undefined) throw new Error('The document host does not tell its processor time')
  return Number(seconds) * 1000
}

/** Lists differ by their page, so that each of these documents is made for the first time. */
async function timeFirstRenderings(url: string, pages: BenchPages['pages']): Promise<number[]> {
  const times: number[] = []
  for (let number = 1; number <= FRESH_RENDERS; number += 1) {
    const started = performance.now()
    await (await fetch(`${url}${pages.list}?page=${number + 1000}`)).arrayBuffer()
    times.push(performance.now() - started)
  }
  return times
}

export interface StaticServer {
  readonly address: string
  processorMs(): Promise<number>
  stop(): void
}

/** A server of one fixed answer, in a process of its own. */
export function startStatic(body: string, type: string): Promise<StaticServer> {
  const child = fork(path.join(import.meta.dirname, 'static-server.ts'), [body, type], {
    execArgv: ['--import', 'tsx'],
  })
  return new Promise((resolve, reject) => {
    const processorMs = () =>
      new Promise<number>((told) => {
        child.once('message', (ms) => told(Number(ms)))
        child.send('processor time')
      })
    child.once('message', (address) =>
      resolve({ address: String(address), processorMs, stop: () => child.disconnect() }),
    )
    child.once('error', reject)
  })
}
