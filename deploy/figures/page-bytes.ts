import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { benchPages } from '../bench/pages'
import { launchChromium } from '../machine/launch-chromium'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../site/demo'

/** Scripts that a first visit of one page fetches until nothing more is asked for. */
export interface PageBytes {
  readonly page: string
  /** Brotli, quality 11, of each file. */
  readonly bytes: number
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
}

/**
 * The script bytes of each kind of page of a running site, by visits without a cache. Fetching ahead for pages that may
 * come next is switched off (the visitor saves data), so the figure is what the page itself needs.
 */
export async function measurePageBytes(site: string): Promise<PageBytes[]> {
  const browser = await launchChromium()
  try {
    const { pages } = await benchPages(site)
    const token = await demoToken(site)
    const visits: readonly (readonly [page: string, path: string, token: string | null])[] = [
      ['home', pages.home, null],
      ['article', pages.article, null],
      ['list', pages.list, null],
      ['bank', pages.menus, null],
      ['chart', pages.chart, null],
      ['chart, logged in', pages.chart, token],
      ['form', pages.form, null],
      ['login', '/dang-nhap', null],
    ]
    const measured: PageBytes[] = []
    for (const [page, path, ownToken] of visits) {
      measured.push({ page, ...(await scriptsOf(browser, site, path, ownToken)) })
    }
    return measured
  } finally {
    await browser.close()
  }
}

async function scriptsOf(browser: Browser, site: string, path: string, token: string | null) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'vi-VN' })
  try {
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    if (token) await context.addCookies([{ name: 'token', value: token, url: site }])
    const page = await context.newPage()
    const urls = new Set<string>()
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) urls.add(request.url())
    })
    await page.goto(site + path, { waitUntil: 'load', timeout: 120_000 })
    await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: 120_000 })
    await page.waitForLoadState('networkidle', { timeout: 120_000 })
    const files = await Promise.all(
      [...urls].map(async (url) => {
        const body = Buffer.from(await (await fetch(url)).arrayBuffer())
        return { name: new URL(url).pathname.replace('/assets/', ''), bytes: brotliCompressSync(body).length }
      }),
    )
    files.sort((a, b) => b.bytes - a.bytes)
    return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files }
  } finally {
    await context.close()
  }
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
