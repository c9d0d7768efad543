import { expect, type Page } from '@playwright/test'
import { dishPath, paths } from 'shared-contracts/paths'
import { test } from '../support/accounts'
import { followLink, untilAlive } from '../support/navigate'

const main = (page: Page) => page.locator('main')
const counter = (page: Page) => page.getByRole('banner').locator(`a[href="${paths.favourites}"]`).first()

interface Dish {
  readonly dishId: number
  readonly slug: string
  readonly title: string
}

async function someDish(page: Page): Promise<Dish> {
  const answer = await page.request.post('/api/Dish/Search', { data: { keyword: 'cháo', pageNumber: 1, pageSize: 1 } })
  return (await answer.json()).data.items[0]
}

test('an anonymous visitor who presses a heart is asked to log in', async ({ page }) => {
  await page.goto(paths.babyArticles)
  await untilAlive(page)
  await main(page)
    .getByRole('button', { name: /^Yêu thích: / })
    .first()
    .click()
  await expect(page.getByText('Đăng nhập để mở khóa ngân hàng 2000 món ăn')).toBeVisible()
  await page.goto(paths.favourites)
  await expect(main(page).getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
    'href',
    `${paths.login}?returnTo=${encodeURIComponent(paths.favourites)}`,
  )
})

test('favourites are kept and let go of anywhere; header and lists follow', async ({ page, account }) => {
  const dish = await someDish(page)

  await page.goto(paths.babyArticles)
  const heart = main(page)
    .getByRole('button', { name: /^Yêu thích: / })
    .first()
  await expect(page.getByRole('banner').getByTitle('Trang cá nhân của bạn')).toBeVisible()
  await expect(counter(page)).toHaveAttribute('aria-label', 'Mục yêu thích')
  await heart.click()
  await expect(page.getByText('Đã lưu bài vào mục yêu thích')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(counter(page)).toHaveAttribute('aria-label', 'Mục yêu thích, 1 mục')
  const title = ((await heart.getAttribute('aria-label')) ?? '').replace('Yêu thích: ', '')

  // Another section, without loading a document
  await followLink(page, dishPath(dish))
  await main(page).getByRole('button', { name: 'Lưu món' }).click()
  await expect(main(page).getByRole('button', { name: 'Đã lưu' })).toHaveAttribute('aria-pressed', 'true')
  await expect(counter(page)).toHaveAttribute('aria-label', 'Mục yêu thích, 2 mục')

  await counter(page).click()
  const dishes = main(page).getByRole('region', { name: 'Món ăn' })
  const articles = main(page).getByRole('region', { name: 'Bài viết' })
  await expect(dishes.getByRole('link', { name: dish.title })).toBeVisible()

  // The article's own page knows
  await articles.getByRole('link', { name: title }).click()
  await expect(main(page).getByRole('button', { name: 'Đã lưu' })).toBeVisible()
  await page.goBack()
  await dishes.getByRole('button', { name: `Yêu thích: ${dish.title}` }).click()
  await expect(dishes.getByText('Chưa có món yêu thích nào')).toBeVisible()
  await expect(counter(page)).toHaveAttribute('aria-label', 'Mục yêu thích, 1 mục')

  // Kept on another device meanwhile: the second addition is refused kindly, and shown as kept
  await page.goto(dishPath(dish))
  await expect(counter(page)).toHaveAttribute('aria-label', 'Mục yêu thích, 1 mục')
  const keep = main(page).getByRole('button', { name: 'Lưu món' })
  await account.post('Favorite/AddFavoriteDish', { dishId: dish.dishId })
  await keep.click()
  await expect(main(page).getByRole('button', { name: 'Đã lưu' })).toBeVisible()
  await expect(counter(page)).toHaveAttribute('aria-label', 'Mục yêu thích, 2 mục')
})
