import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** What a page inside an app did that such browsers drop or hand on. */
    inApp?: { readonly downloads: string[]; readonly shared: string[]; prints: number }
  }
}

export const ZALO =
  'Mozilla/5.0 (Linux; Android 14; SM-A146P; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Zalo android/24 ZaloTheme/light ZaloLanguage/vi'

/**
 * Makes the pages of a context those of Zalo's own browser: no printing, no downloads, no service worker, no popups, no clipboard.
 * With `shares` it has a share sheet, which takes files that are no JSON, as Chromium's does.
 */
export async function insideZalo(context: BrowserContext, { shares }: { readonly shares: boolean }): Promise<void> {
  await context.addInitScript((hasSheet) => {
    const record = { downloads: [] as string[], shared: [] as string[], prints: 0 }
    window.inApp = record
    window.print = () => {
      record.prints += 1
    }
    window.open = () => null
    const lacks = { serviceWorker: undefined, clipboard: undefined, share: undefined, canShare: undefined }
    for (const [name, value] of Object.entries(lacks))
      Object.defineProperty(navigator, name, { value, configurable: true })
    document.execCommand = () => false
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (this.download !== '') record.downloads.push(this.download)
      else click.call(this)
    }
    if (!hasSheet) return
    const canShare = ({ files = [] }: ShareData = {}) => files.every(({ type }) => type !== 'application/json')
    const share = async ({ files, url }: ShareData = {}) => {
      if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError')
      record.shared.push(...(files?.map(({ name }) => name) ?? [url ?? '']))
    }
    Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true })
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  }, shares)
}

export const ways = (page: Page): Locator => page.getByRole('dialog', { name: 'Lưu tệp' })
export const pageWays = (page: Page): Locator => page.getByRole('dialog', { name: 'In trang này' })

/** The file is not said to be in the downloads, nothing was handed to the browser, and the ways to keep it are on screen. */
export async function expectOffered(page: Page, name: RegExp): Promise<void> {
  const dialog = ways(page)
  await expect(dialog).toContainText('Zalo không tải được tệp về máy')
  await expect(dialog).toContainText(name)
  await expect(dialog).toContainText('Mở bằng trình duyệt')
  await expect(dialog.getByRole('textbox', { name: 'Liên kết của trang' })).toHaveValue(page.url())
  await expect(page.getByText(/mục tải về|Đã tải (tệp )?về|trình duyệt đang tải/i)).toHaveCount(0)
  expect(await page.evaluate(() => window.inApp?.downloads)).toEqual([])
}

/** The page says that it was not printed, and how to print it. */
export async function expectPrintOffered(page: Page): Promise<void> {
  const dialog = pageWays(page)
  await expect(dialog).toContainText('Zalo không in được')
  await expect(dialog.getByRole('link', { name: 'Mở bằng trình duyệt' })).toHaveAttribute(
    'href',
    /^intent:\/\/.+#Intent;/,
  )
  await expect(dialog).toContainText('chọn “Mở bằng trình duyệt”')
  expect(await page.evaluate(() => window.inApp?.prints)).toBeGreaterThan(0)
}

export async function close(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Đóng' }).click()
  await expect(dialog).toHaveCount(0)
}
