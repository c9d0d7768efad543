import { blockingTime } from './blocking-time.mjs'
import { observePage } from './page-observer.mjs'
import { newVisitor } from './throttled-browser.mjs'

/** A page that is not usable by then is reported as such. */
const LIMIT_MS = 60_000
/** After the page is usable: what still shifts or paints larger belongs to the visit. */
const SETTLE_MS = 1_000

/**
 * One first visit.
 *
 * @param {{ interactive?: boolean }} [options] `interactive: false` for a page without scripts, which is never tapped
 * @returns {Promise<Visit>}
 * @typedef {{ firstPaint: number, largestPaint: number, shift: number, blocking: number, usable: number, scriptBytes: number, requests: number }} Visit
 *   times in ms since navigation start; `scriptBytes` as transferred until usable; NaN for what did not happen
 */
export async function firstVisit(browser, address, { interactive = true } = {}) {
  const visitor = await newVisitor(browser)
  try {
    const { page, client } = await visitor.newPage()
    return await watchVisit(page, client, address, interactive)
  } finally {
    await visitor.close()
  }
}

/** A visit in a page that exists; its cache is whatever earlier visits left. */
export async function watchVisit(page, client, address, interactive = true) {
  const traffic = watchTraffic(client)
  await page.addInitScript(observePage)
  await page.goto(address, { waitUntil: interactive ? 'commit' : 'load', timeout: LIMIT_MS })
  if (interactive)
    await page.waitForFunction('window.benchSeen?.usable !== null', null, { timeout: LIMIT_MS }).catch(() => {})
  const { scriptBytes, requests } = traffic.stop()
  await page.waitForTimeout(SETTLE_MS)
  const seen = await page.evaluate('window.benchSeen')
  const usable = seen.usable ?? Number.NaN
  return {
    firstPaint: seen.firstPaint ?? Number.NaN,
    largestPaint: seen.largestPaint ?? Number.NaN,
    shift: seen.shift,
    blocking: blockingTime(seen.longTasks, seen.firstPaint ?? 0),
    usable,
    scriptBytes,
    requests,
  }
}

/** Bytes on the wire of scripts, and requests, until stopped. */
export function watchTraffic(client) {
  const scripts = new Set()
  let scriptBytes = 0
  let requests = 0
  const onRequest = () => {
    requests += 1
  }
  const onResponse = ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  }
  const onFinished = ({ requestId, encodedDataLength }) => {
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
