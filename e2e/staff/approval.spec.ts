import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { deskPaths, paths } from 'shared-contracts/paths'
import { expectAccessibleMain } from '../support/accessible'
import { tokenOf } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { withoutPrompts } from '../support/prompts'
import { choose } from '../support/selects'
import { sendLogin, signIn } from '../support/sign-in'
import { linkSentTo, mailedSubjects } from '../support/site/outbox'
import { expect, test } from '../support/test'
import { expectFitsWideWindow } from '../support/wide-window'

const PASSWORD = 'Mot-cau-ngan-de-nho'
const unique = String(Date.now()).slice(-7)
const NAME = `Vũ Thị Duyệt ${unique}`

const main = (page: Page) => page.locator('main')
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

/** Registers by the form, opens the mail's link and logs in. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${paths.register}?vai-tro=can-bo-y-te`)
  await untilAlive(page)
  await field(page, 'Email hoặc số điện thoại').fill(email)
  await field(page, 'Họ và tên').fill(NAME)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Nhập lại mật khẩu', { exact: true }).fill(PASSWORD)
  await choose(page, 'Nhóm cơ quan', 'Bệnh viện')
  await choose(page, 'Cơ quan công tác', 'tu du')
  await choose(page, 'Khoa, phòng', 'Khoa, ban khác')
  await field(page, 'Tên khoa, phòng').fill('Khoa Dinh dưỡng tiết chế')
  await choose(page, 'Chức danh, vị trí', 'Khác')
  await field(page, 'Chức danh của bạn').fill('Cố vấn')
  await page.getByRole('checkbox', { name: 'Thông tin tài khoản.' }).check()
  await main(page).getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await expect(page.getByText('Mời bạn mở hộp thư')).toBeVisible()
  // As a mail program opens it: in a tab of its own
  const tab = await page.context().newPage()
  await tab.goto(await linkSentTo(email))
  await expect(main(tab).getByText('Đã xác thực xong')).toBeVisible()
  await tab.close()
  await page.goto(`${paths.login}?returnTo=${encodeURIComponent(paths.staffFiles)}`)
  await untilAlive(page)
  await sendLogin(page, email, PASSWORD)
  await page.waitForURL((url) => url.pathname === paths.staffFiles)
}

/** The desk of an administrator in a browser of its own, with the applicant in sight. */
async function openDesk(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'vi-VN' })).newPage()
  await signIn(page, 'quantri@example.vn')
  await page.goto(deskPaths.applicants)
  await main(page).getByRole('searchbox', { name: 'Tên, email' }).fill(`duyet ${unique}`)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([NAME])
  return page
}

test('who registered waits, is let in, downloads a file, and loses all of it the moment the approval is taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `duyet-${unique}@example.vn`
  await withoutPrompts(page.context())
  await register(page, email)
  await expect(main(page).getByText('Tài khoản của bạn đang chờ duyệt')).toBeVisible()
  await expect(main(page).getByRole('button', { name: /Tải về/ })).toHaveCount(0)
  await expectAccessibleMain(page)

  const desk = await openDesk(browser, baseURL)
  await expect(main(desk).getByText('Khoa Dinh dưỡng tiết chế')).toBeVisible()
  await expectAccessibleMain(desk)
  const approve = main(desk).getByRole('button', { name: `Duyệt: ${NAME}` })
  await expectFitsWideWindow(desk, approve)
  await approve.click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Duyệt', exact: true }).click()
  await expect(desk.getByText(`Đã duyệt ${NAME}.`)).toBeVisible()
  await expect.poll(() => mailedSubjects(email)).toContainEqual(expect.stringContaining('đã được duyệt'))

  await page.reload()
  const title = 'Bảng nhu cầu dinh dưỡng khuyến nghị theo nhóm'
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
  await expectAccessibleMain(page)
  await expectFitsWideWindow(page, main(page).getByRole('button', { name: `Tải về: ${title}` }))
  const linked = page.waitForResponse((answer) => answer.url().includes('/api/Staff/GetFileLink'))
  const downloading = page.waitForEvent('download')
  await main(page)
    .getByRole('button', { name: `Tải về: ${title}` })
    .click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('nhu-cau-khuyen-nghi.csv')
  const shipped = await readFile(new URL('../../content/staff-files/nhu-cau-khuyen-nghi.csv', import.meta.url))
  expect((await readFile(await download.path())).equals(shipped)).toBe(true)
  await expect(main(page).getByText('Đã nhận đủ tệp')).toBeVisible()

  // The link opens for who holds it, by parts too, and stands in no cache of the browser.
  const { url } = (await (await linked).json()).data
  const part = await page.request.get(url, { headers: { range: 'bytes=0-9' } })
  expect([part.status(), (await part.body()).length]).toEqual([206, 10])
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map((request) => new URL(request.url).pathname)
    })
  expect((await kept()).filter((path) => /^\/api\/(?:staff-files|Staff)\//.test(path))).toEqual([])

  await main(desk).getByRole('combobox', { name: 'Trạng thái' }).selectOption('approved')
  await main(desk)
    .getByRole('button', { name: `Rút lại: ${NAME}` })
    .click()
  await main(desk).getByRole('button', { name: 'Rút lại', exact: true }).click()
  await expect(main(desk).getByText('Bạn ghi lý do giúp nhé')).toBeVisible()
  await main(desk).getByRole('textbox', { name: 'Lý do' }).fill('Đã chuyển sang công việc khác')
  await expectAccessibleMain(desk)
  await main(desk).getByRole('button', { name: 'Rút lại', exact: true }).click()
  await expect(desk.getByText(`Đã rút lại quyền của ${NAME}.`)).toBeVisible()

  // The page is still open: the next press is refused, and the gate with the reason takes the page's place.
  const dead = await page.request.get(url)
  expect([dead.status(), (await dead.json()).code]).toEqual([403, 'staff_not_approved'])
  await main(page)
    .getByRole('button', { name: `Tải về: ${title}` })
    .click()
  await expect(main(page).getByText('Quyền đọc mục này đã được rút lại')).toBeVisible()
  await expect(main(page).getByText('Lý do: Đã chuyển sang công việc khác')).toBeVisible()
  await expect(main(page).getByText(title)).toHaveCount(0)
  const authorization = `Bearer ${await tokenOf(page.request, email, PASSWORD)}`
  const list = await page.request.get('/api/Staff/GetFiles', { headers: { authorization } })
  expect([list.status(), (await list.json()).code]).toEqual([403, 'staff_not_approved'])

  await main(desk).getByRole('combobox', { name: 'Trạng thái' }).selectOption('revoked')
  await main(desk)
    .getByRole('button', { name: `Ai đã sửa gì: ${NAME}` })
    .click()
  await expect(
    main(desk).getByRole('listitem').filter({ hasText: 'Đã chuyển sang công việc khác' }).last(),
  ).toBeVisible()
  await expect(
    main(desk)
      .getByRole('listitem')
      .filter({ hasText: /Quản trị.*Duyệt/ })
      .last(),
  ).toBeVisible()

  // She asks again, and is let in again.
  await main(page).getByRole('button', { name: 'Gửi để xem lại' }).click()
  await expect(main(page).getByText('Bạn ghi giúp điều đã thay đổi').first()).toBeVisible()
  await field(page, 'Điều đã thay đổi').fill('Đã quay lại khoa Dinh dưỡng')
  await expectAccessibleMain(page)
  await main(page).getByRole('button', { name: 'Gửi để xem lại' }).click()
  await expect(main(page).getByText('Bạn đã xin xem lại lúc')).toBeVisible()
  await main(desk).getByRole('combobox', { name: 'Trạng thái' }).selectOption('waiting')
  await expect(main(desk).getByText(/^Xin xem lại lúc .*: Đã quay lại khoa Dinh dưỡng$/)).toBeVisible()
  await approve.click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Duyệt', exact: true }).click()
  await expect(desk.getByText(`Đã duyệt ${NAME}.`).last()).toBeVisible()
  await page.reload()
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
  await desk.context().close()
})
