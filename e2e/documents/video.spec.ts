import type { Page } from '@playwright/test'
import { pageDataPath, paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { followLink, untilAlive } from '../support/navigate'
import { expect, test } from '../support/test'

const VIDEO = { youtube: 'abcdefghijk', title: 'Rửa tay sáu bước' }
const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`

/** Opens an article that has a video, with stand-ins for YouTube's pictures and player; tells what was asked of YouTube. */
async function openVideo(page: Page, [width, height]: readonly [number, number]): Promise<string[]> {
  const asked: string[] = []
  // The page's data comes of the stand-in too, not of the document host.
  await page.route(`**${pageDataPath('/**')}`, (route) => route.fulfill({ status: 404 }))
  await page.route('**/api/Article/GetById**', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, video: VIDEO, mediaType: 4 } } })
  })
  await page.route(/^https:\/\/[\w.-]*(?:ytimg|youtube)/, async (route) => {
    const url = route.request().url()
    asked.push(url)
    if (url.includes('ytimg')) await route.fulfill({ contentType: 'image/svg+xml', body: picture(width, height) })
    else
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<!doctype html><title>x</title><p>Đang chiếu</p>',
      })
  })
  await page.goto(paths.home)
  await untilAlive(page)
  const list = await page.request.get('/api/Article/GetByCatalog?catalogCode=dinh-duong-va-suc-khoe-cho-be')
  const [article] = (await list.json()).data.items
  await followLink(page, `${paths.babyArticles}/${article.articleId}-${article.slug}`)
  await expect(page.getByRole('button', { name: `Xem video: ${VIDEO.title}` })).toBeVisible()
  return asked
}

test('YouTube is asked for nothing before the press, and plays in a frame of its own after it', async ({ page }) => {
  const asked = await openVideo(page, [480, 360])
  await expectAccessible(page, 'main figure')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: `Xem video: ${VIDEO.title}` }).press('Enter')
  const player = page.frameLocator(`iframe[title="${VIDEO.title}"]`).frameLocator('iframe')
  await expect(player.getByText('Đang chiếu')).toBeVisible()
  expect(asked.map((url) => new URL(url).host)).toEqual(['i.ytimg.com', 'www.youtube-nocookie.com'])
  expect(asked[1]).toContain(`/embed/${VIDEO.youtube}?`)
})

test('a video whose picture is 120 × 90 is gone: the own illustration stays', async ({ page }) => {
  const asked = await openVideo(page, [120, 90])
  await page.getByRole('button', { name: `Xem video: ${VIDEO.title}` }).click()
  await expect(page.getByText('Video này hiện không còn trên YouTube.')).toBeVisible()
  await expect(page.locator('main figure img')).toBeVisible()
  await expect(page.locator('main iframe')).toHaveCount(0)
  expect(asked.map((url) => new URL(url).host)).toEqual(['i.ytimg.com'])
})

test('only the frame may hold the player, and only with an id of a video', async ({ request }) => {
  const frame = await request.get(`/khung/video/${VIDEO.youtube}`)
  expect(frame.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect((await request.get(paths.home)).headers()['content-security-policy']).toContain("frame-src 'self';")
  expect((await request.get('/khung/video/x')).status()).toBe(404)
})
