import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { benchPages } from '../bench/pages'
import { launchChromium } from '../machine/launch-chromium'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../site/demo'
import { type BudgetedPage, pageBudgets } from './page-budgets'

/** Scripts that a first visit of one page fetches until nothing more is asked for. */
export interface PageBytes {
  readonly page: BudgetedPage
  /** Of each file as the site sends it, brotli. */
  readonly bytes: number
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
}

interface PageVisit {
  readonly path: string
  readonly token: string | null
}

/** Once the page is alive, so long nothing is asked for any more. */
const QUIET_MS = 1_500
const LIMIT_MS = 120_000

/** The script bytes of each kind of page of a running site. */
export async function measurePageBytes(site: string): Promise<PageBytes[]> {
  const browser = await launchChromium()
  try {
    const measured: PageBytes[] = []
    for (const { page } of pageBudgets) measured.push(await bytesOfPage(browser, site, page))
    return measured
  } finally {
    await browser.close()
  }
}

/**
 * The script bytes of one kind of page, by a visit without a cache. Fetching ahead for pages that may come next is switched
 * off (the visitor saves data), so the figure is what the page itself needs.
 */
export async function bytesOfPage(browser: Browser, site: string, page: BudgetedPage): Promise<PageBytes> {
  return { page, ...(await scriptsOf(browser, site, await visitOf(site, page))) }
}

/** The scripts that stand in a document itself, without what is data: they run before the first touch. */
export function inlineScriptBytes(html: string): { readonly raw: number; readonly brotli: number } {
  const texts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => Buffer.from(text))
  const sum = (sizeOf: (text: Buffer) => number) => texts.reduce((total, text) => total + sizeOf(text), 0)
  return { raw: sum((text) => text.length), brotli: sum((text) => brotliCompressSync(text).length) }
}

/** Where a kind of page is, and as whom it is visited. */
async function visitOf(site: string, page: BudgetedPage): Promise<PageVisit> {
  const { pages } = await benchPages(site)
  const paths: Readonly<Record<BudgetedPage, string>> = {
    home: pages.home,
    article: pages.article,
    list: pages.list,
    bank: pages.menus,
    chart: pages.chart,
    'chart, logged in': pages.chart,
    form: pages.form,
    login: '/dang-nhap',
  }
  return { path: paths[page], token: page === 'chart, logged in' ? await demoToken(site) : null }
}

async function scriptsOf(browser: Browser, site: string, { path, token }: PageVisit) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'vi-VN' })
  try {
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    if (token) await context.addCookies([{ name: 'token', value: token, url: site }])
    const page = await context.newPage()
    const urls = new Set<string>()
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) urls.add(request.url())
    })
    const untilQuiet = quietOf(page)
    await page.goto(site + path, { waitUntil: 'load', timeout: LIMIT_MS })
    await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: LIMIT_MS })
    await untilQuiet()
    const files = await Promise.all(
      [...urls].map(async (url) => ({
        name: new URL(url).pathname.replace('/assets/', ''),
        bytes: await brotliBytes(url),
      })),
    )
    files.sort((a, b) => b.bytes - a.bytes)
    return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files }
  } finally {
    await context.close()
  }
}

/**
 * Resolves once no request is under way and the browser has been idle since: parts that wait for that are then here too.
 * Playwright's `networkidle` does not do: it is over before a quiet page starts its scripts.
 */
function quietOf(page: Page): () => Promise<void> {
  const underWay = new Set<object>()
  let lastMs = Date.now()
  page.on('request', (request) => {
    underWay.add(request)
    lastMs = Date.now()
  })
  const end = (request: object): void => {
    underWay.delete(request)
    lastMs = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const giveUpMs = Date.now() + LIMIT_MS
    while (Date.now() < giveUpMs) {
      await page.evaluate(
        () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 })),
      )
      if (underWay.size === 0 && Date.now() - lastMs > QUIET_MS) return
      await page.waitForTimeout(100)
    }
    throw new Error(`${page.url()} never stops asking for more`)
  }
}

const sizes = new Map<string, Promise<number>>()

/** What a visitor's browser receives of a released file, which never changes: the host keeps it compressed. */
function brotliBytes(url: string): Promise<number> {
  const size = sizes.get(url) ?? receivedBytes(url)
  sizes.set(url, size)
  return size
}

function receivedBytes(url: string): Promise<number> {
  const { get } = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
      buffer(answer).then((body) => resolve(body.length), reject)
    }).once('error', reject)
  })
}

/** A session of the demo account whose children have measurements. */
async function demoToken(site: string): Promise<string> {
  const response = await fetch(`${site}/api/User/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName: DEMO_ACCOUNTS[0]?.[0], Password: DEMO_PASSWORD }),
  })
  const { data }: { data: { accessToken: string | null } } = await response.json()
  if (!data.accessToken) throw new Error('The demo account could not log in')
  return data.accessToken
}
