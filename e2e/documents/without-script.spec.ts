import { type APIRequestContext, expect, test } from '@playwright/test'
import { paths } from 'shared-contracts/paths'

test.use({ javaScriptEnabled: false })

async function firstLink(request: APIRequestContext, list: string, pattern: RegExp): Promise<string> {
  const path = pattern.exec(await (await request.get(list)).text())?.[1]
  if (!path) throw new Error(`${list} links to nothing like ${pattern}`)
  return path
}

const PAGES = [
  { name: 'home', jsonLd: 'Organization', path: async () => '/' },
  {
    name: 'an article',
    jsonLd: 'Article',
    path: (request: APIRequestContext) =>
      firstLink(
        request,
        '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be',
        /href="(\/so-tay-cua-me\/[a-z-]+\/\d+-[a-z0-9-]+)"/,
      ),
  },
  { name: 'a list', jsonLd: 'BreadcrumbList', path: async () => '/so-tay-cua-me/kho-tang-am-thuc-cua-me' },
  { name: 'an about page', jsonLd: 'BreadcrumbList', path: async () => '/gioi-thieu/ve-chuong-trinh' },
  { name: 'a dish', jsonLd: 'Recipe', path: async () => '/thuc-don-can-bang-dinh-duong/mon-an/1' },
] as const

for (const { name, path, jsonLd } of PAGES) {
  test(`${name} shows its text, title, description, Open Graph and JSON-LD`, async ({ page, request }) => {
    const response = await page.goto(await path(request))
    expect(response?.status()).toBe(200)
    const heading = page.locator('main h1')
    await expect(heading).toBeVisible()
    expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(300)
    expect(await page.title()).toMatch(/\p{L}{3}/u)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\p{L}{3}/u)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /\p{L}{3}/u)
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /^https?:/)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
    const types = structured.flatMap((text) => [JSON.parse(text)].flat()).map((item) => item['@type'])
    expect(types).toContain(jsonLd)
  })
}

test('tools that need scripts say so, and nothing stands wider than the phone', async ({ page }) => {
  for (const path of [paths.familyMenu, paths.buildMenu, paths.cart, paths.sharedList]) {
    await page.goto(path)
    // Text of noscript elements is left out by toContainText.
    await expect(page.locator('main noscript p')).toBeVisible()
    expect(await page.locator('main noscript').textContent()).toContain('cần JavaScript')
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
  }
})
