import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGUMENTS } from '../../machine/chromium-arguments'
import { pageScript } from './page-script'

/** Slow 4G as docs/budgets.md states it: 562 ms, 1.47 Mbit/s; and a phone's processor. */
const NETWORK = { offline: false, latency: 562, downloadThroughput: 1_470_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
const PHONE = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'vi-VN',
}

interface LaunchOptions {
  /** Null: Playwright's own. */
  readonly executable: string | null
  readonly spki: string
}

/** A Chromium for one run. It trusts the bench's certificate by its key. */
export function launchBrowser({ executable, spki }: LaunchOptions): Promise<Browser> {
  return chromium.launch({
    ...(executable ? { executablePath: executable } : {}),
    args: [
      ...CHROMIUM_ARGUMENTS,
      `--ignore-certificate-errors-spki-list=${spki}`,
      // Other work of the browser must not spend the throttled line.
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
}

export interface Visitor {
  readonly context: BrowserContext
  newPage(): Promise<{ readonly page: Page; readonly client: CDPSession }>
  close(): Promise<void>
}

interface VisitorOptions {
  /** As a phone on slow 4G; else a phone's window on this machine. */
  readonly throttled: boolean
  readonly serviceWorkers?: 'allow' | 'block'
}

/** A new visitor on a phone: nothing in the cache. The service worker is kept out unless asked for. */
export async function newVisitor(
  browser: Browser,
  { throttled, serviceWorkers = 'block' }: VisitorOptions,
): Promise<Visitor> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers })
  await context.addInitScript({ content: await pageScript() })
  return {
    context,
    async newPage() {
      const page = await context.newPage()
      const client = await context.newCDPSession(page)
      await client.send('Network.enable')
      if (throttled) {
        await client.send('Network.emulateNetworkConditions', NETWORK)
        await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      }
      return { page, client }
    },
    close: () => context.close(),
  }
}
