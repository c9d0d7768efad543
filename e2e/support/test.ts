import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test'
import { releaseClocks } from './stopped-clocks'

export { expect } from '@playwright/test'

/** The annotation of a test that says how many documents its browser loaded; `npm test` adds them up and holds them to a budget. */
export const PAGE_LOADS = 'page loads'

/** The documents that this worker's browser has loaded as pages of their own, not within frames. */
interface PageLoads {
  count: number
  /** Of the test that runs, for the contexts that it opens. */
  savesData: boolean
}

interface Visitor {
  /**
   * Whether her browser asks to save data, as it does unless a test says otherwise: then nothing is fetched for the pages that may come
   * next (shell/src/navigation/idle-prefetch.ts), which doubles the requests of a page.
   */
  readonly savesData: boolean
}

async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  )
}

/** Counts the documents that pages of a context load. By their load: to be told of all requests costs a run ten processor seconds. */
function countLoadsOf(context: BrowserContext, loads: PageLoads): void {
  const watch = (page: Page) => {
    page.on('domcontentloaded', () => {
      if (page.url().startsWith('http')) loads.count += 1
    })
  }
  // A context that is kept has the page of the test before, told of as a new one or not.
  for (const page of context.pages()) watch(page)
  context.on('page', watch)
}

/** Where a failed test ended: the log may be all that is left of a run. */
async function tellPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const read = page.evaluate((length) => {
      const { activeElement, title } = document
      const focused = activeElement?.cloneNode() as Element | undefined
      const [dialog] = document.querySelectorAll('dialog[open], [role="dialog"]')
      const texts = [dialog?.textContent, document.querySelector('main')?.textContent]
      return [title, focused?.outerHTML, ...texts].map((each) => each?.slice(0, length)).join(' | ')
    }, MAIN_TEXT)
    const text = await Promise.race([
      read.catch(String),
      new Promise<string>((resolve) => setTimeout(resolve, 5_000, '(no answer)')),
    ])
    console.log(`  at the end: ${page.url()}: ${text?.replaceAll(/\s+/g, ' ')}`)
  }
}

const MAIN_TEXT = 800

/**
 * A connection that was kept may end as a request leaves: the server closes what stood still for 65 s, and Playwright keeps it for longer. Browsers
 * ask anew then, and so do the requests of tests.
 */
function askAnew(requests: APIRequestContext): void {
  const shared: APIRequestContext = Object.getPrototypeOf(requests)
  const { fetch } = shared
  shared.fetch = function <T>(...[address, options]: Parameters<typeof fetch<T>>) {
    return fetch.call<APIRequestContext, Parameters<typeof fetch<T>>, ReturnType<typeof fetch<T>>>(this, address, {
      maxRetries: 1,
      ...options,
    })
  }
}

/** Every test's starting point: counts page loads, in the test's own context and in each that it opens. */
export const test = base.extend<Visitor & { readonly countPageLoads: undefined }, { readonly pageLoads: PageLoads }>({
  savesData: [true, { option: true }],
  pageLoads: [
    async ({ browser, playwright }, use) => {
      const requests = await playwright.request.newContext()
      askAnew(requests)
      await requests.dispose()
      const loads: PageLoads = { count: 0, savesData: true }
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options?: BrowserContextOptions) => {
        const context = await newContext(options)
        countLoadsOf(context, loads)
        if (loads.savesData) await saveData(context)
        return context
      }
      browser.newPage = async (options?: BrowserContextOptions) => {
        const context = await browser.newContext(options)
        const page = await context.newPage()
        page.once('close', () => context.close())
        return page
      }
      await use(loads)
    },
    { scope: 'worker' },
  ],
  countPageLoads: [
    async ({ context, pageLoads, savesData }, use, info) => {
      const before = pageLoads.count
      pageLoads.savesData = savesData
      if (savesData) await saveData(context)
      // A context that is kept from the test before is opened by Playwright, past `newContext`.
      const isKept = info.project.use.reuseContext === true
      if (isKept) countLoadsOf(context, pageLoads)
      await use(undefined)
      if (info.status !== info.expectedStatus) await tellPages(context)
      await releaseClocks(context)
      // A faked answer that is still under way at the end of a test would fail the next one, in the same context.
      await Promise.all([context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
      if (isKept) {
        // Playwright empties a context that it keeps, but leaves it without a network.
        await context.setOffline(false)
      }
      info.annotations.push({ type: PAGE_LOADS, description: String(pageLoads.count - before) })
    },
    { auto: true },
  ],
})
