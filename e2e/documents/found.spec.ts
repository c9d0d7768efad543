import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { isDue, isWholeRun } from 'shared-contracts/testing'
import { corpus, TRAP } from '../../deploy/xss/corpus'
import { followLink, untilAlive } from '../support/navigate'
import { expect, test } from '../support/test'

const rows = readFileSync(path.join(import.meta.dirname, '../../content/redirects.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))

test('former addresses lead in one hop to pages that are there, or are gone', async ({ request }) => {
  // One after the other, as visitors come: hundreds in one moment are what a busy host may refuse
  for (const [from = '', to = ''] of rows) {
    const answer = await request.get(encodeURI(from), { maxRedirects: 0 })
    const told = [from, answer.status(), answer.headers().location]
    expect(told).toEqual(to === '' ? [from, 410, undefined] : [from, 301, encodeURI(to)])
  }
  // The check of the content knows that they are pages (content/src/links)
  const targets = [...new Set(rows.flatMap(([, to = '']) => (to === '' ? [] : [to])))]
  const due = targets.filter((_, index) => isDue(index, 8))
  expect(due.length).toBeGreaterThan(10)
  for (const target of due) {
    const answer = await request.get(encodeURI(target), { maxRedirects: 0 })
    expect([target, answer.status()]).toEqual([target, 200])
  }
})

test('feed, sitemap and share pictures are there for who asks', async ({ request }) => {
  const feed = await (await request.get('/rss.xml')).text()
  const picture = /media:content url="[^"]*(\/media\/share\/article\/[^"]+)"/.exec(feed)?.[1] ?? ''
  const shared = await request.get(picture)
  expect([shared.status(), shared.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await shared.body()).byteLength).toBeLessThan(300_000)
  const outdated = picture.replace(/-[\da-f]{8}\.jpg$/, '-00000000.jpg')
  expect((await request.get(outdated, { maxRedirects: 0 })).headers().location).toBe(picture)
  for (const unknown of ['/media/share/article/999999-00000000.jpg', '/media/share/article/5001-00000000.jpg'])
    expect((await request.get(unknown)).status()).toBe(404)
  const sitemap = await (await request.get('/sitemaps/1.xml')).text()
  expect(sitemap).toContain(`<image:loc>`)
  expect(feed).not.toContain('/danh-cho-can-bo-y-te/')
})

const PARTNERS = (page: Page) => page.getByRole('list', { name: 'Đơn vị đồng hành' }).getByRole('img')
const bank = `${paths.menuBank}?cho=`

test('the institute stands on a mother’s menus and not on a child’s, the first partner alone on tips and classes', async ({
  page,
}) => {
  const shown = async () => PARTNERS(page).evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  await page.goto(`${bank}2`)
  expect(await shown()).toContain('Viện Dinh dưỡng')
  await untilAlive(page)
  await followLink(page, paths.home)
  await expect.poll(shown).toContain('Viện Dinh dưỡng')
  // Whatever the address says: the bank without a query shows a baby's menus, a week's menu is whose it is.
  for (const childs of [`${bank}7`, paths.menuBank, `${paths.menu}/51`]) {
    await followLink(page, childs)
    await expect(page.locator('main [data-menus-for="child"]')).toBeAttached()
    expect(await shown(), childs).not.toContain('Viện Dinh dưỡng')
    await followLink(page, paths.home)
    await expect.poll(shown).toContain('Viện Dinh dưỡng')
  }
  await followLink(page, paths.classes)
  await expect.poll(async () => (await shown()).length).toBe(1)
  await followLink(page, paths.home)
  await expect.poll(shown).toContain('Viện Dinh dưỡng')
})

/** What a field shows of a text, without its spaces and what is beyond its length. */
const shortOf = (text: string) => text.replace(/[\s\p{C}]/gu, '').slice(0, 60)

test('hostile keywords run nothing, with no policy’s help', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, bypassCSP: true })
  const page = await context.newPage()
  let ran = 0
  await page.exposeFunction(TRAP, () => {
    ran += 1
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  const kinds = ['element', 'handler', 'attribute', 'ender']
  const texts = corpus.filter(({ kind }) => kinds.includes(kind)).filter((_, index) => index % 8 === 0)
  const address = (text: string) => `${paths.search}?keyword=${encodeURIComponent(text)}`
  // One of each kind comes with its document, whose text deploy/xss judges for all; the others within the page
  const loaded = isWholeRun ? texts : kinds.flatMap((kind) => texts.filter((each) => each.kind === kind).slice(0, 1))
  expect(loaded.length).toBeGreaterThanOrEqual(kinds.length)
  for (const { text } of loaded) {
    await page.goto(address(text))
    await untilAlive(page)
  }
  for (const { text } of texts.filter((each) => !loaded.includes(each))) {
    await followLink(page, address(text))
    // A field has no line breaks, and the site trims
    const typed = page.locator('main input[name=keyword]')
    await expect.poll(async () => shortOf(await typed.inputValue()), { message: text }).toBe(shortOf(text))
  }
  expect(ran).toBe(0)
  await context.close()
})
