import { devices, type Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { pairings } from 'shared-contracts/testing'
import { enter, newAccount } from '../support/accounts'
import { finger, type Hand, keyboard, mouse } from '../support/hands'
import { followLink, untilAlive } from '../support/navigate'
import { withoutPrompts } from '../support/prompts'
import { expect, test } from '../support/test'

/* What visitors come for, from the home page to the end, and how many presses it takes: by finger, mouse and keyboard. */

const DAY_MS = 86_400_000
const FOURTEEN_MONTHS = 14.5 * 30.44
const onWire = (day: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(day)
const asTyped = (day: Date) => new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }).format(day)

const main = (page: Page) => page.locator('main')
/** What leads there from the home page without opening anything: a shortcut of a phone, else a card. */
const shortcut = (page: Page, path: string) =>
  page.locator(`nav[aria-label="Lối tắt"] a[href="${path}"], main a[href="${path}"]`).filter({ visible: true }).first()

async function openHome(page: Page): Promise<void> {
  await page.goto(paths.home)
  await untilAlive(page)
}

/** Goes from the home page by its shortcut. The home page stays on screen, with links of its own, until the other one is here. */
async function take(page: Page, hand: Hand, path: string, heading: string): Promise<void> {
  await hand.press(shortcut(page, path))
  await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Nobody is logged in. */
async function walkToMenus(page: Page, hand: Hand) {
  await withoutPrompts(page.context())
  await openHome(page)
  await take(page, hand, paths.menuBank, 'Ngân hàng thực đơn dinh dưỡng')
  await hand.press(
    main(page)
      .getByRole('link', { name: /mang thai 3 tháng giữa/i })
      .filter({ visible: true })
      .first(),
  )
  await expect(page).toHaveURL(/[?]cho=2$/)
  const dish = main(page)
    .getByRole('button', { name: /^Danh sách đi chợ: / })
    .first()
  await expect(dish).toBeVisible()
  expect.soft(hand.taken(), 'a menu for week 20').toBeLessThanOrEqual(3)

  await hand.press(dish)
  await expect(dish).toHaveAttribute('aria-pressed', 'true')
  expect.soft(hand.taken(), 'a dish on the list').toBe(1)

  await followLink(page, paths.home)
  await take(page, hand, paths.menuBank, 'Ngân hàng thực đơn dinh dưỡng')
  await hand.press(main(page).getByRole('link', { name: 'Tự tạo thực đơn' }).first())
  await hand.press(page.getByRole('button', { name: 'Gợi ý cả ngày' }))
  await expect(page.locator('#tong-ca-ngay')).toContainText('kcal')
  expect.soft(hand.taken(), 'a day menu of her own').toBeLessThanOrEqual(3)
}

/** A mother with a child of 14 months and her consent to keep health data. */
async function walkToMeasureAndClass(page: Page, hand: Hand) {
  await openHome(page)
  await take(page, hand, paths.babyHealth, 'Theo dõi sức khỏe của bé')
  await hand.type(page.getByLabel('Ngày cân đo', { exact: true }), asTyped(new Date()))
  await hand.type(page.getByLabel('Cân nặng', { exact: false }).first(), '9,8')
  await hand.type(page.getByLabel('Chiều dài hoặc chiều cao'), '77')
  await hand.press(page.getByRole('button', { name: 'Lưu và xem kết quả' }))
  await expect(page.getByRole('heading', { name: 'Kết quả lần gần nhất' })).toBeVisible()
  expect.soft(hand.taken(), "a child's measure").toBeLessThanOrEqual(6)

  await followLink(page, paths.home)
  await take(page, hand, paths.classes, 'Lớp học nấu ăn')
  await hand.press(main(page).getByRole('article').first().getByRole('link').first())
  await hand.press(main(page).getByRole('button', { name: 'Đăng ký lớp này' }))
  await expect(main(page).getByText('Bạn đã có chỗ trong lớp')).toBeVisible()
  expect.soft(hand.taken(), 'a seat in a class').toBeLessThanOrEqual(3)
}

const { defaultBrowserType: _, ...desktop } = devices['Desktop Chrome']

const walks = [
  {
    title: 'a menu for week 20, a dish on the list, a day menu of her own',
    walk: walkToMenus,
    withChild: false,
  },
  { title: "a child's measure and a seat in a class", walk: walkToMeasureAndClass, withChild: true },
]
const hands = [
  { name: 'by finger on a phone', use: { viewport: { width: 360, height: 740 } }, handOf: finger },
  { name: 'by mouse on a desktop', use: desktop, handOf: mouse },
  { name: 'by keyboard on a desktop', use: desktop, handOf: keyboard },
]

const motherWithChild: Parameters<typeof newAccount>[1] = {
  userType: 1,
  motherStatus: 'NursingMother',
  children: [{ fullName: 'Bé Na', gender: 1, dayOfBirth: onWire(new Date(Date.now() - FOURTEEN_MONTHS * DAY_MS)) }],
  consents: [
    { purpose: 'account', given: true, textVersion: 'thu' },
    { purpose: 'health-data', given: true, textVersion: 'thu' },
  ],
}

// Each walk and each hand in every run, paired otherwise from commit to commit
for (const [{ title, walk, withChild }, { name, use, handOf }] of pairings(walks, hands)) {
  test.describe(name, () => {
    test.use(use)
    test(title, async ({ page, context, request, baseURL }) => {
      if (withChild) await enter(context, await newAccount(request, motherWithChild), baseURL)
      await walk(page, handOf(page))
    })
  })
}
