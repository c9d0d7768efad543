import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { enter, newAccount } from '../support/accounts'
import { bookChoices, dietPeople, expectChildren, familyMenus, overviewHeading } from '../support/family'
import { followLink, untilAlive } from '../support/navigate'
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
  await press(page, 'Lưu hồ sơ')
  await expect(page.getByText('Đã lưu thay đổi')).toBeVisible()
}

test('a child renamed in the account has its new name in every section and tab', async ({ page }) => {
  const menus = await openTab(page, paths.menuBank)
  await expect(familyMenus(menus).getByRole('link', { name: /^Bé Na/ })).toBeVisible()

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

test('a child added in the account is there in every section and tab', async ({ page }) => {
  const health = await openTab(page, paths.babyHealth)
  await expect(bookChoices(health).getByRole('button')).toHaveCount(2)

  await followLink(page, paths.profile)
  await main(page).getByRole('combobox', { name: 'Số bé dưới 5 tuổi bạn đang chăm sóc' }).fill('2')
  await page.getByRole('option', { name: '2' }).click()
  await childFields(page, 2).getByRole('textbox', { name: 'Tên gọi ở nhà' }).fill('Bé Tí')
  await birthField(page, 2).fill(asTyped(daysAgo(TWO_AND_A_HALF_YEARS)))
  await childFields(page, 2).getByText('Bé trai').click()
  await childFields(page, 1).getByText('Bé trai').click()
  await saveProfile(page)
  await expectChildren(page, { 'Bé Tí': '24–35 tháng', 'Bé Na': '12–17 tháng' })
  await expectSameDocument(page)

  await bringToFront(health)
  await bookChoices(health).getByRole('button', { name: 'Bé Tí' }).click()
  await expect(
    main(health)
      .getByText(/, bé trai$/)
      .first(),
  ).toBeAttached()
  await expectSameDocument(health)
})

test('a child deleted in the account is gone from every section and tab', async ({ page }) => {
  const diet = await openTab(page, paths.nutritionCheck)
  await expect(dietPeople(diet).filter({ hasText: 'Bé Na' })).toHaveCount(1)

  await followLink(page, paths.ownData)
  await press(page, 'Xóa hồ sơ của Bé Na')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa hồ sơ bé' }).click()
  await expect(main(page).getByText('Tài khoản không lưu hồ sơ bé nào.')).toBeVisible()

  await followLink(page, paths.babyHealth)
  await expect(main(page).getByText('Tài khoản chưa có bé nào')).toBeVisible()
  await followLink(page, paths.menuBank)
  await expect(familyMenus(page).getByRole('link', { name: /^Mẹ/ })).toBeVisible()
  await expect(familyMenus(page).getByRole('link', { name: /^Bé Na/ })).toHaveCount(0)
  await followLink(page, paths.personal)
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(overviewHeading(page, 'Bé Na')).toHaveCount(0)
  await expectSameDocument(page)

  await bringToFront(diet)
  await expect(dietPeople(diet).filter({ hasText: 'Bé Na' })).toHaveCount(0)
  await expectSameDocument(diet)
})

test('the sex of a child changed in the account chooses its charts in every tab', async ({ page }) => {
  const health = await openTab(page, paths.babyHealth)
  const missing = (each: Page) => main(each).getByText('Mời bạn bổ sung giới tính')
  const chartOf = (each: Page, sex: string) =>
    main(each)
      .getByText(new RegExp(`, ${sex}$`))
      .first()
  await expect(missing(health)).toBeVisible()

  await followLink(page, paths.profile)
  await childFields(page, 1).getByText('Bé gái').click()
  await saveProfile(page)
  await followLink(page, paths.babyHealth)
  await expect(chartOf(page, 'bé gái')).toBeAttached()
  await bringToFront(health)
  await expect(chartOf(health, 'bé gái')).toBeAttached()

  await bringToFront(page)
  await followLink(page, paths.profile)
  await childFields(page, 1).getByText('Bé trai').click()
  await press(page, 'Lưu hồ sơ')
  await expect(page.getByText('Đã lưu thay đổi').last()).toBeVisible()
  await followLink(page, paths.babyHealth)
  await expect(chartOf(page, 'bé trai')).toBeAttached()
  await expectSameDocument(page)
  await bringToFront(health)
  await expect(chartOf(health, 'bé trai')).toBeAttached()
  await expect(chartOf(health, 'bé gái')).toHaveCount(0)
  await expectSameDocument(health)
})

test('the birthday of a child changed in the account changes its age in every section and tab', async ({ page }) => {
  const diet = await openTab(page, paths.nutritionCheck)
  await expect(dietPeople(diet).filter({ hasText: 'Bé Na' })).toHaveText('Bé Na (12–17 tháng)')

  await followLink(page, paths.profile)
  await birthField(page, 1).fill(asTyped(daysAgo(TWO_AND_A_HALF_YEARS)))
  await childFields(page, 1).getByText('Bé trai').click()
  await saveProfile(page)
  await expectChildren(page, { 'Bé Na': '24–35 tháng' })
  await expectSameDocument(page)

  await bringToFront(diet)
  await expect(dietPeople(diet).filter({ hasText: 'Bé Na' })).toHaveText('Bé Na (24–35 tháng)')
  await expectSameDocument(diet)
})
