import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { untilAlive } from '../support/navigate'
import { expect, test } from '../support/test'

const kind = (page: Page) => page.getByLabel('Thêm người ăn')
const add = (page: Page) => page.getByRole('button', { name: 'Thêm người này' }).click()

/** A birthday so many days ago, as it is typed. */
const bornBefore = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date(Date.now() - days * 86_400_000))

async function addChild(page: Page, days: number, name: string): Promise<void> {
  await kind(page).selectOption('child')
  await page.getByLabel('Ngày sinh của bé').fill(bornBefore(days))
  await page.getByLabel('Tên gọi').fill(name)
  await add(page)
}

test('one pot for a mother, grandmother and two children: stopped, searched, read, kept', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.buildMenu)
  await untilAlive(page)
  await page.getByRole('link', { name: 'Nấu một nồi cho cả nhà' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thực đơn cả nhà')

  await page.getByRole('button', { name: 'Ghép thực đơn' }).click()
  await expect(page.getByRole('alert').getByText('Bạn thêm ít nhất một người')).toBeVisible()
  await page.getByLabel('Tuần thai').selectOption('20')
  await add(page)
  await kind(page).selectOption('adult')
  await page.getByLabel('Tên gọi').fill('Bà ngoại')
  await add(page)
  await addChild(page, 100, 'Út')
  await expect(page.getByText('Bé dưới 6 tháng chưa cần thực đơn')).toBeVisible()
  await expect(page.getByLabel('Tên gọi')).toHaveValue('Út')
  await addChild(page, 1_150, 'Na')
  await addChild(page, 430, 'Bi')
  await page.getByText('Na dị ứng, cần tránh gì?').click()
  await page.getByLabel('trứng').locator('visible=true').check()
  await page.getByLabel('Nấu cho mấy ngày').selectOption('3')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/BuildMenu/BuildFamilyMenu')) sent.push(request.postData() ?? '')
  })
  await page.getByRole('button', { name: 'Ghép thực đơn' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Dừng', exact: true }).click()
  await expect(page.getByText('Đã dừng')).toBeVisible()

  await page.getByRole('button', { name: 'Ghép thực đơn' }).click()
  const lunch = page.getByRole('region', { name: 'Bữa trưa' })
  await expect(lunch).toBeVisible()
  await expect(lunch.getByRole('list', { name: /^Phần của từng người: / })).toHaveCount(5)
  await expect(lunch).toContainText('Bà ngoại')
  await expect(lunch).toContainText('thành cơm nát')
  await expect(page.getByRole('heading', { name: 'Từng người đã đủ chưa?' })).toBeVisible()
  expect(sent.length).toBeGreaterThan(1)
  expect(sent.filter((body) => /Bà ngoại|Na|Bi/.test(body))).toEqual([])

  await test.step('on paper each line says who eats it, and how the children’s part is set aside', async () => {
    await page.getByRole('button', { name: 'In, lưu PDF' }).click()
    const preview = page.getByRole('dialog', { name: 'In hoặc lưu PDF' })
    await preview.getByLabel('Danh sách đi chợ').uncheck()
    const save = preview.getByRole('button', { name: 'Tải PDF' })
    await expect(save).toBeEnabled()
    const week = preview.locator('article', { hasText: 'Bữa sáng' })
    const lines = await week
      .locator('td p')
      .evaluateAll((paragraphs) => paragraphs.map((each) => each.querySelector('b')?.textContent ?? ''))
    expect(lines.length).toBeGreaterThan(18)
    const names = ['Cả nhà', 'Mẹ bầu tuần 20', 'Bà ngoại', 'Na', 'Bi']
    expect(lines.filter((lead) => !names.some((name) => lead.startsWith(name) && lead.endsWith(': ')))).toEqual([])
    await expect(preview).toContainText('để riêng phần bé rồi mới nêm cho cả nhà')
    const download = page.waitForEvent('download')
    await save.click()
    expect((await download).suggestedFilename()).toBe('thuc-don-ca-nha.pdf')
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)
  })

  await page.getByRole('button', { name: 'Thứ tư' }).click()
  const dish = await lunch.getByRole('link').nth(1).textContent()
  await page.reload()
  await page.getByRole('button', { name: 'Thứ tư' }).click()
  await expect(lunch).toContainText(dish ?? '')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})
