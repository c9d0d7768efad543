import { watchErrors } from './support/console-errors'
import { expect, test } from './support/test'

/** One page of the shell and of every section, by direct address, in the browser that people have. */
const PAGES = [
  '/',
  '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong',
  '/theo-doi-suc-khoe-cua-be',
  '/so-tay-cua-me',
  '/dang-nhap',
  '/dang-ki-lop-hoc',
  '/danh-cho-can-bo-y-te',
]

// What is fetched ahead comes too.
test.use({ savesData: false })

for (const path of PAGES) {
  test(`${path} answers, comes alive and logs no error`, { tag: '@full-browser' }, async ({ page }) => {
    const errors = watchErrors(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('html[data-alive]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(errors).toEqual([])
  })
}
