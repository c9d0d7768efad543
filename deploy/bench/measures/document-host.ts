import { fork } from 'node:child_process'
import path from 'node:path'
import { serviceSecretOf } from '../../site/service-secret'
import type { BenchSite, SiteBench } from '../context'
import { median, percentile, type Row, row } from '../result'
import type { BenchSize } from '../size'
import { type LoadRequest, load } from './load'

/**
 * docs/budgets.md 8: a cached document against the same Fastify sending a string of as many bytes; and documents rendered
 * for the first time. The two are compared by the processor time that their process spends on a request: with documents, autocannon,
 * which turns every body into a string, is busy long before the host is.
 */
export async function measureDocumentHost({ site, pages, size, rounds, say }: SiteBench): Promise<Row[]> {
  const url = site.url + pages.article
  // As browsers ask.
  const headers = { 'accept-encoding': 'br' }
  const bytes = Number((await fetch(url, { method: 'HEAD', headers })).headers.get('content-length'))
  const fixed = await startStatic('x'.repeat(bytes), 'text/html')
  const shares: number[] = []
  let last = { processorMs: Number.NaN, errors: 0 }
  try {
    await rounds.run(async (round) => {
      const string = await loadAndCount({ url: fixed.address }, size.load, fixed.processorMs)
      last = await loadAndCount({ url, headers }, size.load, () => processorMsOf(site))
      shares.push(string.processorMs / last.processorMs)
      say(`document host: round ${round}`)
    })
  } finally {
    fixed.stop()
  }
  const fresh = await timeFirstRenderings(site.url + pages.list, size.freshDocuments)
  return [
    row('static string / cached document, processor time', median(shares), '×', { least: 0.6 }),
    row('cached document: processor time', last.processorMs, 'ms'),
    row('cached document: errors', last.errors, ''),
    row('rendered for the first time: p50', percentile(fresh, 0.5), 'ms', { most: 30 }),
    row('rendered for the first time: p99', percentile(fresh, 0.99), 'ms', { most: 120 }),
  ]
}

/** Load, and the processor time of the process behind it for each request. */
async function loadAndCount(request: LoadRequest, size: BenchSize['load'], processorMs: () => Promise<number>) {
  const before = await processorMs()
  const { requests, errors } = await load(request, size)
  return { processorMs: ((await processorMs()) - before) / requests, errors }
}

async function processorMsOf({ url, dataDir }: BenchSite): Promise<number> {
  const headers = { authorization: `Bearer ${serviceSecretOf(dataDir)}` }
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
  const seconds = /^process_cpu_seconds_total(?:\{[^}]*\})? ([\d.e+-]+)$/m.exec(metrics)?.[1]
  if (seconds === undefined) throw new Error('The document host does not tell its processor time')
  return Number(seconds) * 1000
}

/** Lists differ by whom they are for, so that each of these documents is made for the first time. */
async function timeFirstRenderings(list: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const started = performance.now()
    await (await fetch(`${list}?cho=moi-${number}`)).arrayBuffer()
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
  const child = fork(path.join(import.meta.dirname, 'static-server.mjs'), [body, type], { execArgv: [] })
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
