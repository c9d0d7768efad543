import type { Page } from '@playwright/test'
import { classPath, menuPath, paths } from 'shared-contracts/paths'
import { enter, newAccount, PASSWORD, test } from '../support/accounts'
import { comingClass } from '../support/classes'
import { watchErrors } from '../support/console-errors'
import { close, expectOffered, expectPrintOffered, insideZalo, pageWays, ways, ZALO } from '../support/in-app'
import { followLink, untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'
import { expect } from '../support/test'

/* Zalo's own browser, in which most visitors come: whatever saves or prints says what happened, and leads on. */
test.use({ userAgent: ZALO })

const main = (page: Page) => page.locator('main')
const text = (page: Page) => ways(page).getByRole('textbox', { name: 'Nội dung tệp' })
const preview = (page: Page) => page.getByRole('dialog', { name: 'In hoặc lưu PDF' })
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()

/** The file goes to the share sheet where there is one; where there is none its button is not offered. */
async function keep(page: Page, name: RegExp, shares: boolean): Promise<void> {
  await expectOffered(page, name)
  const share = ways(page).getByRole('button', { name: 'Gửi hoặc lưu tệp' })
  if (shares) {
    await share.click()
    await expect(ways(page)).toContainText('Đã chuyển tệp sang nơi bạn chọn.')
    expect(await page.evaluate(() => window.inApp?.shared.at(-1))).toMatch(name)
  } else await expect(share).toHaveCount(0)
}

async function keptAs(page: Page, name: RegExp, shares: boolean): Promise<void> {
  await keep(page, name, shares)
  await close(ways(page))
}

for (const shares of [false, true]) {
  test(`a carer ${shares ? 'with' : 'without'} a share sheet: charts, sheets, data, menus, articles, classes, the list`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const errors = watchErrors(page)
    await insideZalo(context, { shares })
    const birth = new Date(Date.now() - 820 * 86_400_000).toISOString().slice(0, 10)
    const carer = await newAccount(request, {
      userType: 3,
      children: [{ fullName: 'Bé Tôm', gender: 0, dayOfBirth: birth }],
    })
    await carer.post('User/SetConsent', { purpose: 'health-data', given: true, textVersion: '1' })
    await enter(context, carer, baseURL)
    await page.goto(paths.babyHealth)
    await untilAlive(page)

    await test.step("a child's chart, figures and sheet", async () => {
      await main(page).getByLabel('Cân nặng', { exact: false }).first().fill('11,2')
      await main(page).getByLabel('Chiều dài hoặc chiều cao').fill('84')
      await press(page, 'Lưu và xem kết quả')
      await expect(main(page).getByRole('heading', { name: 'Kết quả lần gần nhất' })).toBeVisible()
      await press(page, 'Lưu ảnh PNG')
      await keep(page, /tang-truong-.+\.png/, shares)
      const picture = ways(page).getByRole('img', { name: /tang-truong-.+\.png/ })
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400)
      await close(ways(page))
      await press(page, 'Lưu bảng CSV')
      await expect(text(page)).toHaveValue(/11,2/)
      await keptAs(page, /tang-truong\.csv/, shares)
      await press(page, 'Tải phiếu tăng trưởng (PDF)')
      await keptAs(page, /phieu-tang-truong\.pdf/, shares)
    })

    await test.step('what is typed is there after another page and back', async () => {
      const weight = main(page).getByLabel('Cân nặng', { exact: false }).first()
      await weight.fill('11,9')
      await followLink(page, paths.ownData)
      await expect(main(page).getByRole('button', { name: 'Tải dữ liệu của tôi' })).toBeVisible()
      await page.goBack()
      await expect(weight).toHaveValue('11,9')
    })

    await test.step('her own data', async () => {
      await followLink(page, paths.ownData)
      const section = main(page).locator('section', {
        has: page.getByRole('heading', { name: 'Tải dữ liệu về máy', exact: true }),
      })
      await section.getByLabel('Mật khẩu của bạn', { exact: true }).fill(PASSWORD)
      await press(page, 'Tải dữ liệu của tôi')
      await expect(text(page)).toHaveValue(/"full_name": "Bé Tôm"/)
      // The sheet takes no JSON, but the same as a text.
      await keep(page, /du-lieu-cua-toi-\d{4}-\d\d-\d\d\.json/, shares)
      await ways(page).getByRole('button', { name: 'Sao chép nội dung' }).click()
      await expect(ways(page)).toContainText('Phần chữ đã được chọn sẵn')
      await close(ways(page))
    })

    await test.step('a menu: print and PDF', async () => {
      const menu = await (await page.request.get('/api/Menu/GetFreeMenu?objectTypeId=2')).json()
      await followLink(page, menuPath(menu.data.menuId))
      await press(page, 'In, lưu PDF')
      const print = preview(page).getByRole('button', { name: 'In', exact: true })
      await expect(print).toBeEnabled()
      await print.click()
      await expectPrintOffered(page)
      await close(pageWays(page))
      await preview(page).getByRole('button', { name: 'Tải PDF' }).click()
      await keptAs(page, /thuc-don-.+\.pdf/, shares)
      await expect(preview(page).getByRole('status').first()).toHaveText(/^Đã tạo tệp PDF\.Cách lưu khác$/)
      await close(preview(page))
    })

    await test.step('an article: print and link', async () => {
      await followLink(page, paths.motherArticles)
      await main(page).locator(`a[href^="${paths.motherArticles}/"]`).first().click()
      await main(page).getByRole('button', { name: /^In / }).click()
      await expectPrintOffered(page)
      await close(pageWays(page))
      await press(page, 'Sao chép liên kết')
      const dialog = page.getByRole('dialog', { name: 'Sao chép liên kết' })
      await expect(dialog.getByRole('textbox', { name: 'Liên kết của trang' })).toHaveValue(/^http.+so-tay-cua-me/)
      await close(dialog)
    })

    await test.step('a class for the calendar', async () => {
      const { id } = await comingClass(request)
      await followLink(page, classPath(id))
      await main(page).getByRole('link', { name: 'Thêm vào lịch' }).click()
      await expect(text(page)).toHaveValue(/^BEGIN:VCALENDAR/)
      await keptAs(page, new RegExp(`lop-hoc-${id}\\.ics`), shares)
    })

    await test.step('the shopping list as a text and on paper', async () => {
      await followLink(page, paths.cart)
      await main(page).getByLabel('Thứ cần mua thêm').fill('Bỉm')
      await main(page).getByRole('button', { name: 'Thêm', exact: true }).click()
      await expect(main(page).getByRole('checkbox', { name: 'Bỉm', exact: true })).toBeVisible()
      if (!shares) {
        await press(page, 'Gửi danh sách')
        await expect(text(page)).toHaveValue(/- Bỉm/)
        await keptAs(page, /danh-sach-di-cho\.txt/, shares)
      }
      await press(page, 'In, lưu PDF')
      await page.getByRole('dialog').getByRole('button', { name: 'Tải PDF' }).click()
      await keptAs(page, /\.pdf/, shares)
    })
    expect(errors).toEqual([])
  })
}

test('medical staff: files, tables and sheets', async ({ page, context }) => {
  const errors = watchErrors(page)
  await insideZalo(context, { shares: true })
  await signIn(page, 'canboyte@example.vn')
  await page.goto(paths.staffFiles)
  await untilAlive(page)
  await main(page).getByRole('button', { name: 'Tải về: Bảng nhu cầu dinh dưỡng khuyến nghị theo nhóm' }).click()
  await keptAs(page, /nhu-cau-khuyen-nghi\.csv/, true)
  await expect(main(page).getByText('trình duyệt này không tự lưu được vào máy')).toBeVisible()

  await followLink(page, paths.needsTables)
  for (const button of ['Tải bảng này (CSV)', 'Tải cả mười nhóm (CSV)']) {
    await press(page, button)
    await keptAs(page, /nhu-cau-dinh-duong\.csv/, true)
  }
  await press(page, 'In, lưu PDF')
  await page.getByRole('dialog').getByRole('button', { name: 'Tải PDF' }).click()
  await keptAs(page, /nhu-cau-dinh-duong\.pdf/, true)
  expect(errors).toEqual([])
})

test('without any storage pages live, go on and print', async ({ page, context }) => {
  const errors = watchErrors(page)
  await insideZalo(context, { shares: false })
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('', 'SecurityError')
        },
      })
    }
  })
  await page.goto(paths.babyHealth)
  await untilAlive(page)
  const weight = main(page).getByLabel('Cân nặng', { exact: false }).first()
  await weight.fill('11,2')
  await expect(weight).toHaveValue('11,2')
  await followLink(page, paths.login)
  await expect(main(page).getByRole('button', { name: 'Đăng nhập', exact: true })).toBeVisible()
  await followLink(page, paths.motherArticles)
  await main(page).locator(`a[href^="${paths.motherArticles}/"]`).first().click()
  await main(page).getByRole('button', { name: /^In / }).click()
  await expectPrintOffered(page)
  expect(errors).toEqual([])
})
