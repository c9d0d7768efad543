import type { Locator, Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expect, test } from '../support/test'

/**
 * The first thing a visitor does, before any script of the page has come: the shell's scripts are held until she has done it.
 * What the browser answers is answered by then; the rest once the page is alive, each thing once.
 */
interface Tap {
  readonly name: string
  readonly path: string
  readonly act: (page: Page) => Promise<void>
  readonly answered: (page: Page) => Promise<void>
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

const byBrowser: readonly Tap[] = [
  {
    name: 'a link of the page',
    path: paths.home,
    act: press((page) => main(page).locator(`a[href="${paths.menuBank}"]`)),
    answered: isAt(paths.menuBank),
  },
  {
    name: 'the mobile menu',
    path: paths.notebook,
    act: press((page) => banner(page).getByRole('button', { name: 'Mở menu' })),
    answered: seen((page) => page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation')),
  },
  {
    name: 'a link of the mobile menu',
    path: paths.home,
    act: async (page) => {
      await banner(page).getByRole('button', { name: 'Mở menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Danh sách đi chợ' }).click()
    },
    answered: isAt(paths.cart),
  },
  {
    name: 'a group of the mobile menu',
    path: paths.home,
    act: async (page) => {
      await banner(page).getByRole('button', { name: 'Mở menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).locator('summary').first().click()
    },
    answered: seen((page) => page.getByRole('dialog', { name: 'Menu' }).locator('details[open] a')),
  },
  {
    name: 'the way out of the mobile menu',
    path: paths.home,
    act: async (page) => {
      await banner(page).getByRole('button', { name: 'Mở menu' }).click()
      await page.getByRole('button', { name: 'Đóng menu' }).click()
    },
    answered: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden(),
  },
  {
    name: 'the search in the header',
    path: paths.home,
    act: async (page) => {
      await banner(page).getByRole('button', { name: 'Tìm kiếm' }).first().click()
      const box = banner(page).locator('input[name=keyword]')
      await box.fill('cháo')
      await box.press('Enter')
    },
    answered: isAt(/\/tim-kiem\?keyword=ch/),
  },
  {
    name: 'the search on its page',
    path: paths.search,
    act: async (page) => {
      await main(page).locator('input[name=keyword]').fill('cháo')
      await main(page).getByRole('button', { name: 'Tìm kiếm' }).click()
    },
    answered: isAt(/\/tim-kiem\?keyword=ch/),
  },
  {
    name: 'a question',
    path: paths.faq,
    act: press(summary('Tôi quên mật khẩu')),
    answered: isOpened('Tôi quên mật khẩu'),
  },
  {
    name: 'whom the page is for',
    path: paths.menuBank,
    act: press(summary(/^Dành cho/)),
    answered: isOpened(/^Dành cho/),
  },
  {
    name: 'the filters of dishes',
    path: paths.menuBank,
    act: press(summary('Lọc món')),
    answered: isOpened('Lọc món'),
  },
  {
    name: 'an explanation',
    path: paths.nutritionNeeds,
    act: press(summary('Đọc các đơn vị')),
    answered: isOpened('Đọc các đơn vị'),
  },
  {
    name: 'a group of needs',
    path: paths.nutritionNeeds,
    act: press(summary(/^Vitamin/)),
    answered: isOpened(/^Vitamin/),
  },
  {
    name: 'whose needs',
    path: paths.nutritionNeeds,
    act: async (page) => {
      await main(page).locator('select[name=cho]').first().selectOption({ label: 'Mẹ cho con bú' })
      await main(page).getByRole('button', { name: 'Xem nhu cầu' }).click()
    },
    answered: isAt(/[?&]cho=/),
  },
  {
    name: 'an entry of the growth page',
    path: paths.babyHealth,
    act: press(summary('Bao lâu nên cân đo')),
    answered: isOpened('Bao lâu nên cân đo'),
  },
  {
    name: 'the name of the site',
    path: paths.notebook,
    act: press((page) => banner(page).getByRole('link', { name: /về trang chủ/ })),
    answered: isAt('/'),
  },
  {
    name: 'a link of the footer',
    path: paths.notebook,
    act: press((page) => page.getByRole('contentinfo').locator(`a[href="${paths.faq}"]`)),
    answered: isAt(paths.faq),
  },
  {
    name: 'an article',
    path: paths.motherArticles,
    act: press((page) => main(page).locator(`a[href^="${paths.motherArticles}/"]`)),
    answered: isAt(new RegExp(`${paths.motherArticles}/`)),
  },
  {
    name: 'the way to the content by keyboard',
    path: paths.notebook,
    act: async (page) => {
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    },
    answered: isAt(/#/),
  },
]

const afterwards: readonly Tap[] = [
  {
    name: 'a day into the list',
    path: paths.home,
    act: press((page) => main(page).getByRole('button', { name: /^Thêm vào danh sách: / })),
    answered: seen((page) => page.getByRole('status').filter({ hasText: /\S/ })),
  },
  {
    name: 'a week into the list',
    path: paths.menuBank,
    act: press((page) => main(page).getByRole('button', { name: /^Thêm cả tuần/ })),
    answered: seen((page) => page.getByRole('status').filter({ hasText: /\S/ })),
  },
  { name: 'a girl', path: paths.babyHealth, act: press(toggle('Bé gái')), answered: isPressed('Bé gái') },
  { name: 'another chart', path: paths.babyHealth, act: press(toggle('Cân nặng')), answered: isPressed('Cân nặng') },
  {
    name: 'two presses, in their order',
    path: paths.babyHealth,
    act: async (page) => {
      await toggle('Bé gái')(page).click()
      await toggle('Vòng đầu')(page).click()
    },
    answered: async (page) => {
      await isPressed('Bé gái')(page)
      await isPressed('Vòng đầu')(page)
    },
  },
  {
    name: 'a word that is explained',
    path: paths.motherHealth,
    act: press(toggle('BMI')),
    answered: (page) => expect(toggle('BMI')(page).first()).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    name: 'a word in a table',
    path: paths.nutritionNeeds,
    act: press(toggle('khuyến nghị')),
    answered: (page) => expect(toggle('khuyến nghị')(page).first()).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    name: 'the other kind of check',
    path: paths.nutritionCheck,
    act: press(toggle('Trả lời câu hỏi tư vấn')),
    answered: isPressed('Trả lời câu hỏi tư vấn'),
  },
  {
    name: 'for whom the check is',
    path: paths.nutritionCheck,
    act: async (page) => {
      await main(page).locator('select').first().selectOption({ label: 'Mẹ cho con bú' })
    },
    answered: async (page) => {
      await expect(page.locator('html[data-alive]')).toBeAttached()
      await expect(main(page).locator('select').first().locator('option:checked')).toHaveText('Mẹ cho con bú')
    },
  },
  {
    name: 'the first dish of a breakfast',
    path: paths.nutritionCheck,
    act: press(toggle('Thêm vào bữa sáng')),
    answered: (page) => expect(main(page).locator('input:focus')).toBeVisible(),
  },
  {
    name: 'a week of the pregnancy',
    path: paths.menuBankSetup,
    act: async (page) => {
      await main(page).locator('select[name=tuan]').selectOption('20')
      await main(page).getByRole('form', { name: 'Mẹ đang mang thai' }).getByRole('button').click()
    },
    answered: (page) => expect(page).not.toHaveURL(paths.menuBankSetup),
  },
  {
    name: 'a date in a field',
    path: paths.menuBankSetup,
    act: async (page) => {
      await main(page).locator('input[name=ngay-sinh]').fill('12/03/2027')
    },
    answered: async (page) => {
      await expect(page.locator('html[data-alive]')).toBeAttached()
      await expect(main(page).locator('input[name=ngay-sinh]')).toHaveValue('12/03/2027')
    },
  },
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

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

for (const { name, path, act, answered } of byBrowser)
  test(`by the browser alone: ${name}`, async ({ page }) => {
    await holdStart(page)
    await page.goto(path, { waitUntil: 'commit' })
    await act(page)
    await answered(page)
  })

for (const { name, path, act, answered } of afterwards)
  test(`once the page is alive: ${name}`, async ({ page }) => {
    const release = await holdStart(page)
    await page.goto(path, { waitUntil: 'commit' })
    await act(page)
    await expect(page.locator('html[data-alive]')).toHaveCount(0)
    await release()
    await answered(page)
  })

test('nothing of the page runs while it is read, but what holds the first press', async ({ page }) => {
  const ran: string[] = []
  const browser = await page.context().newCDPSession(page)
  await browser.send('Debugger.enable')
  browser.on('Debugger.scriptParsed', ({ url }) => {
    if (START.test(url)) ran.push(url)
  })
  for (const path of [paths.home, paths.notebook, paths.faq, paths.motherArticles]) {
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
