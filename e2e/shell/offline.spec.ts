import { expect, type Page } from '@playwright/test'
import { ownPages } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import { enter, newAccount, test } from '../support/accounts'
import { followLink, untilAlive } from '../support/navigate'
import { logOut } from '../support/sign-in'

/* What service workers keep. */
test.use({ serviceWorkers: 'allow', savesData: false })

const main = (page: Page) => page.locator('main')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/** The service worker, once it has been started, has the page. */
async function untilKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined, address))
    .toBe(true)
}

async function articleOf(page: Page): Promise<{ readonly path: string; readonly title: string }> {
  await open(page, paths.motherArticles)
  const link = main(page).locator(`a[href^="${paths.motherArticles}/"]`).first()
  const path = (await link.getAttribute('href')) ?? ''
  const list = (await main(page).locator('h1').textContent()) ?? ''
  await link.click()
  await page.waitForURL((url) => decodeURIComponent(url.pathname) === path)
  await expect(main(page).locator('h1')).not.toHaveText(list)
  return { path, title: (await main(page).locator('h1').textContent()) ?? '' }
}

/**
 * Cuts the network or brings it back, and waits until the service worker has it so: Chromium tells its network process on another
 * way than requests take, so that the next one could overtake it. The page asked for is never kept.
 */
async function setOffline(page: Page, offline: boolean): Promise<void> {
  await page.context().setOffline(offline)
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const answer = await fetch(path, { headers: { accept: 'text/html' }, cache: 'no-store' })
        return (await answer.text()).includes('<title>Bạn đang ngoại tuyến')
      }, paths.login),
    )
    .toBe(offline)
}

/** One measure by hand, as a mother enters it. */
async function weigh(page: Page): Promise<void> {
  await followLink(page, paths.babyHealth)
  await main(page).getByLabel('Cân nặng', { exact: false }).first().fill('11,2')
  await main(page).getByLabel('Chiều dài hoặc chiều cao').fill('84')
  await main(page).getByRole('button', { name: 'Lưu và xem kết quả' }).click()
  await main(page).getByRole('button', { name: 'Đồng ý và lưu' }).click()
  await expect(main(page).getByRole('heading', { name: 'Kết quả lần gần nhất' })).toBeVisible()
}

function birthDay(yearsAgo: number): string {
  const day = new Date()
  day.setFullYear(day.getFullYear() - yearsAgo)
  return day.toISOString().slice(0, 10)
}

test('without network: article, today’s menu, list and the kept growth chart are read; after logout her own are gone', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await newAccount(request, {
    userType: 3,
    children: [{ fullName: 'Na', gender: 1, dayOfBirth: birthDay(2) }],
  })
  await enter(context, account, baseURL)
  const article = await articleOf(page)
  await untilKept(page, article.path)
  await open(page, paths.cart)
  await untilKept(page, paths.cart)
  await main(page).getByLabel('Thứ cần mua thêm').fill('Bỉm cho bé')
  await main(page).getByRole('button', { name: 'Thêm', exact: true }).click()
  await expect(main(page).getByText('Bỉm cho bé')).toBeVisible()
  await followLink(page, paths.menuBank)
  // Whom the menu is for is known only once her profile has come
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const today = document.querySelector('main [data-keep-offline]')?.getAttribute('data-keep-offline')
        return today != null && (await caches.match(today, { ignoreVary: true })) !== undefined
      }),
    )
    .toBe(true)

  await weigh(page)
  expect(await page.evaluate((name) => caches.has(name), ownPages.cache)).toBe(false)
  await main(page).getByRole('button', { name: 'Giữ trên máy này để xem khi mất mạng' }).click()
  await expect(main(page).getByRole('button', { name: 'Thôi giữ trên máy này' })).toBeVisible()
  await untilKept(page, paths.babyHealth)

  await setOffline(page, true)
  await page.goto(article.path)
  await expect(main(page).locator('h1')).toHaveText(article.title)
  await page.goto(paths.cart)
  await expect(main(page).getByText('Bỉm cho bé')).toBeVisible()
  await page.goto(paths.babyHealth)
  await expect(page.getByText(/^Bản giữ trên máy này ngày/)).toBeVisible()
  await expect(main(page).locator('svg').first()).toBeVisible()

  await test.step('a page that nobody has read says which can be', async () => {
    await page.goto(paths.classes)
    await expect(page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' })).toBeVisible()
    await expect(page.getByRole('link', { name: article.title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Danh sách đi chợ' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Biểu đồ tăng trưởng của/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Thực đơn hôm nay' })).toBeVisible()
    await page.locator('h2:has-text("Thực đơn hôm nay") + ul a').first().click()
    await expect(main(page).locator('h1')).toBeVisible()
    await expect(main(page).getByRole('heading', { name: 'Bữa sáng', exact: true }).first()).toBeVisible()
  })

  await setOffline(page, false)
  await open(page, paths.home)
  await expect(page.getByRole('button', { name: 'Mở menu' })).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL(/dang-nhap/)
  await expect(main(page).getByRole('heading', { name: 'Đăng nhập', level: 1 })).toBeVisible()
  // The form's code too: without it the page would be loaded again once the network is gone
  await expect(main(page).getByLabel('Mật khẩu', { exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate((name) => caches.has(name), ownPages.cache)).toBe(false)
  await setOffline(page, true)
  await page.goto(paths.classes)
  await expect(page.getByRole('link', { name: article.title })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Biểu đồ tăng trưởng của/ })).toHaveCount(0)
})

/** What browsers that can install say of themselves; the one of tests never does. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(event, { prompt: async () => void document.documentElement.setAttribute('data-asked', '') })
    window.dispatchEvent(event)
    return event.defaultPrevented
  })

/** The offer comes 5 s after the page. */
const LONGER_THAN_ITS_DELAY_MS = 7_000

/** The last visit was this long ago, as its cookie says: `count.minute`. */
async function beAway(page: Page, minutes: number): Promise<void> {
  const visits = (await page.context().cookies()).find(({ name }) => name === 'visits')
  const [count, minute] = (visits?.value ?? '').split('.')
  if (!visits || !minute) throw new Error('No visit was counted')
  await page.context().addCookies([{ ...visits, value: `${count}.${Number(minute) - minutes}` }])
}

/** By its mark: where it would cover something it is hidden, and has no role. */
const offer = (page: Page) => page.locator('[data-offer]')

test('the offer to install: never on the first visit, once from the second on', async ({ page, context }) => {
  await context.addCookies([{ name: 'tourSeen', value: '1', url: process.env.SITE_URL ?? 'http://localhost:8080' }])
  await page.clock.install()
  await open(page, paths.motherArticles)
  expect(await offerInstall(page)).toBe(true)
  await page.clock.fastForward(LONGER_THAN_ITS_DELAY_MS)
  await expect(offer(page)).toHaveCount(0)

  await beAway(page, 60)
  await open(page, paths.motherArticles)
  await offerInstall(page)
  await expect(offer(page)).toBeAttached()
  // Where it covers nothing: at the end of the page at the latest
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await offer(page).getByRole('button', { name: 'Để sau' }).click()
  await expect(offer(page)).toHaveCount(0)

  await beAway(page, 300)
  await open(page, paths.motherArticles)
  await offerInstall(page)
  await page.clock.fastForward(LONGER_THAN_ITS_DELAY_MS)
  await expect(offer(page)).toHaveCount(0)
})

test('the manifest: shortcuts that lead to pages, pictures that are there in the size it says', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/', lang: 'vi', display: 'standalone' })
  expect(manifest.categories.length).toBeGreaterThan(0)
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
  expect(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)).toEqual(
    expect.arrayContaining(['narrow', 'wide']),
  )
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap((each: { icons: object[] }) => each.icons),
  ]
  for (const { src, type } of pictures) {
    const answer = await request.get(src)
    expect([answer.status(), answer.headers()['content-type']?.split(';')[0]], src).toEqual([200, type])
    expect((await answer.body()).byteLength, src).toBeLessThanOrEqual(60_000)
  }
  expect(manifest.icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable')).toBe(true)
})
