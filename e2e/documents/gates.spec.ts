import type { APIRequestContext, Page } from '@playwright/test'
import { menuPath, paths } from 'shared-contracts/paths'
import { tokenOf } from '../support/accounts'
import { followLink, untilAlive } from '../support/navigate'
import { DEMO_PASSWORD, signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const STAFF = 'canboyte@example.vn'
const MOTHER = 'mechobu@example.vn'

const main = (page: Page) => page.locator('main')

interface StaffArticle {
  readonly articleId: number
  readonly title: string
  readonly slug: string
}

/** Articles of the first catalog for medical staff, as staff get them. */
async function staffArticles(request: APIRequestContext): Promise<readonly StaffArticle[]> {
  const authorization = `Bearer ${await tokenOf(request, STAFF, DEMO_PASSWORD)}`
  const answer = await request.get('/api/Article/GetByCatalog?catalogCode=tai-lieu-chuyen-mon&pageSize=50', {
    headers: { authorization },
  })
  expect(answer.headers()['cache-control']).toContain('no-store')
  return (await answer.json()).data.items
}

const addressOf = ({ articleId, slug }: StaffArticle) => `${paths.professionalDocuments}/${articleId}-${slug}`

test('documents of the staff section are the same with and without a token, and hold no article', async ({
  request,
}) => {
  const articles = await staffArticles(request)
  const [first] = articles
  if (!first) throw new Error('no article for staff')
  const authorization = `Bearer ${await tokenOf(request, STAFF, DEMO_PASSWORD)}`
  for (const path of [paths.staff, paths.professionalDocuments, addressOf(first).replace(first.slug, 'ten-khac')]) {
    const open = await request.get(path)
    const asStaff = await request.get(path, {
      headers: { authorization, cookie: authorization.replace('Bearer ', 'token=') },
    })
    const html = await open.text()
    // What stands on every page (the navigation, a banner) may be changed by an editor's test between two requests.
    const later = await (await request.get(path)).text()
    expect(open.status()).toBe(200)
    expect([html, later]).toContain(await asStaff.text())
    expect(articles.filter(({ title, slug }) => html.includes(title) || html.includes(slug))).toEqual([])
    expect(html).toContain('tài khoản cán bộ y tế đã được duyệt')
    expect(/<meta name="robots" content="noindex/.test(html)).toBe(path !== paths.staff)
  }
  const parts = await (await request.get('/sitemap.xml')).text()
  for (const [part = ''] of parts.matchAll(/\/sitemaps\/\d+\.xml/g)) {
    const map = await (await request.get(part)).text()
    expect(map).not.toContain(paths.professionalDocuments)
    if (part.endsWith('/1.xml')) expect(map).toContain(`${paths.staff}</loc>`)
  }
})

/** Where everybody may learn what is new: feeds that there may be, and those that a page names. */
const FEEDS = ['/rss.xml', '/feed.xml', '/atom.xml', '/feed', '/rss', `${paths.staff}/rss.xml`]

test('no feed, map or share picture names anything for staff', async ({ request }) => {
  const authorization = `Bearer ${await tokenOf(request, STAFF, DEMO_PASSWORD)}`
  const files: { title: string; fileName: string }[] = (
    await (await request.get('/api/Staff/GetFiles', { headers: { authorization } })).json()
  ).data
  const marks = [
    ...(await staffArticles(request)).flatMap(({ title, slug }) => [title, slug]),
    ...files.flatMap(({ title, fileName }) => [title, fileName]),
  ]
  expect(files.length).toBeGreaterThanOrEqual(5)
  const named: string[] = []
  for (const path of [paths.home, paths.notebook, paths.latestArticles, paths.staff]) {
    const html = await (await request.get(path)).text()
    const links = html.match(/<link[^>]+rel="alternate"[^>]*>/g) ?? []
    named.push(...links.flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []))
  }
  for (const address of new Set([...FEEDS, ...named, '/sitemap.xml', '/robots.txt', paths.staffFiles])) {
    // Once as anybody and once with a token: an answer that was made for staff must not lie there for others.
    for (const asStaff of [true, false]) {
      const answer = await request.get(address, asStaff ? { headers: { authorization } } : {})
      const text = await answer.text()
      expect([200, 404]).toContain(answer.status())
      expect([address, marks.filter((mark) => text.includes(mark))]).toEqual([address, []])
    }
  }
})

test('without login the staff section says how to get access, and login leads back', async ({ page, request }) => {
  const [article] = await staffArticles(request)
  if (!article) throw new Error('no article for staff')
  await page.goto(addressOf(article))
  await untilAlive(page)
  for (const path of [addressOf(article), paths.staff, paths.staffFiles, paths.professionalDocuments]) {
    await followLink(page, path)
    await expect(main(page).getByText('Trang này dành cho cán bộ y tế')).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
      'href',
      `${paths.login}?returnTo=${encodeURIComponent(path)}`,
    )
    await expect(page.getByText(article.title)).toHaveCount(0)
  }
})

test('another type of account is told why', async ({ page, request }) => {
  const [article] = await staffArticles(request)
  if (!article) throw new Error('no article for staff')
  await signIn(page, MOTHER)
  await page.goto(addressOf(article))
  await expect(main(page).getByText('không phải tài khoản cán bộ y tế')).toBeVisible()
  await expect(page.getByText(article.title)).toHaveCount(0)
})

test('approved staff and administrators read the section', async ({ page, request }) => {
  const [article] = await staffArticles(request)
  if (!article) throw new Error('no article for staff')
  for (const email of [STAFF, 'quantri@example.vn']) {
    await page.context().clearCookies()
    await signIn(page, email)
    await page.goto(paths.staff)
    await expect(main(page).getByRole('link', { name: article.title }).first()).toBeVisible()
    await expect(main(page).getByText('Trang này dành cho cán bộ y tế')).toHaveCount(0)
    await untilAlive(page)
    await followLink(page, paths.professionalDocuments)
    await main(page).getByRole('link', { name: article.title }).first().click()
    await expect(main(page).getByRole('heading', { level: 1, name: article.title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(article.title.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  }
  // What a former address leads to finds its way for those who may read it.
  await page.goto(`/ArticleMedical/${article.articleId}`)
  await expect(main(page).getByRole('heading', { level: 1, name: article.title })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${addressOf(article)}$`))
})

test('a menu beyond the free week shows its card, and its days after login', async ({ page, request }) => {
  const answer = await request.post('/api/Menu/Search', { data: { kind: 'week', objectTypeId: 2 } })
  const menu: { menuId: number; title: string } = (await answer.json()).data.items[0]
  const path = `${menuPath(menu.menuId)}?ngay=N3`
  await page.goto(path)
  await untilAlive(page)
  await expect(main(page).getByRole('heading', { level: 1, name: menu.title })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
    'href',
    `${paths.login}?returnTo=${encodeURIComponent(path)}`,
  )
  await expect(main(page).getByRole('link', { name: 'Thứ tư' })).toHaveCount(0)
  expect(await (await request.get(path)).text()).not.toContain('"meals"')

  await signIn(page, MOTHER)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await expect(main(page).getByRole('link', { name: 'Thứ tư' })).toHaveAttribute('aria-current', /./)
  await expect(main(page).getByText('Đăng nhập để xem các bữa')).toHaveCount(0)
})
