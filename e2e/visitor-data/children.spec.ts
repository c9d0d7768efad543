import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { enter, newAccount } from '../support/accounts'
import { bookChoices, dietPeople, expectChildren, familyMenus, overviewHeading } from '../support/family'
import { followLink, untilAlive } from '../support/navigate'
import { choose, chooseWithLoss } from '../support/selects'
import { bringToFront, expectSameDocument, markDocument, openTab } from '../support/tabs'
import { expect, test } from '../support/test'

const main = (page: Page) => page.locator('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const childFields = (page: Page, number: number) => main(page).getByRole('group', { name: `Bé thứ ${number}` })
const birthField = (page: Page, number: number) =>
  childFields(page, number).getByRole('textbox', { name: 'Ngày sinh của bé' })

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const onWire = (day: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(day)
const asTyped = (day: Date) => new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }).format(day)

/** 14 months: the object type of 12–17 months on whatever day this runs. */
const FOURTEEN_MONTHS = 14.5 * 30.44
const TWO_AND_A_HALF_YEARS = 30 * 30.44

test.beforeEach(async ({ context, request, page, baseURL }) => {
  const account = await newAccount(request, {
    userType: 1,
    motherStatus: 'NursingMother',
    children: [{ fullName: 'Bé Na', dayOfBirth: onWire(daysAgo(FOURTEEN_MONTHS)) }],
    consents: [
      { purpose: 'account', given: true, textVersion: 'thu' },
      { purpose: 'health-data', given: true, textVersion: 'thu' },
    ],
  })
  await enter(context, account, baseURL)
  // Each section holds its page's data before anything changes.
  await page.goto(paths.babyHealth)
  await untilAlive(page)
  await markDocument(page)
  await expectChildren(page, { 'Bé Na': '12–17 tháng' })
})

/** The form asks for the sex of a child that an account lacks; each test gives it. */
async function saveProfile(page: Page): Promise<void> {
  const saved = page.waitForResponse(/User\/UpdateUser/)
  await press(page, 'Lưu hồ sơ')
  expect((await (await saved).json()).success).toBe(true)
  await expect(page.getByText('Đã lưu thay đổi').last()).toBeVisible()
}

test('a child renamed, and born on another day, is so in every section and tab', async ({ page }) => {
  const menus = await openTab(page, paths.menuBank)
  await expect(familyMenus(menus).getByRole('link', { name: /^Bé Na/ })).toBeVisible()
  const diet = await openTab(page, paths.nutritionCheck)
  await expect(dietPeople(diet).filter({ hasText: 'Bé ' })).toHaveText('Bé Na (12–17 tháng)')
  await bringToFront(page)

  await test.step('the name', async () => {
    await followLink(page, paths.profile)
    await childFields(page, 1).getByRole('textbox', { name: 'Tên gọi ở nhà' }).fill('Bé Cốm')
    await childFields(page, 1).getByText('Bé trai').click()
    await saveProfile(page)
    await expectChildren(page, { 'Bé Cốm': '12–17 tháng' })
    await expectSameDocument(page)
    await bringToFront(menus)
    await expect(familyMenus(menus).getByRole('link', { name: /^Bé Cốm/ })).toBeVisible()
    await expectSameDocument(menus)
  })

  await test.step('the birthday, from which the age follows', async () => {
    await bringToFront(page)
    await followLink(page, paths.profile)
    await birthField(page, 1).fill(asTyped(daysAgo(TWO_AND_A_HALF_YEARS)))
    await saveProfile(page)
    await expectChildren(page, { 'Bé Cốm': '24–35 tháng' })
    await expectSameDocument(page)
    await bringToFront(diet)
    await expect(dietPeople(diet).filter({ hasText: 'Bé ' })).toHaveText('Bé Cốm (24–35 tháng)')
    await expectSameDocument(diet)
  })
})

test('the sex of a child, a child added and a child deleted are so in every section and tab', async ({ page }) => {
  const health = await openTab(page, paths.babyHealth)
  const chartOf = (each: Page, sex: string) =>
    main(each)
      .getByText(new RegExp(`, ${sex}$`))
      .first()
  await expect(main(health).getByText('Mời bạn bổ sung giới tính')).toBeVisible()
  await expect(bookChoices(health).getByRole('button')).toHaveCount(2)

  await test.step('the sex, which chooses the charts', async () => {
    for (const [sex, chart, other] of [
      ['Bé gái', 'bé gái', 'bé trai'],
      ['Bé trai', 'bé trai', 'bé gái'],
    ] as const) {
      await bringToFront(page)
      await followLink(page, paths.profile)
      await childFields(page, 1).getByText(sex).click()
      await saveProfile(page)
      await followLink(page, paths.babyHealth)
      await expect(chartOf(page, chart)).toBeAttached()
      await bringToFront(health)
      await expect(chartOf(health, chart)).toBeAttached()
      await expect(chartOf(health, other)).toHaveCount(0)
    }
  })

  await test.step('a child added', async () => {
    await bringToFront(page)
    await followLink(page, paths.profile)
    // A third that was filled in does not go without a word.
    const count = 'Số bé dưới 5 tuổi bạn đang chăm sóc'
    await choose(page, count, '3')
    await childFields(page, 3).getByText('Bé gái').click()
    await chooseWithLoss(page, count, '2', { question: 'Bớt số bé?', lost: 'về 1 bé cuối sẽ mất', yes: 'Bớt' })
    await childFields(page, 2).getByRole('textbox', { name: 'Tên gọi ở nhà' }).fill('Bé Tí')
    await birthField(page, 2).fill(asTyped(daysAgo(TWO_AND_A_HALF_YEARS)))
    await childFields(page, 2).getByText('Bé trai').click()
    await saveProfile(page)
    await expectChildren(page, { 'Bé Tí': '24–35 tháng', 'Bé Na': '12–17 tháng' })
    await bringToFront(health)
    await bookChoices(health).getByRole('button', { name: 'Bé Tí' }).click()
    await expect(chartOf(health, 'bé trai')).toBeAttached()
  })

  await test.step('the children deleted, one after the other', async () => {
    const diet = await openTab(page, paths.nutritionCheck)
    await expect(dietPeople(diet).filter({ hasText: 'Bé ' })).toHaveCount(2)
    await bringToFront(page)
    await followLink(page, paths.ownData)
    for (const name of ['Bé Tí', 'Bé Na']) {
      await press(page, `Xóa hồ sơ của ${name}`)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa hồ sơ bé' }).click()
      await expect(main(page).getByRole('button', { name: `Xóa hồ sơ của ${name}` })).toHaveCount(0)
    }
    await expect(main(page).getByText('Tài khoản không lưu hồ sơ bé nào.')).toBeVisible()

    await followLink(page, paths.babyHealth)
    await expect(main(page).getByText('Tài khoản chưa có bé nào')).toBeVisible()
    await followLink(page, paths.menuBank)
    await expect(familyMenus(page).getByRole('link', { name: /^Mẹ/ })).toBeVisible()
    await expect(familyMenus(page).getByRole('link', { name: /^Bé / })).toHaveCount(0)
    await followLink(page, paths.personal)
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(overviewHeading(page, 'Bé Na')).toHaveCount(0)
    await expectSameDocument(page)

    await bringToFront(diet)
    await expect(dietPeople(diet).filter({ hasText: 'Bé ' })).toHaveCount(0)
    await expectSameDocument(diet)
  })
  await expectSameDocument(health)
})
