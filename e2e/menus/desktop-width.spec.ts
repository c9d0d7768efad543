import type { Locator } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { untilAlive } from '../support/navigate'
import { expect, test } from '../support/test'

const BANK = `${paths.menuBank}?cho=2`

/** How many of these stand beside one another at most, and which share of the page's width those take. */
async function widestRow(cards: Locator) {
  await expect(cards.first()).toBeVisible()
  return cards.evaluateAll((elements) => {
    const rows: DOMRect[][] = []
    for (const box of elements.map((element) => element.getBoundingClientRect())) {
      const row = rows.find(([first]) => first && Math.abs(first.top - box.top) < 2)
      if (row) row.push(box)
      else rows.push([box])
    }
    const [most = []] = rows.sort((a, b) => b.length - a.length)
    const page = document.querySelector('main h1')?.closest('header')?.parentElement
    const pageWidth = page?.querySelector('header')?.getBoundingClientRect().width ?? 0
    return { count: most.length, share: most.reduce((sum, { width }) => sum + width, 0) / pageWidth }
  })
}

/** Windows, with how many cards stand beside one another at least. */
const WINDOWS = [
  [768, 1024, 2],
  [1600, 900, 3],
  [1280, 800, 3],
] as const

test.describe('on wide windows', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('the bank and the day of a menu fill the width with their cards, meals beside one another', async ({ page }) => {
    await page.goto(BANK)
    await untilAlive(page)
    for (const [width, height, least] of WINDOWS) {
      await test.step(`the bank at ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        const days = await widestRow(page.getByRole('region', { name: /^Thực đơn tuần/ }).getByRole('article'))
        expect(days.count).toBeGreaterThanOrEqual(least)
        expect(days.share).toBeGreaterThan(0.8)
        const found = page.getByRole('region', { name: 'Tìm món trong ngân hàng' }).getByRole('article')
        expect((await widestRow(found)).count).toBeGreaterThanOrEqual(least)
      })
    }
    // At 1280 px the search form is beside its dishes.
    const form = await page.getByRole('search').filter({ hasText: 'Tìm món' }).last().boundingBox()
    const dish = await page
      .getByRole('region', { name: 'Tìm món trong ngân hàng' })
      .getByRole('article')
      .first()
      .boundingBox()
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(dish?.x ?? 0)

    await page.getByRole('link', { name: 'Thứ tư' }).click()
    const day = page.getByRole('region', { name: 'Thứ tư', exact: true })
    for (const [width, height, least] of WINDOWS) {
      await test.step(`the day at ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        const meals = await widestRow(day.getByRole('article'))
        expect(meals.count).toBeGreaterThanOrEqual(least)
        expect(meals.share).toBeGreaterThan(0.8)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
      })
    }
    // At 1280 px morning, noon and evening are beside one another.
    const tops = []
    for (const meal of ['Bữa sáng', 'Bữa trưa', 'Bữa tối'])
      tops.push((await page.getByRole('region', { name: meal, exact: true }).boundingBox())?.y)
    expect(new Set(tops).size).toBe(1)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the first menu is on the first screen, a dish of it one press from the list, an own day two presses away', async ({
    page,
  }) => {
    await page.goto(BANK)
    await untilAlive(page)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const monday = await page.getByRole('link', { name: 'Thứ hai' }).boundingBox()
    expect((monday?.y ?? 9_999) - (heading?.y ?? 0)).toBeLessThan(600)

    await page.getByRole('link', { name: 'Thứ tư' }).click()
    const add = page
      .getByRole('region', { name: 'Bữa trưa', exact: true })
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Danh sách đi chợ: / })
    await add.click()
    await expect(add).toHaveAttribute('aria-pressed', 'true')

    // For whom the bank was.
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Tự tạo thực đơn', exact: true }).click()
    await expect(page).toHaveURL(/tu-tao-thuc-don-dinh-duong\?cho=2$/)
    await page.getByRole('button', { name: 'Gợi ý cả ngày' }).click()
    await expect(page.locator('#tong-ca-ngay')).toContainText('kcal')
  })
})
