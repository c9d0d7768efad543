import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { enter, newAccount } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'
import { mailedSubjects } from '../support/site/outbox'
import { expect, test } from '../support/test'

const main = (page: Page) => page.locator('main')
const DAY_MS = 86_400_000

test('an editor makes a class of one seat; the waiting list moves up with a mail, and all hear that it is cancelled', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const title = `Lớp thử ${Date.now()}`
  await signIn(page, 'quantri@example.vn')
  await page.goto('/bien-tap/lop-hoc')
  await untilAlive(page)
  await main(page).getByRole('link', { name: 'Tạo lớp mới' }).click()
  const save = main(page).getByRole('button', { name: 'Lưu lớp' })
  await save.click()
  await expect(main(page).getByText('Bạn nhập tên lớp nhé.').first()).toBeVisible()
  const day = new Date(Date.now() + 40 * DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10)
  await main(page).getByLabel('Tên lớp').fill(title)
  await main(page).getByLabel('Ngày học', { exact: false }).first().fill(day.split('-').reverse().join('/'))
  await main(page).getByLabel('Bắt đầu').fill('8h30')
  await main(page).getByLabel('Địa điểm').fill('Bếp thử')
  await main(page).getByLabel('Số chỗ').fill('1')
  await main(page).getByLabel('Nội dung').fill('## Bạn sẽ làm gì\n\n- Nấu **cháo**')
  await main(page).getByRole('button', { name: 'Xem thử nội dung' }).click()
  await expect(main(page).locator('strong', { hasText: 'cháo' })).toBeVisible()
  await expectAccessible(page, 'main')
  await save.click()
  await main(page).getByRole('link', { name: title }).click()
  await expect(main(page).getByText('Chưa ai đăng ký.')).toBeVisible()
  const editorAddress = new URL(page.url()).pathname
  const classId = Number(editorAddress.split('/').at(-1))

  // A visitor finds it at once, and takes it into her calendar.
  await context.clearCookies()
  const her = await newAccount(request)
  const second = await newAccount(request)
  await enter(context, her, baseURL)
  await page.goto(`/dang-ki-lop-hoc?thang=${day.slice(0, 7)}`)
  await untilAlive(page)
  await main(page).getByRole('link', { name: title }).click()
  await main(page).getByRole('button', { name: 'Đăng ký lớp này' }).click()
  await expect(main(page).getByText('Bạn đã có chỗ trong lớp')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await main(page).getByRole('link', { name: 'Thêm vào lịch' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`lop-hoc-${classId}.ics`)
  const file = (await readFile(await download.path(), 'utf8')).replace(/\r\n /g, '')
  expect(file).toContain(`DTSTART;TZID=Asia/Ho_Chi_Minh:${day.replace(/-/g, '')}T083000`)
  expect(file).toContain(`SUMMARY:${title}`)
  expect(file).toContain('SEQUENCE:0')

  await second.post('CookingClass/Register', { classId })
  await page.context().clearCookies()
  await enter(context, second, baseURL)
  await page.goto('/trang-ca-nhan-cua-ban/lop-hoc-va-khao-sat')
  await untilAlive(page)
  await expect(main(page).getByText('Đứng thứ 1 trong danh sách chờ')).toBeVisible()
  await her.post('CookingClass/CancelRegistration', { classId })
  await expect.poll(() => mailedSubjects(second.email)).toContainEqual(expect.stringContaining('Bạn đã có chỗ'))

  await context.clearCookies()
  await page.goto(editorAddress)
  await expect(main(page).getByText('Dành cho người biên tập').first()).toBeVisible()
  await signIn(page, 'quantri@example.vn')
  await page.goto(editorAddress)
  await untilAlive(page)
  await expect(main(page).getByRole('row', { name: /Có chỗ/ })).toHaveCount(1)
  await main(page).getByRole('button', { name: 'Hủy lớp' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hủy lớp' }).click()
  await expect(main(page).getByText('Lớp này đã bị hủy nên không sửa được nữa.')).toBeVisible()
  await expect.poll(() => mailedSubjects(second.email)).toContainEqual(expect.stringContaining('đã bị hủy'))
  const cancelled = await (await request.get(`/api/calendar/lop-hoc-${classId}.ics`)).text()
  expect(cancelled).toContain('STATUS:CANCELLED')
})
