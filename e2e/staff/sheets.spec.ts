import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const preview = (page: Page) => page.getByRole('dialog')

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, 'canboyte@example.vn')
  await page.goto(path)
  await untilAlive(page)
}

async function savedPdf(page: Page): Promise<{ readonly name: string; readonly pages: number | undefined }> {
  const button = preview(page).getByRole('button', { name: 'Tải PDF' })
  await expect(button).toBeEnabled()
  const download = page.waitForEvent('download')
  await button.click()
  const file: Download = await download
  const pdf = readFileSync(await file.path(), 'latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  return { name: file.suggestedFilename(), pages: pdf.match(/\/Type \/Page\b/g)?.length }
}

test('a growth sheet: typed, refused at its field, judged here, one page with its charts, and nothing is sent', async ({
  page,
}) => {
  await open(page, paths.growthSheet)
  const visit = (number: number) => page.getByRole('group', { name: `Lần cân đo ${number}` })
  const fill = async (number: number, [date, weight, height]: readonly [string, string, string]) => {
    await visit(number).getByRole('textbox', { name: 'Ngày cân đo' }).fill(date)
    await visit(number).getByRole('textbox', { name: 'Cân nặng' }).fill(weight)
    await visit(number).getByRole('textbox', { name: 'Chiều dài hoặc chiều cao' }).fill(height)
  }
  await page.getByLabel('Trai', { exact: true }).check()
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url() + (request.postData() ?? ''))
  })
  await page.getByRole('textbox', { name: 'Mã hoặc tên trẻ' }).fill('BN-2026-17')
  await page.getByRole('textbox', { name: 'Ngày sinh' }).fill('10/05/2024')
  await fill(1, ['10/11/2024', '74', '9'])
  await page.getByRole('button', { name: 'Thêm lần cân đo' }).click()
  await fill(2, ['10/05/2025', '6,5', '72'])
  await page.getByRole('button', { name: 'Lập phiếu' }).click()
  await expect(visit(1)).toContainText('nhập lẫn vào nhau')
  await fill(1, ['10/11/2024', '7,4', '66'])
  await page.getByRole('button', { name: 'Lập phiếu' }).click()

  const result = page.getByRole('region', { name: 'Đánh giá' })
  await expect(result.getByRole('listitem')).toHaveCount(2)
  await expect(result.getByRole('listitem').last()).toContainText('10/05/2025: Cần đưa bé đi khám ngay')
  await result.getByRole('button', { name: 'Xem và in phiếu' }).click()
  const charts = preview(page).getByRole('img', { name: /^Biểu đồ/ })
  await expect(charts).toHaveCount(3)
  // A drawing that the browser can't read has no width.
  for (const chart of await charts.all()) {
    await expect.poll(() => chart.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(decodeURIComponent((await chart.getAttribute('src')) ?? '').match(/<circle /g)).toHaveLength(2)
  }
  await expect(preview(page).getByRole('table')).toContainText('6,5')
  expect(await savedPdf(page)).toEqual({ name: 'phieu-tang-truong.pdf', pages: 1 })
  expect(asked.filter((request) => /BN-2026-17|2024-05-10|HealthCheck/.test(request))).toEqual([])

  await page.emulateMedia({ media: 'print' })
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('a hand-out: a dish found while it is typed, for a stage, with the notes of staff and what to watch out for', async ({
  page,
}) => {
  await open(page, paths.handOut)
  await page.getByLabel('Dành cho').selectOption({ label: 'Bé 12–17 tháng' })
  await page.getByRole('button', { name: 'Lập tờ hướng dẫn' }).click()
  await expect(page.getByText('Bạn chọn một món hoặc một thực đơn nhé.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Tìm món ăn hoặc thực đơn' }).fill('chao ca')
  const found = page.getByRole('region', { name: 'Món ăn' }).getByRole('button')
  await expect(found.first()).toContainText(/cháo.*cá/i)
  const title = (await found.first().textContent()) ?? ''
  await found.first().click()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.getByRole('textbox', { name: 'Lời dặn của bạn' }).fill('Tái khám sau hai tuần.')
  await page.getByRole('button', { name: 'Lập tờ hướng dẫn' }).click()
  await page.getByRole('button', { name: 'Xem và in' }).click()
  const sheet = preview(page).getByRole('article')
  await expect(sheet.getByRole('heading', { name: title })).toBeVisible()
  for (const words of [
    'Bé 12–17 tháng',
    'Nguyên liệu cho một suất',
    'Có chất dễ gây dị ứng',
    'ăn cháo đặc, cơm nát',
    'Tái khám sau hai tuần.',
  ])
    await expect(sheet).toContainText(words)
  expect(await savedPdf(page)).toMatchObject({ name: expect.stringMatching(/^to-huong-dan-chao-.*\.pdf$/) })
  expect(asked.filter((request) => decodeURIComponent(request).includes('Tái khám'))).toEqual([])
})

test('visitors who are not staff meet the gate in place of each tool', async ({ page }) => {
  for (const path of [paths.growthSheet, paths.gainSheet, paths.handOut, paths.needsTables]) {
    await page.goto(path)
    await expect(page.getByText('Trang này dành cho cán bộ y tế')).toBeVisible()
    await expect(page.getByRole('button', { name: /Lập/ })).toHaveCount(0)
  }
})
