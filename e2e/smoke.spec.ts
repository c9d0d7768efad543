import { expect, test } from './support/test'

/** One page of the shell and of every section, by direct address. */
const PAGES = [
  '/',
  '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong',
  '/theo-doi-suc-khoe-cua-be',
  '/so-tay-cua-me',
  '/dang-nhap',
  '/dang-ki-lop-hoc',
  '/danh-cho-can-bo-y-te',
]

for (const path of PAGES) {
  test(`${path} answers, comes alive and logs no error`, { tag: '@main' }, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('main h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(errors).toEqual([])
  })
}

test('the text of public pages stands in the document, without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/so-tay-cua-me')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page).toHaveTitle(/Dinh dưỡng mẹ và bé/)
  await context.close()
})

test('an address that nobody owns is a 404 that says so', async ({ page }) => {
  const response = await page.goto('/khong-co-trang-nay')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('This page could not be found')).toBeVisible()
})
