import type { Page } from '@playwright/test'
import { dishPath, paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { enter, newAccount, PASSWORD } from '../support/accounts'
import { changeLunch, openWednesday } from '../support/menu-builder'
import { untilAlive } from '../support/navigate'
import { expectTold, recordNotices } from '../support/notices'
import { choose } from '../support/selects'
import { sendLogin } from '../support/sign-in'
import { linkSentTo } from '../support/site/outbox'
import { openTab } from '../support/tabs'
import { expect, test } from '../support/test'
import { expectFitsWideWindow } from '../support/wide-window'

const main = (page: Page) => page.locator('main')
const basket = (page: Page) => page.getByRole('banner').locator(`a[href="${paths.cart}"]`).first()
const expectCount = (page: Page, words: string) =>
  expect(basket(page)).toHaveAccessibleName(`Danh sách đi chợ${words === '' ? '' : `, ${words}`}`)
const notices = (page: Page) => page.getByRole('status')

test.beforeEach(({ context }) => recordNotices(context))

test('logged out with a changed dish: registration and the mail’s link in a new tab lead back to it, and the day is on the list', async ({
  page,
  context,
}) => {
  await openWednesday(page)
  const dish = await changeLunch(page)
  await expectFitsWideWindow(page, page.getByRole('button', { name: /^Thêm cả ngày vào danh sách đi chợ/ }))

  await page.getByRole('button', { name: /^Thêm cả ngày vào danh sách đi chợ/ }).click()
  await expect(page.getByText('Đăng nhập để mở khóa ngân hàng 2000 món ăn')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Đã giữ, chờ đăng nhập/ })).toHaveAttribute('aria-pressed', 'true')
  await expectCount(page, '1 mục chờ đăng nhập')
  await page.getByLabel('Cần đăng nhập').getByRole('link', { name: 'Đăng nhập' }).click()
  await main(page).getByRole('link', { name: 'Đăng ký' }).click()

  // The login page has a field of the same name.
  await expect(main(page).getByRole('heading', { level: 1, name: 'Đăng ký' })).toBeVisible()
  const email = `cho-${Date.now()}-${process.pid}@example.vn`
  await page.getByRole('textbox', { name: 'Email hoặc số điện thoại' }).fill(email)
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Trần Thị Chợ')
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Nhập lại mật khẩu', { exact: true }).fill(PASSWORD)
  await page.getByText('Mẹ bầu chưa có con dưới 5 tuổi').click()
  await choose(page, 'Số tuần thai', '20')
  await choose(page, 'Số ngày lẻ', '3')
  await page.getByRole('checkbox', { name: 'Thông tin tài khoản.' }).check()
  await main(page).getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await expect(page).toHaveURL(/\/xac-thuc\?kieu=email/)
  const link = await linkSentTo(email)
  await page.close()

  // The mail opens in a tab that knows nothing of the one that was closed.
  const tab = await context.newPage()
  await tab.goto(link)
  await main(tab).getByRole('link', { name: 'Đăng nhập' }).click()
  await sendLogin(tab, email, PASSWORD)
  await expect(tab).toHaveURL(/\?ngay=N3&doi=mon$/)
  await expect(notices(tab).getByText(/^Đã thêm “Thứ tư, .*” cho Mẹ \(Thứ tư .*\) vào danh sách đi chợ$/)).toBeVisible()
  await expect(
    tab.getByRole('region', { name: 'Bữa trưa' }).getByRole('button', { name: new RegExp(`^${dish}`) }),
  ).toBeVisible()
  await expect(tab.getByRole('button', { name: /^Có trong danh sách đi chợ/ })).toBeVisible()
  await expectCount(tab, '1 mục')
  await tab.goto(`${paths.cart}?xem=da-chon`)
  await expect(
    main(tab)
      .getByText(/Thứ tư/)
      .first(),
  ).toBeVisible()
  await expectCount(tab, '1 mục')
})

test('a dish: added, taken back, removed and put back; another tab agrees', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await enter(context, await newAccount(request), baseURL)
  const found = await request.post('/api/Dish/Search', { data: { keyword: 'canh chua', pageNumber: 1, pageSize: 1 } })
  const [dish] = (await found.json()).data.items
  await page.goto(dishPath(dish))
  await untilAlive(page)
  const tab = await openTab(page, dishPath(dish))
  const button = (of: Page) =>
    main(of)
      .getByRole('button', { name: new RegExp(`danh sách đi chợ: ${dish.title}$|Hoàn tác: ${dish.title}$`) })
      .first()
  const expectPressed = async (pressed: boolean) => {
    for (const each of [page, tab]) await expect(button(each)).toHaveAttribute('aria-pressed', String(pressed))
    for (const each of [page, tab]) await expectCount(each, pressed ? '1 mục' : '')
  }
  const undo = notices(page).getByRole('button', { name: 'Hoàn tác' }).last()

  await button(page).click()
  // It stays while somebody is at it
  await undo.focus()
  await expectPressed(true)
  await undo.click()
  await expectPressed(false)
  await button(page).click()
  await expectPressed(true)
  await page.reload()
  await untilAlive(page)
  // The list is fetched again: a press before would add the dish once more.
  await expectPressed(true)
  await button(page).click()
  await undo.focus()
  await expect(notices(page).getByText(`Đã bỏ “${dish.title}” khỏi danh sách đi chợ`)).toBeVisible()
  await expectPressed(false)
  await expectAccessible(page)
  await undo.click()
  await expectPressed(true)
})

test('a meal, a day and a week of a menu; a dish without network waits and is added once', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await enter(context, await newAccount(request), baseURL)
  await page.goto(`${paths.menuBank}?cho=2`)
  await untilAlive(page)
  await page.getByRole('link', { name: 'Thứ tư' }).click()
  await page.getByRole('button', { name: /^Thêm cả tuần vào danh sách đi chợ/ }).click()
  await expectCount(page, '1 mục')
  await page.getByRole('button', { name: /^Thêm cả ngày vào danh sách đi chợ/ }).click()
  await expectCount(page, '2 mục')
  await page.getByRole('button', { name: 'Thêm bữa này vào danh sách đi chợ: Bữa trưa' }).click()
  await expectCount(page, '3 mục')

  await context.setOffline(true)
  const dishes = page.getByRole('region', { name: 'Bữa trưa' }).getByRole('button', { name: /^Danh sách đi chợ: / })
  await dishes.first().click()
  await expectTold(page, 'Chưa có mạng.')
  await expect(dishes.first()).toHaveAttribute('aria-pressed', 'true')
  await expectCount(page, '3 mục')
  await context.setOffline(false)
  await expectCount(page, '4 mục')
  await page.reload()
  await untilAlive(page)
  await expect(dishes.first()).toHaveAttribute('aria-pressed', 'true')
  await expectCount(page, '4 mục')
})

test('what a visitor without login adds waits on her device, and can be taken back', async ({ page }) => {
  await page.goto(`${paths.menuBank}?cho=5`)
  await untilAlive(page)
  const dishes = page.getByRole('button', { name: /^Danh sách đi chợ: / })
  await dishes.last().click()
  await expectCount(page, '1 mục chờ đăng nhập')
  await page.reload()
  await untilAlive(page)
  await expectCount(page, '1 mục chờ đăng nhập')
  await expect(dishes.last()).toHaveAttribute('aria-pressed', 'true')
  await dishes.last().click()
  await expectCount(page, '')
})

test('a press whose code does not come is kept on the device and added later', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await enter(context, await newAccount(request), baseURL)
  const code = /list-press/
  await page.route(code, (route) => route.abort())
  // Sent after the reload; or before, where the session was found only after the press.
  const added = page.waitForResponse(/AddNewDishCart/, { timeout: 0 })
  await page.goto(`${paths.menuBank}?cho=2`)
  await untilAlive(page)
  const dishes = page.getByRole('button', { name: /^Danh sách đi chợ: / })
  await dishes.last().click()
  await expectTold(page, /Đã giữ “.*”, sẽ thêm vào danh sách khi có mạng/)
  await expect(dishes.last()).toHaveAttribute('aria-pressed', 'true')
  await page.unroute(code)
  // The list as it was before: it arrives after what waited was added.
  await page.route(
    /UserCart\/GetItems/,
    async (route) => {
      const response = await route.fetch()
      await added
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.reload()
  await untilAlive(page)
  await expectCount(page, '1 mục')
  await expect(dishes.last()).toHaveAttribute('aria-pressed', 'true')
})
