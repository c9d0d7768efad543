import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { validationMessages } from 'shared-contracts/validation'
import { expectAccessible } from '../support/accessible'
import { enter, newAccount, test } from '../support/accounts'
import { watchErrors } from '../support/console-errors'
import { untilAlive } from '../support/navigate'
import { expectFitsWideWindow } from '../support/wide-window'

const save = (page: Page) => page.getByRole('button', { name: 'Lưu và xem kết quả' }).click()
const rows = (page: Page) => page.getByRole('region', { name: 'Bảng các lần cân đo' }).getByRole('row')

async function open(page: Page): Promise<void> {
  await page.goto(paths.babyHealth)
  await untilAlive(page)
}

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** A day so many days ago, as it is typed. */
const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }).format(dayAgo(days))

async function weigh(page: Page, date: string, weight: string, height: string): Promise<void> {
  await page.getByLabel('Ngày cân đo', { exact: true }).fill(date)
  await page.getByLabel('Cân nặng', { exact: false }).first().fill(weight)
  await page.getByLabel('Chiều dài hoặc chiều cao').fill(height)
  await save(page)
}

test('the chart of the standard comes without waiting for the form', async ({ page }) => {
  // Never answered: a chart that waited for it would never appear.
  await page.route(/growth-form/, () => undefined)
  // Where the form is asked for before the document's pictures have come, the document is never loaded whole.
  await page.goto(paths.babyHealth, { waitUntil: 'domcontentloaded' })
  await untilAlive(page)
  await expect(page.getByRole('group', { name: /Chiều dài, chiều cao theo tuổi/ })).toBeVisible()
  await expect(page.getByText('Chuẩn tăng trưởng trẻ em 0–60 tháng')).toBeVisible()
})

test('what is typed while it is not yet known who is here is not lost to another form', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const carer = await newAccount(request, {
    userType: 3,
    children: [{ fullName: 'Bé Ốc', gender: 0, dayOfBirth: dayAgo(400).toISOString().slice(0, 10) }],
  })
  await enter(context, carer, baseURL)
  let isHeld = false
  await page.route(/User\/UserInfo/, async (route) => {
    isHeld = true
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue()
  })
  await open(page)
  await page.getByLabel('Cân nặng', { exact: true }).first().fill('9,4')
  expect(isHeld).toBe(true)
  await expect(page.getByRole('button', { name: 'Bé Ốc' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Lưu và xem kết quả' })).toBeVisible()
  await expect(page.getByLabel('Cân nặng', { exact: true }).first()).toHaveValue('9,4')
})

test("a carer keeps a child's growth book", async ({ page, context, request, baseURL }) => {
  const errors = watchErrors(page)
  const carer = await newAccount(request, {
    userType: 3,
    children: [{ fullName: 'Bé Tôm', gender: 0, dayOfBirth: dayAgo(820).toISOString().slice(0, 10) }],
  })
  await carer.post('User/SetConsent', { purpose: 'health-data', given: true, textVersion: '1' })
  await enter(context, carer, baseURL)
  await open(page)
  const weight = page.getByLabel('Cân nặng', { exact: false }).first()

  await test.step('wrong entries are told at their fields', async () => {
    await weight.pressSequentially('11a')
    await expect(page.getByText(validationMessages.entryDigits)).toBeVisible()
    await weight.fill('')
    await weight.pressSequentially('8500')
    await expect(page.getByText(validationMessages.entryBelow200)).toBeVisible()
    await weigh(page, daysAgo(2000), '85', '11,5')
    await expect(page.locator('[id$="-error"]', { hasText: validationMessages.measuresSwapped })).toHaveCount(2)
    await expect(page.locator('[id$="-error"]', { hasText: validationMessages.checkDayBeforeBirth })).toBeVisible()
  })

  await test.step('a check with the measures at birth is kept and judged', async () => {
    await page.getByText('Số đo lúc sinh (nếu bạn nhớ)').click()
    await page.getByLabel('Cân nặng lúc sinh').fill('3,1')
    await page.getByLabel('Chiều dài lúc sinh').fill('49,5')
    await weigh(page, daysAgo(60), '11,2', '84')
    await expect(page.getByRole('heading', { name: 'Kết quả lần gần nhất' })).toBeInViewport()
    await expect(rows(page)).toHaveCount(3)
    await weigh(page, daysAgo(0), '11,6', '85,5')
    await expect(rows(page)).toHaveCount(4)
    await expect(page.getByText(/Trong 60 ngày qua: cân nặng tăng/)).toBeVisible()
  })

  await test.step('every point of the chart is reached by keyboard', async () => {
    const points = page.locator('svg [role=img][tabindex]')
    await expect(points).toHaveCount(3)
    await points.last().focus()
    const said = new Set<string | null>()
    for (let step = 0; step < 3; step += 1) {
      said.add(await page.locator(':focus').getAttribute('aria-label'))
      await page.keyboard.press('ArrowLeft')
    }
    expect(said.size).toBe(3)
    expect([...said].join()).toMatch(/z-score/)
  })

  await test.step('a check is changed and taken away', async () => {
    await page.getByRole('button', { name: `Sửa lần cân đo ${daysAgo(60)}` }).click()
    await expect(weight).toHaveValue('11,2')
    await weight.fill('11')
    await save(page)
    await expect(page.getByRole('cell', { name: 'Cân nặng (kg): 11', exact: true })).toBeVisible()
    // Saving leads to the result: a press before that would meet a page that moves
    await expect(page.getByRole('heading', { name: 'Nhập lần cân đo mới' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kết quả lần gần nhất' })).toBeInViewport()
    await page.getByRole('button', { name: `Xóa lần cân đo ${daysAgo(60)}` }).click()
    await expect(rows(page)).toHaveCount(3)
  })

  await test.step('axe finds nothing', async () => {
    await expectAccessible(page, 'main')
    await expectFitsWideWindow(page, page.getByRole('button', { name: 'Lưu và xem kết quả' }))
  })

  await test.step('the clinic sheet is one page of vectors', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Tải phiếu tăng trưởng (PDF)' }).click()
    expect((await download).suggestedFilename()).toBe('phieu-tang-truong.pdf')
    const pdf = readFileSync(await (await download).path(), 'latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(pdf).not.toContain('/Subtype /Image')
  })

  await test.step('the history is reset, brought back, and reset again', async () => {
    const reset = async () => {
      await page.getByRole('button', { name: 'Xóa toàn bộ lịch sử' }).click()
      await page.getByRole('button', { name: 'Xóa toàn bộ', exact: true }).click()
      await expect(rows(page)).toHaveCount(0)
    }
    await reset()
    await page.getByRole('button', { name: 'Khôi phục số liệu đã xóa' }).click()
    await expect(rows(page)).toHaveCount(3)
    await reset()
  })
  expect(errors).toEqual([])
})
