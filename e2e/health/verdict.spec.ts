import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { validationMessages } from 'shared-contracts/validation'
import { expectAccessibleMain } from '../support/accessible'
import { untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const CARER = 'baomau@example.vn'

const main = (page: Page) => page.getByRole('main')
const verdict = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /\S/, hasNotText: /^Đang tải/ })
const word = (page: Page, name: string) =>
  main(page).getByRole('list', { name: 'Giải thích từ' }).first().getByRole('button', { name, exact: true })

/** A day so many days ago, as it is typed. */
function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000)
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }).format(day)
}

async function openOtherChild(page: Page, bornDaysAgo: number): Promise<void> {
  await signIn(page, CARER)
  await page.goto(paths.babyHealth)
  await untilAlive(page)
  await main(page)
    .getByRole('button', { name: /không lưu/ })
    .click()
  await main(page).getByText('Bé trai', { exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Ngày sinh của bé' }).fill(daysAgo(bornDaysAgo))
}

async function measure(page: Page, weight: string, height: string): Promise<void> {
  await page.getByLabel('Cân nặng', { exact: true }).first().fill(weight)
  await page.getByLabel('Chiều dài hoặc chiều cao').fill(height)
  await page.getByRole('button', { name: 'Xem kết quả' }).click()
}

test('bad values are told at their fields; then one verdict, with a way to act, to measure again or to menus', async ({
  page,
}) => {
  await openOtherChild(page, 800)
  await measure(page, '87', '9,2')
  await expect(main(page).locator('[id$="-error"]', { hasText: validationMessages.measuresSwapped })).toHaveCount(2)
  await expect(page.getByLabel('Chiều dài hoặc chiều cao')).toHaveValue('9,2')
  await expect(verdict(page)).toHaveCount(0)

  // Far too thin for its length, and short as well.
  await measure(page, '8', '79')
  await expect(verdict(page)).toHaveCount(1)
  await expect(verdict(page)).toContainText(/^Cần đưa bé đi khám ngay: gầy còm mức độ nặng, .*thấp còi/)
  const help = main(page).getByRole('link', { name: 'Gọi cấp cứu 115' })
  await expect(help).toHaveAttribute('href', 'tel:115')
  await expect(main(page).getByText('Bé nhẹ hơn nhiều so với các bé cùng chiều cao.')).toBeVisible()
  await expectAccessibleMain(page)

  // A measure that is in doubt leads back to its field, a child who is well to menus.
  await measure(page, '40', '88')
  await main(page).getByRole('button', { name: 'Đúng là 40 kg' }).click()
  await page.getByRole('button', { name: 'Xem kết quả' }).click()
  await expect(verdict(page)).toHaveText('Chưa đánh giá được: số đo hiếm gặp, cần cân đo lại.')
  await main(page).getByRole('button', { name: 'Cân đo lại' }).click()
  await expect(page.getByLabel('Cân nặng', { exact: true }).first()).toBeFocused()
  await measure(page, '12', '88')
  await expect(verdict(page)).toContainText(/^Bình thường/)
  await main(page).getByRole('link', { name: 'Xem thực đơn phù hợp' }).click()
  await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname).startsWith(paths.menuBank))
})

test('a word of a table is explained by touch on a phone and by keyboard on a wide window, where needs are tables', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${paths.nutritionNeeds}?cho=tuan-20`)
  await untilAlive(page)
  await word(page, 'tối đa an toàn').tap()
  await expect(page.getByRole('tooltip')).toContainText('Đây không phải mức nên ăn.')
  await expect(word(page, 'tối đa an toàn')).toHaveAttribute('aria-expanded', 'true')
  await expectAccessibleMain(page)
  await word(page, 'tối đa an toàn').tap()
  await expect(page.getByRole('tooltip')).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 800 })
  await word(page, 'khuyến nghị').focus()
  await expect(page.getByRole('tooltip')).toContainText('đủ cho hầu hết người khỏe mạnh')
  await expect(word(page, 'khuyến nghị')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  // All topics stand open, each a table by name.
  for (const topic of [/^Năng lượng/, /^Vitamin/, /^Chất khoáng/])
    await expect(main(page).getByRole('table', { name: topic }).first()).toBeVisible()
  await expect(main(page).getByRole('rowheader', { name: 'Vitamin C' }).first()).toBeVisible()
  await expectAccessibleMain(page)
})

test('the calls name no standard that the list of 57 lacks', async ({ request }) => {
  const data = async (address: string) => (await (await request.get(address)).json()).data
  const ids = (await data('/api/Standard/GetAllStandard')).map(({ standardId }: { standardId: number }) => standardId)
  expect(ids).toHaveLength(57)
  for (const objectTypeId of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const needs = await data(`/api/RecommendedDiet/GetRecommendedDietByObjectTypeId?objectTypeId=${objectTypeId}`)
    const foreign = needs.filter(({ standardId }: { standardId: number }) => !ids.includes(standardId))
    expect([needs.length > 0, foreign]).toEqual([true, []])
  }
})
