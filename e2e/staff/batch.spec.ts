import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { watchErrors } from '../support/console-errors'
import { untilAlive } from '../support/navigate'
import { DEMO_PASSWORD, sendLogin, signIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import { expectFitsWideWindow } from '../support/wide-window'

const STAFF = 'canboyte@example.vn'

/** Two good rows, two broken ones, a blank one; the heading of the weight is nobody's. */
const SMALL = [
  'Mã;Họ tên;Giới tính;Ngày sinh;Ngày cân;Kết quả 1;Chiều cao;Xã',
  'A1;=HYPERLINK("x");Nam;01/06/2024;01/06/2026;12,1;86,5;Xã Một',
  'A2;Bé thử Hai;Nữ;15/01/2026;01/06/2026;6,4;62,8;Xã Một',
  'A3;Bé thử Ba;Nữ;02/07/2026;01/06/2026;6,4;62,8;Xã Hai',
  '',
  'A4;Bé thử Bốn;không rõ;31/02/2025;01/06/2026;9,9;75,0;Xã Hai',
].join('\r\n')

/** Titles above the headings, a sex of 0 and 1, and days that could all be months. */
const UNCLEAR = [
  'TRẠM Y TẾ XÃ THỬ NGHIỆM;;;;;',
  'DANH SÁCH TRẺ CÂN ĐO;;;;;',
  '',
  'Mã;male;Ngày sinh;Ngày cân;Cân nặng;Chiều cao',
  'B1;1;06/02/2024;04/05/2026;11,5;83,0',
  'B2;0;11/03/2024;04/05/2026;12,5;84,0',
  'B3;0;09/05/2024;04/05/2026;10,5;83,0',
  'Tổng cộng;;;;34,5;',
].join('\r\n')

/** Whole years that look like months. */
const YEARS = ['Giới;Tuổi;Cân nặng;Chiều cao', 'nam;2;12,2;87,1', 'nữ;3;13,9;95,1', 'nam;4;16,3;103,3'].join('\r\n')

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

const count = (page: Page, title: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(title, { exact: true }) })
    .locator('dd')

test('staff assess a file: log in, match a column, run, read, save, print, and nothing is left', async ({ page }) => {
  const errors = watchErrors(page)
  const sent: string[] = []
  await page.goto(paths.batchAssessment)
  await untilAlive(page)
  await expect(page).toHaveTitle(/Đánh giá tăng trưởng hàng loạt/)
  await expect(page.locator('input[type=file]')).toHaveCount(0)

  await test.step('logs in from the gate and comes back', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /Đăng nhập/ })
      .first()
      .click()
    await sendLogin(page, STAFF, DEMO_PASSWORD)
    await page.waitForURL((url) => url.pathname === paths.batchAssessment)
    await page.goto(paths.staff)
    await untilAlive(page)
    await page.getByRole('main').getByRole('link', { name: 'Đánh giá tăng trưởng hàng loạt' }).click()
    await expect(page.getByText('Dữ liệu không rời khỏi máy này.', { exact: false }).first()).toBeVisible()
  })

  await test.step('matches by hand the column that was not known', async () => {
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
    })
    await choose(page, 'dot-1.csv', SMALL)
    await expect(page.getByRole('heading', { name: 'Khớp cột' })).toBeVisible()
    await expect(page.getByLabel('Cân nặng (kg)')).toHaveValue('')
    await expect(page.getByLabel('Ngày sinh', { exact: true })).toHaveValue('3')
    await page.getByLabel('Cân nặng (kg)').selectOption({ label: 'F: Kết quả 1' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Đánh giá', exact: true }).click()
  })

  await test.step('every row is told: assessed, refused by its line, blank', async () => {
    await expect(count(page, 'Dòng trong tệp')).toHaveText('5')
    await expect(count(page, 'Đã đánh giá')).toHaveText('2')
    await expect(count(page, 'Có lỗi')).toHaveText('2')
    await expect(count(page, 'Dòng trống')).toHaveText('1')
    const rows = page.getByRole('region', { name: 'Kết quả từng dòng' })
    await expect(rows).toContainText('Dòng 4: Ngày sinh sau ngày cân đo.')
    await expect(rows).toContainText('Dòng 6: Giới tính “không rõ” không rõ là nam hay nữ.')
    await expect(rows).toContainText('Dòng 6: Ngày sinh “31/02/2025” không có trong lịch')
    await page.getByLabel('Hiển thị').selectOption({ label: 'Có lỗi' })
    await expect(rows.locator('tbody tr')).toHaveCount(2)
    await expectAccessible(page)
    await expectFitsWideWindow(page, page.getByRole('button', { name: 'Lưu CSV' }))
  })

  await test.step('the saved file has a line for each row and no formula', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Lưu CSV' }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    expect(text.startsWith('\uFEFFDòng;Mã;')).toBe(true)
    expect(text.trim().split('\r\n')).toHaveLength(5)
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).toContain('4;A3;')
  })

  await test.step('tables, charts and the report', async () => {
    await page.getByRole('button', { name: 'Xem biểu đồ' }).click()
    await expect(page.getByRole('group', { name: /^Phân bố z-score/ })).toBeVisible()
    await page.getByRole('button', { name: 'In báo cáo, lưu PDF' }).click()
    const preview = page.getByRole('dialog', { name: 'In báo cáo' })
    await expect(preview).toContainText(
      'Dòng trong tệp: 5. Đã đánh giá: 2; có lỗi, không đánh giá: 2; dòng trống, dòng không phải của trẻ: 1.',
    )
    await expect(preview).toContainText('Cân nặng theo chiều dài, chiều cao (WHZ)')
    const pdf = page.waitForEvent('download')
    await preview.getByRole('button', { name: /PDF/ }).click()
    expect((await pdf).suggestedFilename()).toBe('bao-cao-tang-truong.pdf')
    await page.keyboard.press('Escape')
  })

  await test.step('what the file leaves open is asked, and nobody is judged before it is chosen', async () => {
    await page.getByRole('button', { name: 'Chọn tệp khác' }).click()
    await choose(page, 'dot-2.csv', UNCLEAR)
    await expect(page.getByText('Theo tên cột, mã 1 thường là nam.', { exact: false })).toBeVisible()
    const start = page.getByRole('button', { name: 'Đánh giá', exact: true })
    await start.click()
    await expect(page.getByText('Hãy chọn mỗi mã giới tính là nam hay nữ.')).toBeVisible()
    await expect(page.getByText('Hãy chọn dạng ngày của cột ngày sinh.')).toBeVisible()
    await expect(page.getByLabel('Mã “0” (2 dòng)')).toBeFocused()
    await page.getByLabel('Mã “0” (2 dòng)').selectOption({ label: 'Nữ' })
    await page.getByLabel('Mã “1” (1 dòng)').selectOption({ label: 'Nam' })
    await page.getByLabel('Ngày sinh: dạng ngày').selectOption({ label: 'ngày/tháng/năm' })
    await page.getByLabel('Ngày cân đo: dạng ngày').selectOption({ label: 'ngày/tháng/năm' })
    await expectAccessible(page)
    await start.click()
    await expect(count(page, 'Đã đánh giá')).toHaveText('3')
    await expect(count(page, 'Dòng không phải của trẻ')).toHaveText('1')
    await expect(page.getByRole('region', { name: 'Kết quả từng dòng' })).toContainText('26,9')
  })

  await test.step('absurd results are held with their likely cause', async () => {
    await page.getByRole('button', { name: 'Chọn tệp khác' }).click()
    await choose(page, 'dot-3.csv', YEARS)
    await page.getByLabel('Đơn vị tuổi').selectOption({ label: 'Tháng' })
    await page.getByRole('button', { name: 'Đánh giá', exact: true }).click()
    await expect(page.getByText('Có lẽ: tuổi ghi theo năm.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Đánh giá theo cách đó' }).click()
    await expect(count(page, 'Đã đánh giá')).toHaveText('3')
    await expect(count(page, 'Có z-score bất thường')).toHaveText('0')
    await expect(page.getByRole('region', { name: 'Kết quả từng dòng' })).toContainText('Tuổi chỉ ghi tròn năm')
  })

  await test.step('leaving the page forgets it all', async () => {
    expect(page.workers()).toHaveLength(1)
    await page.goto(paths.staff)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Chọn dữ liệu' })).toBeVisible()
    expect(page.workers()).toHaveLength(0)
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }))
    expect(kept).not.toContain('Bé thử')
    expect(sent.filter((request) => /Bé thử|A1|dot-1/.test(request))).toEqual([])
  })
  expect(errors).toEqual([])
})

test('others are told what the page is and get no tool', async ({ page }) => {
  await signIn(page, 'mebau@example.vn')
  await page.goto(paths.batchAssessment)
  await expect(page.getByText('Trang này dành cho cán bộ y tế')).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
})
