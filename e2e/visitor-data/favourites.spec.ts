import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { enter, newAccount } from '../support/accounts'
import { followLink, untilAlive } from '../support/navigate'
import { bringToFront, expectSameDocument, markDocument, openTab } from '../support/tabs'
import { expect, test } from '../support/test'

const main = (page: Page) => page.locator('main')
const counter = (page: Page) => page.getByRole('banner').locator(`a[href="${paths.favourites}"]`).first()
const hearts = (page: Page) => main(page).getByRole('button', { name: /^Yêu thích: / })
const articles = (page: Page) => main(page).getByRole('region', { name: 'Bài viết' })

test('a favourite kept or let go of in one section is so in every other and in every tab', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await newAccount(request)
  await enter(context, account, baseURL)
  const asked: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/api/Favorite/GetFavoriteIds')) asked.push(sent.url())
  })
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/Favorite/GetFavoriteIds'))
  await page.goto(paths.babyArticles)
  await untilAlive(page)
  await answered
  // Every heart of the page and the header know from one answer; coming back to the front may ask again.
  expect(asked).toHaveLength(1)
  await markDocument(page)
  const list = await openTab(page, paths.favourites)
  await expect(counter(list)).toHaveAttribute('aria-label', 'Mục yêu thích')

  await bringToFront(page)
  const heart = hearts(page).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(counter(page)).toHaveAttribute('aria-label', 'Mục yêu thích, 1 mục')
  const label = (await heart.getAttribute('aria-label')) ?? ''
  const title = label.replace('Yêu thích: ', '')

  await bringToFront(list)
  await expect(counter(list)).toHaveAttribute('aria-label', 'Mục yêu thích, 1 mục')
  await expect(articles(list).getByRole('link', { name: title })).toBeVisible()

  await bringToFront(page)
  await followLink(page, paths.favourites)
  await expect(articles(page).getByRole('link', { name: title })).toBeVisible()
  await articles(page).getByRole('button', { name: label }).click()
  await expect(counter(page)).toHaveAttribute('aria-label', 'Mục yêu thích')
  await followLink(page, paths.babyArticles)
  await expect(main(page).getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'false')
  await expectSameDocument(page)

  await bringToFront(list)
  await expect(counter(list)).toHaveAttribute('aria-label', 'Mục yêu thích')
  await expect(articles(list).getByRole('link', { name: title })).toHaveCount(0)
  await expectSameDocument(list)
})

test('what another device changed is there when the window comes back to the front', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await newAccount(request)
  await enter(context, account, baseURL)
  const answer = await page.request.post('/api/Dish/Search', { data: { keyword: 'cháo', pageNumber: 1, pageSize: 1 } })
  const { dishId } = (await answer.json()).data.items[0]
  await page.goto(paths.babyArticles)
  await untilAlive(page)
  await expect(page.getByRole('banner').getByTitle('Trang cá nhân của bạn')).toBeVisible()
  await markDocument(page)

  await account.post('Favorite/AddFavoriteDish', { dishId })
  // A minute later.
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 60_000
  })
  await bringToFront(page)
  await expect(counter(page)).toHaveAttribute('aria-label', 'Mục yêu thích, 1 mục')
  await expectSameDocument(page)
})
