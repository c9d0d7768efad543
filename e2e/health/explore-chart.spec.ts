import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { watchErrors } from '../support/console-errors'
import { untilAlive } from '../support/navigate'
import { expect, test } from '../support/test'

async function explore(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Khám phá biểu đồ' }).click()
  await expect(page.getByRole('button', { name: 'Phóng to' })).toBeVisible()
}

const from = (page: Page) => page.getByRole('slider', { name: /^Từ/ })
const to = (page: Page) => page.getByRole('slider', { name: /^Đến/ })

test('a growth chart is explored: zoom, crosshair, range, pictures', async ({ page }) => {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await explore(page, paths.babyHealth)

  await test.step('zooms by buttons and by keyboard', async () => {
    await expect(to(page)).toHaveValue('1826')
    await page.getByRole('button', { name: 'Phóng to' }).click()
    await expect(from(page)).toHaveAttribute('aria-valuetext', /^14 tháng/)
    await to(page).focus()
    const before = await to(page).inputValue()
    await page.keyboard.press('ArrowLeft')
    await expect(to(page)).not.toHaveValue(before)
  })

  await test.step('the crosshair tells the values of the standard there', async () => {
    const chart = page.locator('svg.MuiChartsSvgLayer-root')
    await chart.scrollIntoViewIfNeeded()
    const box = await chart.boundingBox()
    if (!box) throw new Error('The chart has no place on the page')
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5)
    await expect(page.getByRole('tooltip')).toContainText('+2 SD')
    await expect(page.getByRole('tooltip')).toContainText('tháng')
    await page.mouse.move(0, 0)
  })

  await test.step('a named range shows its stretch', async () => {
    const range = page
      .getByRole('group', { name: 'Khoảng hiển thị' })
      .last()
      .getByRole('button', { name: '0–24 tháng' })
    await range.click()
    await expect(range).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('pictures are saved', async () => {
    for (const [button, name, head] of [
      ['Lưu ảnh PNG', 'tang-truong-length.png', 'PNG'],
      ['Lưu ảnh SVG', 'tang-truong-length.svg', '<svg'],
    ] as const) {
      const download = page.waitForEvent('download')
      const explorer = page.locator('[data-no-print]').filter({ has: page.getByRole('slider', { name: /^Từ/ }) })
      await explorer.getByRole('button', { name: button }).click()
      expect((await download).suggestedFilename()).toBe(name)
      expect(readFileSync(await (await download).path(), 'latin1').slice(0, 8)).toContain(head)
    }
  })

  await test.step('axe finds nothing, and nothing is wider than the phone', async () => {
    await expectAccessible(page, 'main')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
  expect(errors).toEqual([])
})

test('weight gain is explored by trimester, in the dark scheme too', async ({ page }) => {
  const errors = watchErrors(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await explore(page, paths.motherHealth)
  await page.getByRole('button', { name: 'Ba tháng cuối' }).click()
  await expect(from(page)).toHaveValue('28')
  await expect(to(page)).toHaveValue('42')
  expect(errors).toEqual([])
})
