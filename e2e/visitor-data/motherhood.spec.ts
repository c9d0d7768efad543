import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { enter, newAccount } from '../support/accounts'
import { dietPeople, familyMenus } from '../support/family'
import { followLink, untilAlive } from '../support/navigate'
import { bringToFront, expectSameDocument, markDocument, openTab } from '../support/tabs'
import { expect, test } from '../support/test'

const main = (page: Page) => page.locator('main')
const weeksField = (page: Page) => main(page).getByLabel('Tuần thai (số tuần đã đủ)')

/** What each section knows of the pregnancy, without loading a document. */
async function expectPregnancy(page: Page, weeks: string, stage: string): Promise<void> {
  await followLink(page, paths.motherHealth)
  await expect(weeksField(page)).toHaveValue(weeks)
  await followLink(page, paths.menuBank)
  await expect(familyMenus(page).getByRole('link')).toHaveText([`Mẹ: Mang thai ${stage}`])
  await followLink(page, paths.nutritionCheck)
  await expect(dietPeople(page)).toHaveText([`Tôi (mẹ mang thai ${stage})`])
}

test('a pregnancy changed in the account is the same in every section and tab', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await newAccount(request, { motherStatus: 'Pregnance', pregnancyWeeks: 8, pregnancyDayInWeek: 0 })
  await enter(context, account, baseURL)
  await page.goto(paths.personal)
  await untilAlive(page)
  await markDocument(page)
  await expectPregnancy(page, '8', '3 tháng đầu')
  const menus = await openTab(page, paths.menuBank)
  await expect(familyMenus(menus).getByRole('link')).toHaveText(['Mẹ: Mang thai 3 tháng đầu'])

  await bringToFront(page)
  await followLink(page, paths.profile)
  await main(page).getByRole('combobox', { name: 'Số tuần thai' }).fill('30')
  await page.getByRole('option', { name: '30', exact: true }).click()
  await main(page).getByRole('button', { name: 'Lưu hồ sơ', exact: true }).click()
  await expect(page.getByText('Đã lưu thay đổi')).toBeVisible()
  await expectPregnancy(page, '30', '3 tháng cuối')
  await expectSameDocument(page)

  await bringToFront(menus)
  await expect(familyMenus(menus).getByRole('link')).toHaveText(['Mẹ: Mang thai 3 tháng cuối'])
  await expectSameDocument(menus)
})

test('past term home, bank, needs and diet are of one mind, and ask whether the child was born', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await newAccount(request, { motherStatus: 'Pregnance', pregnancyWeeks: 40, pregnancyDayInWeek: 6 })
  await enter(context, account, baseURL)
  // What the server answers nine days later: it counts the days on, and no profile can state them.
  await page.route(/User\/UserInfo/, async (route) => {
    const response = await route.fetch()
    const { data, ...envelope } = await response.json()
    const later = { ...data, pregnancyWeeks: 42, pregnancyDayInWeek: 1, objectTypeId: 4 }
    await route.fulfill({ response, json: { ...envelope, data: later } })
  })
  const heading = (name: string | RegExp) => expect(main(page).getByRole('heading', { name })).toBeVisible()
  await page.goto(paths.home)
  await untilAlive(page)
  await heading('Thực đơn hôm nay cho mẹ quá ngày dự sinh')
  await expect(main(page).getByRole('button', { name: /^Bé đã chào đời chưa/ })).toBeVisible()
  await heading('Lần cân tới của mẹ')
  await followLink(page, paths.menuBank)
  await heading('Thực đơn tuần: Mẹ quá ngày dự sinh')
  await expect(familyMenus(page).getByRole('link')).toHaveText(['Mẹ: Quá ngày dự sinh'])
  await followLink(page, paths.nutritionNeeds)
  await heading('Nhu cầu mỗi ngày: Mẹ quá ngày dự sinh')
  await followLink(page, paths.nutritionCheck)
  await expect(dietPeople(page)).toHaveText(['Tôi (mẹ quá ngày dự sinh)'])
  await followLink(page, paths.personal)
  await expect(main(page).getByText('Bé đã chào đời chưa?')).toBeVisible()
})
