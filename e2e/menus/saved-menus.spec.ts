import type { Page } from '@playwright/test'
import { menuPath, paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { enter, newAccount } from '../support/accounts'
import { changeLunch } from '../support/menu-builder'
import { untilAlive } from '../support/navigate'
import { expectTold, forgetNotices, recordNotices } from '../support/notices'
import { openTab } from '../support/tabs'
import { expect, test } from '../support/test'

const main = (page: Page) => page.locator('main')
const notices = (page: Page) => page.getByRole('status')
const own = (page: Page) => main(page).getByRole('heading', { level: 2 })
const edit = (page: Page) => main(page).getByRole('button', { name: 'Sửa thực đơn' })
const saveChanges = (page: Page) => main(page).getByRole('button', { name: 'Lưu thay đổi' })

async function openStoredWeek(page: Page): Promise<void> {
  const answer = await page.request.get('/api/Menu/GetFreeMenu?objectTypeId=2')
  const { data } = await answer.json()
  await page.goto(menuPath(data.menuId))
  await untilAlive(page)
}

/** Saves the menu on screen and opens what was saved, by the notice. */
async function saveAndOpen(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Lưu thực đơn', exact: true }).click()
  await expect(notices(page).getByText('Đã lưu vào Thực đơn của tôi')).toBeVisible()
  await notices(page).getByRole('button', { name: 'Mở' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.savedMenus}/\\d+$`))
}

test.beforeEach(({ context }) => recordNotices(context))

test('a menu is saved, found again, named, copied, changed, deleted and taken back', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await enter(context, await newAccount(request), baseURL)
  await openStoredWeek(page)
  await saveAndOpen(page)
  await expect(edit(page)).toBeVisible()
  await expectAccessible(page)

  await test.step('a name is asked for; whom and day tell menus apart', async () => {
    await main(page).getByRole('link', { name: 'Tất cả thực đơn của tôi' }).click()
    await main(page)
      .getByRole('button', { name: /^Đổi tên: / })
      .click()
    const name = main(page).getByRole('textbox', { name: 'Tên thực đơn' })
    await name.fill('   ')
    await main(page).getByRole('button', { name: 'Lưu', exact: true }).click()
    await expect(main(page).getByText('Bạn đặt tên cho thực đơn nhé.', { exact: true })).toBeVisible()
    await name.fill('Tuần của mẹ Lan')
    await main(page).getByRole('textbox', { name: 'Nấu cho ai' }).fill('Mẹ Lan')
    await main(page).getByRole('button', { name: 'Lưu', exact: true }).click()
    await expect(own(page)).toHaveText(['Tuần của mẹ Lan'])
    await expect(main(page).getByText('Cho Mẹ Lan')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Đổi tên: Tuần của mẹ Lan' })).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('a copy is changed; its original stays', async () => {
    await main(page).getByRole('button', { name: 'Nhân bản: Tuần của mẹ Lan' }).click()
    await expect(own(page)).toHaveText(['Tuần của mẹ Lan (bản sao)', 'Tuần của mẹ Lan'])
    await main(page).getByRole('link', { name: 'Tuần của mẹ Lan (bản sao)' }).click()
    await edit(page).click()
    const dish = await changeLunch(page)
    await saveChanges(page).click()
    await expectTold(page, 'Đã lưu thay đổi')
    const lunch = page.getByRole('region', { name: 'Bữa trưa' })
    await expect(lunch.getByRole('link', { name: dish }).first()).toBeVisible()
    await page.reload()
    await untilAlive(page)
    await expect(lunch.getByRole('link', { name: dish }).first()).toBeVisible()
  })

  await test.step('the copy is deleted and taken back', async () => {
    await page.goto(paths.savedMenus)
    await untilAlive(page)
    await main(page).getByRole('button', { name: 'Xóa: Tuần của mẹ Lan (bản sao)' }).click()
    const undo = notices(page).getByRole('button', { name: 'Hoàn tác' })
    // It stays while somebody is at it
    await undo.focus()
    await expect(own(page)).toHaveText(['Tuần của mẹ Lan'])
    await undo.click()
    await expect(own(page)).toHaveText(['Tuần của mẹ Lan (bản sao)', 'Tuần của mẹ Lan'])
  })
})

test('what another tab changed is not overwritten: the changes are saved as a new menu', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await enter(context, await newAccount(request), baseURL)
  await openStoredWeek(page)
  await saveAndOpen(page)
  const other = await openTab(page, new URL(page.url()).pathname)
  await edit(page).click()
  await edit(other).click()
  await changeLunch(other)
  await saveChanges(other).click()
  await expectTold(other, 'Đã lưu thay đổi')

  const mine = await changeLunch(page)
  await context.setOffline(true)
  await saveChanges(page).click()
  await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^${mine}`) })).toBeVisible()
  await context.setOffline(false)
  await saveChanges(page).click()
  await expect(main(page).getByText(/Thực đơn này vừa được sửa ở nơi khác/)).toBeVisible()
  // The same words were told when the menu was saved for the first time.
  await forgetNotices(page)
  await main(page).getByRole('button', { name: 'Lưu thành thực đơn mới' }).click()
  await expectTold(page, 'Đã lưu vào Thực đơn của tôi')
  await page.goto(paths.savedMenus)
  await expect(own(page)).toHaveCount(2)
})
