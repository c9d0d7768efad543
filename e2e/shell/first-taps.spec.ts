import type { Locator, Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { isDue, isWholeRun } from 'shared-contracts/testing'
import { translateTexts } from '../support/page-checks/translated'
import { expect, test } from '../support/test'

/** Something that a visitor does, and what answers it. */
interface Tap {
  readonly name: string
  readonly act: (page: Page) => Promise<void>
  readonly answered: (page: Page) => Promise<void>
}

/**
 * What a visitor does before any script of the page has come: the shell's scripts are held until she has done it all. What the
 * browser answers is answered at once, on the pages that it leads to as well; the rest once the page is alive, each thing once.
 */
interface Visit {
  readonly from: string
  readonly byBrowser: readonly Tap[]
  readonly afterwards: readonly Tap[]
}

const START = /\/assets\/(shell\/[^/]+|lasting)\/(react|libraries|main)\.[0-9a-f]+\.js$/

const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('banner')
const press = (find: (page: Page) => Locator) => async (page: Page) => {
  await find(page).first().click({ noWaitAfter: true })
}
const seen = (find: (page: Page) => Locator) => (page: Page) => expect(find(page).first()).toBeVisible()
const isAt = (address: string | RegExp) => (page: Page) => expect(page).toHaveURL(address)

const toggle = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name, exact: true })
const isPressed = (name: string | RegExp) => (page: Page) =>
  expect(toggle(name)(page).first()).toHaveAttribute('aria-pressed', 'true')
const summary = (text: string | RegExp) => (page: Page) => main(page).locator('summary', { hasText: text })
const isOpened = (text: string | RegExp) => (page: Page) =>
  expect(
    main(page)
      .locator('details', { has: page.locator('summary', { hasText: text }) })
      .first(),
  ).toHaveJSProperty('open', true)

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openMenu = press((page) => banner(page).getByRole('button', { name: 'Mở menu' }))

/** Tabs from the top of the page, as nobody has touched it. */
const skipByKeyboard: Tap = {
  name: 'the way to the content by keyboard',
  act: async (page) => {
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  },
  answered: isAt(/#/),
}
const mobileMenu: Tap = {
  name: 'the mobile menu',
  act: openMenu,
  answered: seen((page) => menu(page).getByRole('navigation')),
}
const menuGroup: Tap = {
  name: 'a group of the mobile menu',
  act: press((page) => menu(page).locator('summary')),
  answered: seen((page) => menu(page).locator('details[open] a')),
}
const menuExit: Tap = {
  name: 'the way out of the mobile menu',
  act: press((page) => page.getByRole('button', { name: 'Đóng menu' })),
  answered: (page) => expect(menu(page)).toBeHidden(),
}
const menuLink: Tap = {
  name: 'a link of the mobile menu',
  act: async (page) => {
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Danh sách đi chợ' }).click({ noWaitAfter: true })
  },
  answered: isAt(paths.cart),
}
const footerLink: Tap = {
  name: 'a link of the footer',
  act: press((page) => page.getByRole('contentinfo').locator(`a[href="${paths.faq}"]`)),
  answered: isAt(paths.faq),
}
const siteName: Tap = {
  name: 'the name of the site',
  act: press((page) => banner(page).getByRole('link', { name: /về trang chủ/ })),
  answered: isAt('/'),
}
const headerSearch: Tap = {
  name: 'the search in the header',
  act: async (page) => {
    await banner(page).getByRole('button', { name: 'Tìm kiếm' }).first().click()
    const box = banner(page).locator('input[name=keyword]')
    await box.fill('cháo')
    await box.press('Enter')
  },
  answered: isAt(/\/tim-kiem\?keyword=ch/),
}
const pageSearch: Tap = {
  name: 'the search on its page',
  act: async (page) => {
    await main(page).locator('input[name=keyword]').fill('canh')
    await main(page).getByRole('button', { name: 'Tìm kiếm' }).click()
  },
  answered: isAt(/\/tim-kiem\?keyword=canh/),
}
const pageLink: Tap = {
  name: 'a link of the page',
  act: press((page) => main(page).locator(`a[href="${paths.menuBank}"]`)),
  answered: isAt(paths.menuBank),
}
const articleLink: Tap = {
  name: 'an article',
  act: press((page) => main(page).locator(`a[href^="${paths.motherArticles}/"]`)),
  answered: isAt(new RegExp(`${paths.motherArticles}/`)),
}
const whoseNeeds: Tap = {
  name: 'whose needs',
  act: async (page) => {
    await main(page).locator('select[name=cho]').first().selectOption({ label: 'Mẹ cho con bú' })
    await main(page).getByRole('button', { name: 'Xem nhu cầu' }).click({ noWaitAfter: true })
  },
  answered: isAt(/[?&]cho=/),
}
/** A disclosure. */
const disclosure = (name: string, text: string | RegExp): Tap => ({
  name,
  act: press(summary(text)),
  answered: isOpened(text),
})
const question = disclosure('a question', 'Tôi quên mật khẩu')
const forWhom = disclosure('whom the page is for', /^Dành cho/)
const dishFilters = disclosure('the filters of dishes', 'Lọc món')
const explanation = disclosure('an explanation', 'Đọc các đơn vị')
const groupOfNeeds = disclosure('a group of needs', /^Vitamin/)
const growthEntry = disclosure('an entry of the growth page', 'Bao lâu nên cân đo')

const told = seen((page) => page.getByRole('status').filter({ hasText: /\S/ }))
const dayIntoList: Tap = {
  name: 'a day into the list',
  act: press((page) => main(page).getByRole('button', { name: /^Thêm vào danh sách: / })),
  answered: told,
}
const weekIntoList: Tap = {
  name: 'a week into the list',
  act: press((page) => main(page).getByRole('button', { name: /^Thêm cả tuần/ })),
  answered: told,
}
/** The last of two charts is the one that is shown. */
const threePresses: Tap = {
  name: 'a girl, a chart and another chart, in their order',
  act: async (page) => {
    for (const name of ['Bé gái', 'Cân nặng', 'Vòng đầu']) await toggle(name)(page).click({ noWaitAfter: true })
  },
  answered: async (page) => {
    await isPressed('Bé gái')(page)
    await isPressed('Vòng đầu')(page)
    await expect(toggle('Cân nặng')(page).first()).toHaveAttribute('aria-pressed', 'false')
  },
}
const isExplained = (word: string) => (page: Page) =>
  expect(toggle(word)(page).first()).toHaveAttribute('aria-expanded', 'true')
const word: Tap = { name: 'a word that is explained', act: press(toggle('BMI')), answered: isExplained('BMI') }
const wordInTable: Tap = {
  name: 'a word in a table',
  act: press(toggle('khuyến nghị')),
  answered: isExplained('khuyến nghị'),
}
const otherCheck: Tap = {
  name: 'the other kind of check',
  act: press(toggle('Trả lời câu hỏi tư vấn')),
  answered: isPressed('Trả lời câu hỏi tư vấn'),
}
const checkForWhom: Tap = {
  name: 'for whom the check is',
  act: async (page) => {
    await main(page).locator('select').first().selectOption({ label: 'Mẹ cho con bú' })
  },
  answered: async (page) => {
    await expect(page.locator('html[data-alive]')).toBeAttached()
    await expect(main(page).locator('select').first().locator('option:checked')).toHaveText('Mẹ cho con bú')
  },
}
const breakfast: Tap = {
  name: 'the first dish of a breakfast',
  act: press(toggle('Thêm vào bữa sáng')),
  answered: (page) => expect(main(page).locator('input:focus')).toBeVisible(),
}
const pregnancyWeek: Tap = {
  name: 'a week of the pregnancy',
  act: async (page) => {
    await main(page).locator('select[name=tuan]').selectOption('20')
    await main(page).getByRole('form', { name: 'Mẹ đang mang thai' }).getByRole('button').click({ noWaitAfter: true })
  },
  answered: (page) => expect(page).not.toHaveURL(paths.menuBankSetup),
}
const date: Tap = {
  name: 'a date in a field',
  act: async (page) => {
    await main(page).locator('input[name=ngay-sinh]').fill('12/03/2027')
  },
  answered: async (page) => {
    await expect(page.locator('html[data-alive]')).toBeAttached()
    await expect(main(page).locator('input[name=ngay-sinh]')).toHaveValue('12/03/2027')
  },
}

const visits: readonly Visit[] = [
  {
    from: paths.notebook,
    byBrowser: [
      ...[skipByKeyboard, mobileMenu, menuExit, footerLink, question, headerSearch, pageSearch, menuLink, siteName],
      ...[mobileMenu, menuGroup, menuExit, pageLink, forWhom, dishFilters],
    ],
    afterwards: [weekIntoList],
  },
  { from: paths.motherArticles, byBrowser: [articleLink], afterwards: [] },
  { from: paths.nutritionNeeds, byBrowser: [explanation, groupOfNeeds, whoseNeeds], afterwards: [wordInTable] },
  { from: paths.home, byBrowser: [], afterwards: [dayIntoList] },
  { from: paths.babyHealth, byBrowser: [growthEntry], afterwards: [threePresses] },
  { from: paths.motherHealth, byBrowser: [], afterwards: [word] },
  { from: paths.nutritionCheck, byBrowser: [], afterwards: [otherCheck] },
  { from: paths.nutritionCheck, byBrowser: [], afterwards: [checkForWhom, breakfast] },
  { from: paths.menuBankSetup, byBrowser: [], afterwards: [date] },
  { from: paths.menuBankSetup, byBrowser: [], afterwards: [pregnancyWeek] },
]

async function holdStart(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(START, async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return async () => {
    release()
  }
}

for (const [index, { from, byBrowser, afterwards }] of visits.filter((_, place) => isDue(place, 2)).entries()) {
  const names = [...byBrowser, ...afterwards].map(({ name }) => name)
  test(`${from}: ${[...new Set(names)].join(', ')}`, async ({ page }) => {
    const release = await holdStart(page)
    await page.goto(from, { waitUntil: 'commit' })
    for (const { name, act, answered } of byBrowser) {
      await test.step(name, async () => {
        await act(page)
        await answered(page)
      })
    }
    if (afterwards.length === 0) return
    // Browsers translate a page as soon as it is there; what is pressed is answered as without
    await page.waitForLoadState('domcontentloaded')
    if (index % 2 === 0) await page.evaluate(translateTexts, ['', ''] as const)
    for (const { name, act } of afterwards) await test.step(name, () => act(page))
    await expect(page.locator('html[data-alive]')).toHaveCount(0)
    await release()
    for (const { name, answered } of afterwards) await test.step(`answered: ${name}`, () => answered(page))
  })
}

/** Text pages: of the shell, and of the section that has most of them. */
const READ = isWholeRun ? [paths.home, paths.notebook, paths.faq, paths.motherArticles] : [paths.home, paths.faq]

test('nothing of the page runs while it is read, but what holds the first press', async ({ page }) => {
  const ran: string[] = []
  const browser = await page.context().newCDPSession(page)
  await browser.send('Debugger.enable')
  browser.on('Debugger.scriptParsed', ({ url }) => {
    if (START.test(url)) ran.push(url)
  })
  for (const path of READ) {
    await page.goto(path)
    await page.waitForTimeout(1_500)
    expect(ran).toEqual([])
    await page.mouse.click(5, 5)
    await expect(page.locator('html[data-alive]')).toBeAttached()
    expect(ran.length).toBeGreaterThan(0)
    ran.length = 0
    await page.goto('about:blank')
  }
})
