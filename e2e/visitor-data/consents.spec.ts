import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { enter, newAccount } from '../support/accounts'
import { followLink, untilAlive } from '../support/navigate'
import { bringToFront, expectSameDocument, markDocument, openTab } from '../support/tabs'
import { expect, test } from '../support/test'

const main = (page: Page) => page.locator('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const withdrawn = (page: Page) => main(page).getByText('Bạn đã rút đồng ý lưu dữ liệu sức khỏe')

test('a consent given or withdrawn in one section counts in every other and in every tab', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await newAccount(request, {
    consents: [
      { purpose: 'account', given: true, textVersion: 'thu' },
      { purpose: 'health-data', given: true, textVersion: 'thu' },
    ],
  })
  await enter(context, account, baseURL)
  await page.goto(paths.motherHealth)
  await untilAlive(page)
  await markDocument(page)
  await expect(main(page).getByLabel('Cân nặng hiện tại')).toBeVisible()
  await expect(withdrawn(page)).toHaveCount(0)
  const health = await openTab(page, paths.babyHealth)

  await test.step('withdrawn in the account, told in the health section', async () => {
    await bringToFront(page)
    await followLink(page, paths.ownData)
    await press(page, 'Rút lại: Dữ liệu sức khỏe')
    await expect(main(page).getByRole('button', { name: 'Đồng ý: Dữ liệu sức khỏe' })).toBeVisible()
    for (const path of [paths.motherHealth, paths.babyHealth, paths.nutritionCheck]) {
      await followLink(page, path)
      await expect(withdrawn(page)).toBeVisible()
    }
    await bringToFront(health)
    await expect(withdrawn(health)).toBeVisible()
  })

  await test.step('given in the health section, told in the account', async () => {
    const ownData = await openTab(page, paths.ownData)
    await expect(main(ownData).getByRole('button', { name: 'Đồng ý: Dữ liệu sức khỏe' })).toBeVisible()
    await bringToFront(page)
    await followLink(page, paths.motherHealth)
    await main(page).getByLabel('Sau sinh, cho con bú').check()
    await main(page).getByLabel('Số tuần sau sinh').fill('8')
    await main(page).getByLabel('Chiều cao của mẹ').fill('158')
    await main(page).getByLabel('Cân nặng hiện tại').fill('55')
    await press(page, 'Lưu và xem kết quả')
    await press(page, 'Đồng ý và lưu')
    await expect(withdrawn(page)).toBeHidden()
    await followLink(page, paths.ownData)
    await expect(main(page).getByRole('button', { name: 'Rút lại: Dữ liệu sức khỏe' })).toBeVisible()
    await bringToFront(ownData)
    await expect(main(ownData).getByRole('button', { name: 'Rút lại: Dữ liệu sức khỏe' })).toBeVisible()
    await bringToFront(health)
    await expect(withdrawn(health)).toBeHidden()
    await expectSameDocument(ownData)
  })
  await expectSameDocument(page)
  await expectSameDocument(health)
})
