import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { enter, newAccount } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { expect, test } from '../support/test'

/*
 * Nothing that lies over a page lies over what is pressed or filled in: on the smallest phone that is supported. What always does is
 * looked at on every kind of page (visitor/page-kinds.spec.ts), what comes and goes here.
 */
test.use({ viewport: { width: 360, height: 740 } })

const chat = (page: Page) => page.getByLabel('Trò chuyện với chương trình')
const main = (page: Page) => page.locator('main')

/** Where the first such link of a page leads, as its document says. */
async function firstLinkOf(page: Page, path: string, link: RegExp): Promise<string> {
  const document = await (await page.request.get(path)).text()
  const [, content = ''] = document.split('<main')
  const found = [...content.matchAll(/<a [^>]*?href="([^"]+)"/g)].flatMap(([, href]) => href ?? [])
  const first = found.find((href) => link.test(href))
  if (!first) throw new Error(`${path} leads to no ${link}`)
  return first.replaceAll('&amp;', '&')
}

async function open(page: Page, path: string, firstLink?: RegExp): Promise<void> {
  await page.goto(firstLink ? await firstLinkOf(page, path, firstLink) : path)
  await untilAlive(page)
  await expect(main(page).locator('h1')).toBeVisible()
  // What keeps clear is at work
  await expect(page.locator('html[style*="scroll-padding"]')).toBeAttached()
}

interface Found {
  readonly covered: readonly string[]
  /** Where to go on: what was to lie over the page has left it. */
  readonly next: number
  readonly count: number
}

/**
 * Gives each control of the page the focus in turn, scrolled into view as the browser does it, and says over the middle of
 * which something else lies.
 *
 * @param during selector of what must lie over the page meanwhile
 */
function coveredControls(page: Page, from: number, during: string | null): Promise<Found> {
  return page.evaluate(
    async ([from, during]) => {
      const selector = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]'
      const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (each) =>
          each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest('[data-overlay]'),
      )
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const bar = (part: Element | null): Element | null =>
        part === null || ['sticky', 'fixed'].includes(getComputedStyle(part).position) ? part : bar(part.parentElement)
      /** What lies over its middle; parts of the page that stay nowhere are the page's own matter. */
      function whatCovers(control: HTMLElement): Element | null {
        const [line] = control.getClientRects()
        if (!line || line.width < 2) return null
        const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
        const over = bar(hit)
        const belongs = control.contains(hit) || hit?.closest('label')?.control === control || over?.contains(control)
        return over === null || belongs ? null : hit
      }
      const covered: string[] = []
      let index = from
      for (; index < controls.length; index += 1) {
        const control = controls[index]
        if (!control?.isConnected || control.matches(':disabled')) continue
        if (during !== null && !document.querySelector(during)?.checkVisibility()) break
        control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        control.focus()
        await painted()
        // A part arrives at its place a frame later, and once more where the page came to rest; a busy machine draws late
        const latest = performance.now() + 1_000
        while (whatCovers(control) && performance.now() < latest) await painted()
        const over = whatCovers(control)
        if (!over) continue
        const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
        covered.push(`${control.tagName} “${name.trim().slice(0, 40)}” under ${over.outerHTML.slice(0, 80)}`)
      }
      return { covered, next: index, count: controls.length }
    },
    [from, during] as const,
  )
}

async function expectNothingCovered(page: Page): Promise<void> {
  const { covered, count } = await coveredControls(page, 0, null)
  expect(count).toBeGreaterThan(10)
  expect(covered).toEqual([])
}

type Address = readonly [path: string, firstLink?: RegExp]

const DISH: Address = [`${paths.search}?keyword=${encodeURIComponent('cháo')}`, new RegExp(`^${paths.dish}/\\d`)]
const ARTICLE: Address = [paths.motherArticles, new RegExp(`^${paths.motherArticles}/\\d`)]
const BUILDER: Address = [`${paths.buildMenu}?cho=2`]

/** Selectors of what comes and goes. */
const OFFER = '[data-offer]'
const TOAST = '[data-login-toast]'
const NOTICE = '[data-overlay="notices"] [role="status"] > *'

/** Of what comes and goes, what is in sight. */
const passingInSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (all) => all.filter((selector) => [...document.querySelectorAll(selector)].some((each) => each.checkVisibility())),
    [OFFER, TOAST, NOTICE],
  )

/** The focus goes round the whole page while `selector` lies over it; whenever it has left, `provoke` brings it back. */
async function expectNothingCoveredBy(page: Page, selector: string, provoke: () => Promise<void>): Promise<void> {
  let rounds = 0
  for (let from = 0, count = 1; from < count; rounds += 1) {
    expect(rounds).toBeLessThan(12)
    await provoke()
    await expect(page.locator(selector).first()).toBeVisible()
    const found = await coveredControls(page, from, selector)
    expect(found.covered).toEqual([])
    from = found.next
    count = found.count
  }
}

const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Yêu thích: / })
    .first()

test('the toast that asks for a login covers nothing', async ({ page }) => {
  await open(page, paths.babyArticles)
  await expectNothingCoveredBy(page, TOAST, () => heart(page).click())
})

test('a notification with something to do covers nothing', async ({ page, context, request, baseURL }) => {
  await enter(context, await newAccount(request), baseURL)
  await open(page, ...DISH)
  const toggle = main(page)
    .getByRole('button', { name: /danh sách đi chợ: |Hoàn tác: / })
    .first()
  await expectNothingCoveredBy(page, NOTICE, () => toggle.click())
})

test('on home the offer of the tour covers nothing and the end has room for it and the chat; a dialog has the screen for itself', async ({
  page,
}) => {
  await open(page, paths.home)
  const offer = page.getByRole('region', { name: 'Hướng dẫn cho người mới' })
  // The first screen is all controls: it is away there
  await expect(page.locator(OFFER)).toBeAttached()
  await expectNothingCovered(page)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, document.body.scrollHeight)
  })
  await expect(offer).toBeVisible()
  await expect(chat(page)).toBeVisible()

  // Where it would lie over words the chat is away; at the end of the page there is room
  await page.getByRole('button', { name: 'Mở menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(chat(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(chat(page)).toBeVisible()
  await chat(page).click()
  const way = page.getByRole('link', { name: 'Messenger' }).first()
  await expect(way).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(way).toBeHidden()
  await expect(chat(page)).toBeFocused()
})

/** Presses, and follows the notification from its first frame to its last. */
async function followNotice(page: Page, press: () => Promise<void>) {
  const followed = page.evaluate(
    (selector) =>
      new Promise<{
        readonly tops: readonly number[]
        readonly offCentre: number
        readonly headerFoot: number
        readonly covered: readonly string[]
        readonly ms: number
      }>((resolve) => {
        const tops = new Set<number>()
        const covered = new Set<string>()
        let offCentre = 0
        let first: number | null = null
        const headerFoot = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
        const look = (): void => {
          const notice = document.querySelector(selector)
          if (!notice && first !== null) {
            resolve({ tops: [...tops], offCentre, headerFoot, covered: [...covered], ms: performance.now() - first })
            return
          }
          if (notice) {
            first ??= performance.now()
            const box = notice.getBoundingClientRect()
            tops.add(Math.round(box.top))
            offCentre = Math.max(
              offCentre,
              Math.abs(box.left + box.width / 2 - document.documentElement.clientWidth / 2),
            )
            for (const control of document.querySelectorAll('main :is(a[href], button, input, select, textarea)')) {
              const [line] = control.getClientRects()
              const x = line ? line.left + line.width / 2 : -1
              const y = line ? line.top + line.height / 2 : -1
              if (x > box.left && x < box.right && y > box.top && y < box.bottom)
                covered.add(control.textContent ?? control.tagName)
            }
          }
          requestAnimationFrame(look)
        }
        look()
      }),
    NOTICE,
  )
  await press()
  return followed
}

test('a notification stands at the top centre, below the header, off the controls, and still, for 2 s: on a phone, a tablet, a desk', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read'])
  await open(page, ...ARTICLE)
  const copy = main(page).getByRole('button', { name: 'Sao chép liên kết' }).first()
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await copy.scrollIntoViewIfNeeded()
    const seen = await followNotice(page, () => copy.click())
    const [top = 0] = seen.tops
    expect.soft(seen.tops, `${width}`).toHaveLength(1)
    expect.soft(top).toBeGreaterThanOrEqual(Math.floor(seen.headerFoot))
    expect.soft(top).toBeLessThan(height / 2)
    expect.soft(seen.offCentre).toBeLessThan(2)
    expect.soft(seen.covered).toEqual([])
    // From the first frame that shows it to the last: a machine at work draws late.
    expect.soft(seen.ms).toBeGreaterThan(1_400)
    expect.soft(seen.ms).toBeLessThan(4_000)
  }
})

test('one thing at a time: the toast gives way to a notification and comes back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read'])
  await open(page, ...ARTICLE)
  await main(page).getByRole('button', { name: 'Lưu bài' }).first().click()
  await expect(page.locator(TOAST)).toBeVisible()
  await main(page).getByRole('button', { name: 'Sao chép liên kết' }).first().click()
  await expect(page.getByText('Đã sao chép đường dẫn')).toBeVisible()
  expect(await passingInSight(page)).toEqual([NOTICE])
  await expect(page.locator(TOAST)).toBeVisible()
  expect(await passingInSight(page)).toEqual([TOAST])
})

test('while a phone’s keyboard is out the chat is away and a notification lies above it', async ({ page }) => {
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: 740, offsetTop: 0, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: view })
    document.addEventListener('keyboard-out', () => {
      view.height = 400
      view.dispatchEvent(new Event('resize'))
    })
  })
  await open(page, paths.babyArticles)
  await page.evaluate(() => document.dispatchEvent(new Event('keyboard-out')))
  await expect(chat(page)).toBeHidden()
  await heart(page).click()
  const toast = page.locator(TOAST)
  await expect
    .poll(async () => ((await toast.boundingBox())?.y ?? 740) + ((await toast.boundingBox())?.height ?? 0))
    .toBeLessThan(400)
})

test.describe('on a phone on its side, or at 200 %', () => {
  test.use({ viewport: { width: 667, height: 375 } })
  for (const [name, ...address] of [
    ['menu builder', ...BUILDER],
    ['dish', ...DISH],
  ] as const) {
    test(`no control is covered: ${name}`, async ({ page }) => {
      await open(page, ...address)
      await expectNothingCovered(page)
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the chat stands below the page', async ({ page }) => {
    await page.goto(paths.home)
    const end = await page.getByRole('contentinfo').boundingBox()
    expect((await chat(page).boundingBox())?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0))
    await chat(page).click()
    await expect(page.getByRole('link', { name: 'Messenger' }).first()).toBeVisible()
  })
})
