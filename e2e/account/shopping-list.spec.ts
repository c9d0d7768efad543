import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { CallAnswer } from 'shared-contracts/calls'
import { deviceList } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { type TestAccount, test } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { logOut } from '../support/sign-in'
import { answer, openSurvey, sendButton, submittedBy, surveyCalled } from '../support/surveys'
import { bringToFront } from '../support/tabs'

type List = CallAnswer<'UserCart/ExportAllMenuUserCart'>

const main = (page: Page) => page.locator('main')
const ticks = (page: Page) => main(page).getByRole('checkbox', { checked: true })
const ownField = (page: Page) => main(page).getByLabel('Thứ cần mua thêm')

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function listOf(request: APIRequestContext, { token }: TestAccount): Promise<List> {
  const answer = await request.get('/api/UserCart/ExportAllMenuUserCart', {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()).data
}

/** Dishes that have something to buy. */
async function soups(request: APIRequestContext) {
  const found = await request.post('/api/Dish/Search', { data: { keyword: 'canh', pageNumber: 1, pageSize: 3 } })
  return (await found.json()).data.items as { dishId: number; title: string; slug: string }[]
}

async function open(page: Page): Promise<void> {
  await page.goto(paths.cart)
  await untilAlive(page)
  await expect(main(page).getByText(/^Còn \d+ món$/)).toBeVisible()
}

function databases(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? []))
}

async function addOwn(page: Page, text: string): Promise<void> {
  await ownField(page).fill(text)
  await main(page).getByRole('button', { name: 'Thêm', exact: true }).click()
  await expect(main(page).getByRole('checkbox', { name: text, exact: true })).toBeVisible()
}

/** The service worker has the page with all that it loads: from here on it opens without network. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, paths.cart), {
      timeout: 60_000,
    })
    .toBe(true)
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', savesData: false })

  test('without network: ticks, own lines and eaters outlast a reload and two tabs, and reach the server once', async ({
    page,
    context,
    request,
    account,
  }) => {
    const [dish, other] = await soups(request)
    if (!dish || !other) throw new Error('no dishes')
    await account.post('UserCart/AddNewDishCart', { dishId: dish.dishId })
    await account.post('UserCart/AddNewDishCart', { dishId: other.dishId, title: 'Món thứ hai' })
    await open(page)
    await expect(main(page).getByText('Đã lưu')).toBeVisible()
    await untilKept(page)
    await expectAccessible(page, 'main')

    await context.setOffline(true)
    // A ticked line moves to the end of its stall: it is known by its name.
    const ticked = (await main(page).locator('label:has(input)').first().locator('span').first().textContent()) ?? ''
    await main(page).getByRole('checkbox', { name: ticked }).first().click()
    await expect(ticks(page)).toHaveCount(1)
    await addOwn(page, 'Bỉm cho bé')
    await expect(main(page).getByText('Đang ngoại tuyến, sẽ gửi khi có mạng')).toBeVisible()

    await page.reload()
    await untilAlive(page)
    await expect(main(page).getByRole('checkbox', { name: 'Bỉm cho bé' })).toBeVisible()
    await expect(ticks(page)).toHaveCount(1)
    await expect(main(page).getByRole('link', { name: 'Đăng nhập' })).toHaveCount(0)

    const tab = await context.newPage()
    await tab.goto(paths.cart)
    await untilAlive(tab)
    await addOwn(tab, 'Nước rửa chén')
    await main(tab).getByRole('link', { name: 'Đã chọn (2)' }).click()
    await main(tab).getByRole('button', { name: 'Thêm một người: Số người ăn Món thứ hai' }).click()
    await expect(main(page).getByRole('checkbox', { name: 'Nước rửa chén' })).toBeVisible()
    await main(page).getByRole('checkbox', { name: 'Bỉm cho bé' }).check()
    await expect(ticks(page)).toHaveCount(2)
    expect((await listOf(request, account)).state).toMatchObject({ bought: [], ownLines: [] })

    await context.setOffline(false)
    await bringToFront(page)
    await expect(main(page).getByText('Đã lưu')).toBeVisible()
    const { state, entries, groups } = await listOf(request, account)
    expect(state.ownLines.map(({ text }) => text)).toEqual(['Bỉm cho bé', 'Nước rửa chén'])
    const bought = groups.flatMap(({ items }) => items).filter((item) => state.bought.some((t) => t.line === item.key))
    expect(bought.map(({ title }) => title)).toEqual([ticked])
    expect(state.bought).toHaveLength(2)
    expect(entries.find(({ title }) => title === 'Món thứ hai')?.eaters).toBe(2)

    // Another device.
    await account.post('UserCart/ChangeList', {
      operations: [
        {
          kind: 'add-line',
          key: crypto.randomUUID(),
          at: new Date().toISOString(),
          line: { id: crypto.randomUUID(), text: 'Gạo' },
        },
      ],
    })
    await bringToFront(page)
    await expect(main(page).getByRole('checkbox', { name: 'Gạo', exact: true })).toBeVisible()

    // A logout leaves nothing of it on the device.
    expect(await databases(page)).toContain(deviceList.lists)
    await tab.close()
    await logOut(page)
    await expect(page).toHaveURL(new RegExp(`${paths.login}$`))
    await expect
      .poll(async () => (await databases(page)).filter((name) => name.startsWith(deviceList.lists)))
      .toEqual([])
  })
})

test('without network an item, answers and a tick wait beside each other, and all go once it is back', async ({
  page,
  context,
  request,
  account,
}) => {
  const [dish] = await soups(request)
  await account.post('UserCart/AddNewDishCart', { dishId: dish?.dishId ?? 0 })
  const survey = await surveyCalled(request, 'Món bé nhà mình thích nhất')
  const [bank, asking] = [await context.newPage(), await context.newPage()]
  await bank.goto(`${paths.menuBank}?cho=5`)
  await untilAlive(bank)
  const add = bank.getByRole('button', { name: /^Danh sách đi chợ: / }).last()
  // Its code is there before the network goes.
  await add.focus()
  await bank.waitForLoadState('networkidle')
  await openSurvey(asking, survey)
  await open(page)

  await context.setOffline(true)
  await add.click()
  await expect(add).toHaveAttribute('aria-pressed', 'true')
  for (const question of survey.questions) await answer(asking, question)
  await sendButton(asking).click()
  await expect(main(asking).getByText('Sẽ gửi khi có mạng')).toBeVisible()
  await main(page).getByRole('checkbox').first().click()
  await expect(ticks(page)).toHaveCount(1)
  await expect(main(page).getByText('Sẽ vào danh sách ngay khi gửi được')).toBeVisible()

  await context.setOffline(false)
  await expect.poll(() => submittedBy(request, account, survey)).not.toBeNull()
  await expect.poll(async () => (await listOf(request, account)).entries.length).toBe(2)
  await expect.poll(async () => (await listOf(request, account)).state.bought.length).toBe(1)
  await bringToFront(page)
  await expect(main(page).getByText('Sẽ vào danh sách ngay khi gửi được')).toHaveCount(0)
  await expect(main(page).getByText('Đã lưu')).toBeVisible()
  for (const tab of [bank, asking]) await tab.close()
})

test('a link shows the list without an account until it is revoked', async ({
  page,
  browser,
  baseURL,
  request,
  account,
}) => {
  const [dish] = await soups(request)
  await account.post('UserCart/AddNewDishCart', { dishId: dish?.dishId ?? 0, forWhom: 'Bé Na' })
  await open(page)
  const { groups, state } = await listOf(request, account)
  const toBuy = groups.flatMap(({ items }) => items).find(({ key }) => !state.atHome.includes(key))
  if (!toBuy) throw new Error('nothing to buy')
  await main(page).getByRole('button', { name: 'Liên kết' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Tạo liên kết' }).click()
  const address = await dialog.getByLabel('Liên kết', { exact: true }).inputValue()
  expect(new URL(address).pathname).toBe(paths.sharedList)

  const relative = await (await browser.newContext({ baseURL })).newPage()
  await relative.goto(address)
  await expect(main(relative).getByRole('checkbox', { name: toBuy.title })).toBeVisible()
  await expect(main(relative).getByText('Bé Na')).toHaveCount(0)
  await expectAccessible(relative, 'main')

  await dialog.getByRole('button', { name: /^Thu hồi/ }).click()
  await expect(dialog.getByText('Chưa có liên kết nào.')).toBeVisible()
  await relative.reload()
  await expect(main(relative).getByText('Liên kết này không còn dùng được')).toBeVisible()
  await relative.context().close()
})
