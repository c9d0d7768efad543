import { watchErrors } from '../support/console-errors'
import { followLink, untilAlive } from '../support/navigate'
import { renderedPages, sectionPages } from '../support/sections'
import { expect, test } from '../support/test'

// What is fetched ahead comes too.
test.use({ savesData: false })

test('a page of every section opens by its address, hydrates the same nodes and reports no error', async ({ page }) => {
  const errors = watchErrors(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { firstHeading: document.querySelector('main h1') })
    })
  })
  for (const section of renderedPages) {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'xhr' || request.resourceType() === 'fetch') calls.push(request.url())
    })
    const response = await page.goto(section.path)
    expect(response?.status(), section.path).toBe(200)
    await untilAlive(page)
    await page.waitForLoadState('networkidle')
    const same = await page.evaluate(
      () => (window as { firstHeading?: Element }).firstHeading === document.querySelector('main h1'),
    )
    expect(same, `${section.path} keeps its heading's node`).toBe(true)
    expect(
      calls.filter((url) => url.includes('/api/')),
      `${section.path} fetches nothing again`,
    ).toEqual([])
    page.removeAllListeners('request')
  }
  expect(errors).toEqual([])
})

test('going through all sections by links swaps them with title, focus and announcement, in a wide window too', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await page.goto('/')
  await untilAlive(page)

  async function walk(): Promise<void> {
    const titles: string[] = []
    for (const section of sectionPages) {
      await followLink(page, section.path)
      const heading = page.locator(`#outlet [data-unit="${section.unit}"] h1`)
      await expect(heading).toBeVisible()
      await expect(heading).toBeFocused()
      await expect(page.locator('#outlet > [data-unit]')).toHaveCount(1)
      const title = (await page.title()).replace(/ \| .*$/, '')
      expect(titles).not.toContain(title)
      titles.push(title)
      await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached()
    }
  }

  await walk()
  await page.setViewportSize({ width: 1_280, height: 720 })
  await walk()
  expect(errors).toEqual([])
})

test('back and forward return to the pages and to where they were scrolled; an address that nobody owns leaves for the document host, which says 404', async ({
  page,
}) => {
  await page.goto('/so-tay-cua-me')
  await untilAlive(page)
  await page.evaluate(() => window.scrollTo(0, 400))
  await followLink(page, '/gioi-thieu/hoi-va-dap')
  await expect(page.locator('#outlet h1')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  const [response] = await Promise.all([
    page.waitForResponse((candidate) => candidate.url().endsWith('/khong-co-trang-nay')),
    page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/khong-co-trang-nay'
      document.body.append(link)
      link.click()
    }),
  ])
  expect(response.status()).toBe(404)
  await expect(page.getByText('This page could not be found')).toBeVisible()
})
