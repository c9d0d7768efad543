import { expect, type Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expectAccessibleMain } from '../support/accessible'
import { enter, newAccount, test } from '../support/accounts'
import { untilAlive } from '../support/navigate'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const birthWeight = (page: Page) => main(page).getByLabel('Cân nặng lúc sinh')
const answer = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const save = (page: Page) => answer(page, 'Lưu và xem kết quả').click()

test('grams and lost commas are asked about on a phone, put right by one press, and never called normal', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const mother = await newAccount(request, {
    userType: 3,
    children: [
      { fullName: 'Bé Sóc', gender: 1, dayOfBirth: daysAgo(200) },
      { fullName: 'Bé Thỏ', gender: 0, dayOfBirth: daysAgo(190) },
    ],
  })
  await mother.post('User/SetConsent', { purpose: 'health-data', given: true, textVersion: '1' })
  await enter(context, mother, baseURL)
  await page.goto(paths.babyHealth)
  await untilAlive(page)

  await test.step('what is typed stays, is asked about, and Enter sends nothing', async () => {
    await main(page).getByText('Số đo lúc sinh (nếu bạn nhớ)').click()
    await birthWeight(page).pressSequentially('3200')
    await expect(birthWeight(page)).toHaveValue('3200')
    await expect(main(page).getByText('3200 g = 3,2 kg?')).toBeVisible()
    await field(page, 'Cân nặng').first().pressSequentially('7200')
    await field(page, 'Chiều dài hoặc chiều cao').fill('66')
    await field(page, 'Chiều dài hoặc chiều cao').press('Enter')
    await expect(main(page).getByRole('alert')).toBeFocused()
    await expect(main(page).getByRole('heading', { name: 'Kết quả lần gần nhất' })).toHaveCount(0)
    await expectAccessibleMain(page)
  })

  await test.step('one press puts each right, by a button that a thumb meets', async () => {
    const box = await answer(page, 'Ghi 3,2 kg').boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await answer(page, 'Ghi 3,2 kg').click()
    await expect(birthWeight(page)).toBeFocused()
    await answer(page, 'Ghi 7,2 kg').click()
    await expect(field(page, 'Cân nặng').first()).toHaveValue('7,2')
    // A comma that is lost once more.
    await field(page, 'Cân nặng').first().fill('72')
    await field(page, 'Cân nặng').first().blur()
    await answer(page, 'Ghi 7,2 kg').click()
    await save(page)
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /^Bình thường/ }),
    ).toBeVisible()
  })

  await test.step('a measure that no child has is stored when it is said to be right, and leads back to its entry', async () => {
    await main(page)
      .getByRole('button', { name: /^Sửa lần cân đo / })
      .first()
      .click()
    await expect(field(page, 'Cân nặng').first()).toHaveValue('7,2')
    await field(page, 'Cân nặng').first().fill('32')
    await save(page)
    await answer(page, 'Đúng là 32 kg').click()
    await save(page)
    const verdict = main(page)
      .getByRole('status')
      .filter({ hasText: /^Chưa đánh giá được/ })
    await expect(verdict).toBeVisible()
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /^Bình thường/ }),
    ).toHaveCount(0)
    const newest = main(page).getByRole('region', { name: 'Bảng các lần cân đo' }).getByRole('row').nth(1)
    await expect(newest).toContainText('Chưa đánh giá được')
    await answer(page, 'Cân đo lại').click()
    await expect(field(page, 'Cân nặng').first()).toHaveValue('32')
  })

  await test.step('a visit of the wrong child goes to the other one after its question, and comes back', async () => {
    const moves = main(page).getByRole('button', { name: /^Chuyển lần cân đo .* sang bé khác$/ })
    const dialog = page.getByRole('dialog')
    await expect(moves).toHaveCount(2)
    await moves.first().click()
    await dialog.getByRole('button', { name: /^Bé Thỏ \(bé trai, sinh / }).click()
    await expect(dialog.getByRole('alert')).toContainText('khác xa số đo của các bé cùng tuổi')
    await dialog.getByRole('button', { name: 'Số đo đúng, chuyển sang Bé Thỏ' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(moves).toHaveCount(1)
    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await expect(moves).toHaveCount(2)
  })
})
