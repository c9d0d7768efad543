import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { markedSentence, spokenSentences, withVoice } from '../support/fake-voice'
import { followLink, untilAlive } from '../support/navigate'
import { withoutPrompts } from '../support/prompts'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 740 } })
test.beforeEach(({ context }) => withoutPrompts(context))

const main = (page: Page) => page.getByRole('main')
const sizes = (page: Page) => main(page).getByRole('group', { name: 'Cỡ chữ' })
const size = (page: Page, name: string) => sizes(page).getByRole('radio', { name })
const listen = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** Within the visit, where there is one. */
async function go(page: Page, path: string): Promise<void> {
  if (page.url().startsWith('http')) return followLink(page, path)
  await page.goto(path)
  await untilAlive(page)
}

async function openArticle(page: Page): Promise<void> {
  await go(page, paths.motherArticles)
  await main(page).locator('article').getByRole('link').first().click()
  await expect(sizes(page)).toBeVisible()
}

async function openDish(page: Page): Promise<void> {
  await go(page, `${paths.menuBank}?cho=2`)
  await main(page).locator(`a[href^="${paths.menu}/"]`).first().click()
  await main(page).locator(`a[href^="${paths.dish}/"]`).first().click()
  await expect(sizes(page)).toBeVisible()
}

/** The letters of the first paragraph of the text. */
const lettersPx = (page: Page) =>
  main(page)
    .locator('article h2 + p, article h2 ~ p')
    .first()
    .evaluate((paragraph) => Number.parseFloat(getComputedStyle(paragraph).fontSize))

/** What moved by itself since the document came. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100))
      }),
  )

test('the size pressed on an article is that of the next one, after a reload too', async ({ page }) => {
  await openArticle(page)
  const usual = await lettersPx(page)
  for (const each of await sizes(page).locator('label').all()) {
    const box = await each.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await size(page, 'Chữ rất lớn').tap()
  await expect.poll(() => lettersPx(page)).toBeCloseTo(usual * 1.45, 0)
  // Nothing is wider than the phone with it.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const first = page.url()
  await main(page).getByRole('region', { name: 'Bài cùng chủ đề' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(first)
  await expect.poll(() => lettersPx(page)).toBeCloseTo(usual * 1.45, 0)
  await page.reload()
  await expect(size(page, 'Chữ rất lớn')).toBeChecked()
  await expect.poll(() => lettersPx(page)).toBeCloseTo(usual * 1.45, 0)

  await size(page, 'Chữ vừa').tap()
  await page.reload()
  await untilAlive(page)
  await expect(size(page, 'Chữ vừa')).toBeChecked()
  expect(await lettersPx(page)).toBe(usual)
})

test('an article is read aloud, sentence by sentence, paused, and silent on the next page', async ({
  page,
  context,
}) => {
  await withVoice(context, 'vi-VN')
  const list = await (await page.request.get(paths.motherArticles)).text()
  const article = new RegExp(`href="(${paths.motherArticles}/\\d[^"]*)"`).exec(list)?.[1]
  await page.goto(article ?? 'none')
  const title = await main(page).getByRole('heading', { level: 1 }).textContent()
  await expect(listen(page, 'Nghe bài này')).toBeVisible()
  // The voice came after the page and moved nothing.
  expect(await shifted(page)).toBeLessThanOrEqual(0.01)
  await listen(page, 'Nghe bài này').tap()
  await expect.poll(() => markedSentence(page)).not.toBe('')
  expect((await spokenSentences(page))[0]).toContain(title?.slice(0, 12))
  const marked = await markedSentence(page)
  await expect.poll(() => markedSentence(page)).not.toBe(marked)

  await expect(listen(page, 'Tạm dừng')).toBeInViewport({ ratio: 1 })
  await listen(page, 'Tạm dừng').tap()
  const heard = (await spokenSentences(page)).length
  await listen(page, 'Nghe tiếp').tap()
  await expect.poll(async () => (await spokenSentences(page)).length).toBeGreaterThan(heard + 1)
  const spoken = await spokenSentences(page)
  // It begins again with the sentence that was broken off.
  expect(spoken[heard]).toBe(spoken[heard - 1])

  await listen(page, 'Dừng hẳn').tap()
  expect(await markedSentence(page)).toBe('')
  await listen(page, 'Nghe bài này').tap()
  await expect(listen(page, 'Tạm dừng')).toBeVisible()
  await main(page).getByRole('region', { name: 'Bài cùng chủ đề' }).getByRole('link').first().click()
  await expect(listen(page, 'Nghe bài này')).toBeVisible()
  expect(await markedSentence(page)).toBe('')
})

test('a dish is read with its units in words', async ({ page, context }) => {
  await withVoice(context, 'vi_VN')
  await signIn(page, 'mebau@example.vn')
  await openDish(page)
  await expect(main(page).getByRole('heading', { name: 'Cách làm' })).toBeVisible()
  await listen(page, 'Nghe món này').tap()
  await expect.poll(async () => (await spokenSentences(page)).join(' ')).toMatch(/\d gam/)
})

test('nothing to listen to without a Vietnamese voice', async ({ page, context }) => {
  await withVoice(context, 'en-US')
  await openArticle(page)
  await expect(page.locator('html[data-alive]')).toBeAttached()
  await expect(size(page, 'Chữ vừa')).toBeChecked()
  await expect(listen(page, 'Nghe bài này')).toBeHidden()
})

test('paper has neither tools nor frame, in dark schemes too; it has title, text, sources and days', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await signIn(page, 'mebau@example.vn')
  const expectPaper = async () => {
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    for (const gone of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('navigation').first(),
      sizes(page),
      page.getByRole('button', { name: /^In / }).first(),
    ])
      await expect(gone).toBeHidden()
    const [ground, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color]
    })
    expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  }
  // The way there is on screen.
  const onScreen = async (open: () => Promise<void>) => {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await open()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expectPaper()
  }
  await onScreen(() => openArticle(page))
  await expect(main(page).getByRole('region', { name: 'Nguồn tham khảo' })).toBeVisible()
  await onScreen(() => openDish(page))
  await expect(main(page).getByRole('heading', { name: 'Cách làm' })).toBeVisible()
  await onScreen(async () => {
    await go(page, paths.babyHealth)
    await expect(sizes(page)).toBeVisible()
  })
  await expect(main(page).getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
})
