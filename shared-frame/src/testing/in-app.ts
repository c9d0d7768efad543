/** What a browser inside an app lacks or has beside its name. */
export interface InAppParts {
  readonly userAgent?: string
  readonly share?: (data: ShareData) => Promise<void>
  readonly canShare?: (data: ShareData) => boolean
}

const ZALO = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Zalo android/24'

/**
 * Makes the page's browser one inside an app, by default Zalo's on Android: it has no downloads, no printing and no clipboard. What it
 * is handed as a download is counted, and dropped. Returns the count and what ends it.
 */
export function insideApp({ userAgent = ZALO, ...parts }: InAppParts = {}) {
  const given: Readonly<Record<string, unknown>> = { clipboard: undefined, ...parts, userAgent }
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(navigator, name, { value, configurable: true })
  const { click } = HTMLAnchorElement.prototype
  const { print } = window
  let downloads = 0
  HTMLAnchorElement.prototype.click = () => {
    downloads += 1
  }
  Object.assign(window, { print: undefined })
  return {
    downloads: () => downloads,
    leave() {
      for (const name of Object.keys(given)) Reflect.deleteProperty(navigator, name)
      HTMLAnchorElement.prototype.click = click
      Object.assign(window, { print })
    },
  }
}
