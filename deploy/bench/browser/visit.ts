import type { Browser, CDPSession, Page } from 'playwright-core'
import type { BenchSize } from '../size'
import { blockingTime } from './blocking-time'
import { newVisitor } from './throttled-browser'

/** A page that is not usable by then is reported as such. */
const LIMIT_MS = 30_000
/** From the first paint to the first touch. */
const FIRST_TOUCH_MS = 100

/** Times in ms since navigation start; NaN for what did not happen. */
export interface Visit {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  readonly blocking: number
  /** From the start of the navigation to the rest after the page is usable. */
  readonly longestTask: number
  readonly usable: number
  /** As transferred until usable. */
  readonly scriptBytes: number
  readonly requests: number
}

/**
 * One first visit.
 *
 * @param options `interactive: false` for a page without scripts, which is never tapped
 */
export async function firstVisit(
  browser: Browser,
  address: string,
  { throttled, waits }: BenchSize,
  { interactive = true } = {},
): Promise<Visit> {
  const visitor = await newVisitor(browser, { throttled })
  try {
    const { page, client } = await visitor.newPage()
    return await watchVisit(page, client, address, waits, interactive)
  } finally {
    await visitor.close()
  }
}

/** A visit in a page that exists; its cache is whatever earlier visits left. */
export async function watchVisit(
  page: Page,
  client: CDPSession,
  address: string,
  { settleMs }: BenchSize['waits'],
  interactive = true,
): Promise<Visit> {
  const traffic = watchTraffic(client)
  await page.goto(address, { waitUntil: interactive ? 'commit' : 'load', timeout: LIMIT_MS })
  if (interactive) {
    await touchSoon(page)
    await page.waitForFunction(() => globalThis.bench.seen.usable !== null, null, { timeout: LIMIT_MS }).catch(() => {})
  }
  const { scriptBytes, requests } = traffic.stop()
  await page.waitForFunction(() => globalThis.bench.hasPainted(), null, { timeout: LIMIT_MS }).catch(() => {})
  await page.waitForTimeout(settleMs)
  const seen = await page.evaluate(() => globalThis.bench.seen)
  const usable = seen.usable ?? Number.NaN
  return {
    firstPaint: seen.firstPaint ?? Number.NaN,
    largestPaint: seen.largestPaint ?? Number.NaN,
    shift: seen.shift,
    blocking: blockingTime(seen.longTasks, seen.firstPaint ?? 0),
    longestTask: Math.max(0, ...seen.longTasks.map(({ ms }) => ms)),
    usable,
    scriptBytes,
    requests,
  }
}

/** As an impatient visitor: what the page waits for to start its scripts. The text is touched, which does nothing else. */
async function touchSoon(page: Page): Promise<void> {
  await untilPainted(page)
  await page.waitForTimeout(FIRST_TOUCH_MS)
  const heading = await page.locator('main h1').first().boundingBox()
  await page.touchscreen.tap((heading?.x ?? 20) + 2, (heading?.y ?? 200) + 2)
}

/** Of a first visit that only reads: ms by which the page was blocked. */
export async function readingVisit(
  browser: Browser,
  address: string,
  { throttled, waits: { readingMs } }: BenchSize,
): Promise<number> {
  const visitor = await newVisitor(browser, { throttled })
  try {
    const { page } = await visitor.newPage()
    await page.goto(address, { waitUntil: 'commit', timeout: LIMIT_MS })
    await untilPainted(page)
    await page.waitForTimeout(readingMs)
    const { firstPaint, longTasks } = await page.evaluate(() => globalThis.bench.seen)
    const from = firstPaint ?? 0
    return blockingTime(
      longTasks.filter(({ start }) => start < from + readingMs),
      from,
    )
  } finally {
    await visitor.close()
  }
}

async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.bench.seen.firstPaint !== null, null, { timeout: LIMIT_MS })
}

/** Bytes on the wire of scripts, and requests, until stopped. */
export function watchTraffic(client: CDPSession) {
  const scripts = new Set<string>()
  let scriptBytes = 0
  let requests = 0
  const onRequest = () => {
    requests += 1
  }
  const onResponse = ({ requestId, type }: { requestId: string; type: string }) => {
    if (type === 'Script') scripts.add(requestId)
  }
  const onFinished = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  }
  client.on('Network.requestWillBeSent', onRequest)
  client.on('Network.responseReceived', onResponse)
  client.on('Network.loadingFinished', onFinished)
  return {
    stop() {
      client.off('Network.requestWillBeSent', onRequest)
      client.off('Network.responseReceived', onResponse)
      client.off('Network.loadingFinished', onFinished)
      return { scriptBytes, requests }
    },
  }
}
