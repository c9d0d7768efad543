import type { Locator, Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { pairings } from 'shared-contracts/testing'
import { followLink, untilAlive } from '../support/navigate'
import { withoutPrompts } from '../support/prompts'
import { logOut, signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const control = (page: Page) => page.locator('main [data-whom]').getByRole('button')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Bạn xem cho ai?' })
const todayFor = (page: Page, whom: string) =>
  page.getByRole('heading', { name: `Thực đơn hôm nay cho ${whom}`, exact: true })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

test.beforeEach(({ context }) => withoutPrompts(context))

test('said once on the home page, home, bank, needs, self-check and notebook speak to week 20', async ({ page }) => {
  const seen = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible()
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  await open(page, paths.home)
  await tap(control(page))
  // The list opens with a tap, and the week is the one it stands on.
  await sheet(page).getByLabel('Tuần thai').selectOption('20')
  taps += 1
  await tap(sheet(page).getByRole('button', { name: 'Xem cho tuần này' }))
  await expect(todayFor(page, 'tuần 20')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(3)
  await expect(page).toHaveURL(/\?cho=tuan-20$/)

  await page.locator('main').getByRole('link', { name: 'Chọn thực đơn' }).first().tap()
  await expect(page.getByRole('heading', { name: 'Thực đơn tuần: Tuần 20 (mẹ mang thai 3 tháng giữa)' })).toBeVisible()
  // Each of them within the visit or as a document of its own, in turn
  for (const [go, [path, isForWeek20]] of pairings([followLink, open], [
    [paths.nutritionNeeds, () => seen('Nhu cầu mỗi ngày: Mẹ mang thai tuần 20')],
    [paths.nutritionCheck, () => expect(page.getByLabel('Kiểm tra cho ai?')).toHaveValue('tuan-20')],
    [paths.notebook, () => seen('Cho Tuần 20')],
    [paths.home, () => expect(todayFor(page, 'tuần 20')).toBeVisible()],
  ] as const)) {
    await go(page, path)
    await isForWeek20()
  }
  await followLink(page, paths.home)
  await page.reload()
  await expect(todayFor(page, 'tuần 20')).toBeVisible()

  const tab = await page.context().newPage()
  await open(tab, paths.menuBank)
  await expect(tab.getByRole('heading', { name: /^Thực đơn tuần: Tuần 20/ })).toBeVisible()
})

test('a birthday takes its place, wrong ones are told at the field', async ({ page }) => {
  await open(page, paths.home)
  await control(page).tap()
  await sheet(page).getByRole('button', { name: 'Xem cho bé' }).tap()
  await expect(sheet(page).getByText('Bạn nhập ngày sinh của bé nhé.')).toBeVisible()
  const day = new Date(Date.now() - 14.5 * 30.4375 * 86_400_000).toISOString().slice(0, 10)
  await sheet(page).getByLabel('Ngày sinh của bé', { exact: true }).fill(day.split('-').reverse().join('/'))
  await sheet(page).getByRole('button', { name: 'Xem cho bé' }).tap()
  await expect(todayFor(page, 'bé 14 tháng')).toBeVisible()
  await expect(control(page)).toBeFocused()
  await followLink(page, paths.menuBank)
  await expect(page.getByRole('heading', { name: /^Thực đơn tuần: Bé 14 tháng/ })).toBeVisible()
})

test('a shared link speaks to whom it names, and changes nothing on the device', async ({ page }) => {
  await open(page, `${paths.menuBank}?cho=tuan-30`)
  await expect(page.getByRole('heading', { name: /^Thực đơn tuần: Tuần 30/ })).toBeVisible()
  await open(page, `${paths.home}?cho=be-3-thang`)
  await expect(page.getByText('Bé dưới 6 tháng chỉ cần sữa mẹ').first()).toBeVisible()
  await open(page, paths.home)
  await expect(control(page)).toContainText('chưa chọn')
})

test('a mother switches to her child once, and logging out forgets it', async ({ page }) => {
  await signIn(page, 'mebau@example.vn')
  await open(page, paths.home)
  await expect(control(page)).toContainText(/Tuần 2[2-9]/)
  await control(page).tap()
  await sheet(page)
    .getByRole('button', { name: /^Bé Gạo/ })
    .tap()
  await expect(control(page)).toContainText(/Bé 1\d tháng|Bé 1 tuổi/)
  await expect(page.getByRole('heading', { name: /^Lần cân đo tới của Bé Gạo/ })).toBeVisible()
  await followLink(page, paths.nutritionNeeds)
  await expect(page.getByRole('heading', { name: /^Nhu cầu mỗi ngày: Bé 1\d tháng/ })).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL(/dang-nhap/)
  await followLink(page, paths.home)
  await expect(control(page)).toContainText('chưa chọn')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody is chosen by a form that leads to an address', async ({ page }) => {
    await page.goto(paths.home)
    await page.locator('main [data-whom] summary').click()
    await page.getByLabel('Bạn xem cho ai?').selectOption('tuan-20')
    await page.locator('main [data-whom]').getByRole('button', { name: 'Xem' }).click()
    await expect(page).toHaveURL(/\?cho=tuan-20$/)
    await expect(todayFor(page, 'tuần 20')).toBeVisible()
  })
})
