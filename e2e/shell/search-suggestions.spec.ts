import type { Page } from '@playwright/test'
import { deskPaths, paths, searchPath } from 'shared-contracts/paths'
import { expectAccessible, expectAccessibleMain } from '../support/accessible'
import { followLink, untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const suggestionCode = /suggestions-part|suggestions_suggestions-part/

async function openSearch(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Tìm kiếm' }).first().click()
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Từ khóa tìm kiếm' })
  await expect(box).toBeFocused()
  return box
}

test('suggestions in the header are chosen by keys', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(paths.home)
  await untilAlive(page)
  expect(asked.filter((url) => suggestionCode.test(url) || url.includes('Search/Suggest'))).toEqual([])

  const box = await openSearch(page)
  await box.pressSequentially('pho b')
  const options = page.getByRole('listbox', { name: 'Gợi ý tìm kiếm' }).getByRole('option')
  await expect(options.filter({ hasText: 'Phở bò' }).first()).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  for (const option of await options.all()) expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page, 'header')

  await box.press('Escape')
  await expect(options.first()).toBeHidden()
  await expect(box).toBeFocused()
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  expect(await box.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'))
  await box.press('ArrowUp')
  await expect(box).not.toHaveAttribute('aria-activedescendant', /./)
  const dish = options.filter({ hasText: 'Món ăn' }).first()
  const title = (await dish.locator('span').first().textContent()) ?? ''
  while ((await dish.getAttribute('aria-selected')) !== 'true') await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.dish}/\\d`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a late answer to what was typed before is never shown, and a failing one leaves the form', async ({ page }) => {
  await page.route('**/api/Search/Suggest', async (route) => {
    const { keyword } = route.request().postDataJSON()
    if (keyword === 'c') await new Promise((resolve) => setTimeout(resolve, 1500))
    if (keyword === 'cháo') return route.abort()
    const data = [{ kind: 'words', title: `${keyword} hồi`, path: searchPath(`${keyword} hồi`) }]
    await route.fulfill({ json: { success: true, data, message: null } }).catch(() => {})
  })
  // The header of a wide window has another place for it
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(paths.home)
  await untilAlive(page)
  const box = await openSearch(page)
  const options = page.getByRole('option')
  await box.fill('c')
  await page.waitForTimeout(400)
  await box.fill('cá')
  await expect(options).toHaveText([/^cá hồi/])
  await page.waitForTimeout(1500)
  await expect(options).toHaveText([/^cá hồi/])
  await box.fill('cháo')
  await expect(options).toHaveCount(0)
  await box.press('Enter')
  await expect(page).toHaveURL(searchPath('cháo'))
})

test('the kind that answers leads, and a misspelt keyword is offered as it was meant', async ({ page }) => {
  await page.goto(searchPath('pho bo'))
  await expect(page.locator('main h3').first()).toHaveText('Phở bò')
  await untilAlive(page)
  await followLink(page, searchPath('an dam'))
  await expect(page.locator('main h3').first()).toHaveText(/^Bắt đầu ăn dặm lúc 6 tháng/)
  await followLink(page, searchPath('cá hòi'))
  await expect(page.locator('main').getByRole('link', { name: 'cá hồi', exact: true })).toBeVisible()
  await expectAccessibleMain(page)
  await page.locator('main').getByRole('link', { name: 'cá hồi', exact: true }).click()
  await expect(page).toHaveURL(searchPath('cá hồi'))
  await expect(page.locator('main h3').first()).toHaveText(/cá hồi/i)
})

test('what is not found three times waits for an editor, who judges it with a press', async ({ page }) => {
  const keyword = `sushi ${'abcdefghij'[new Date().getSeconds() % 10]}${String(Date.now()).slice(-3)}`
  for (let time = 0; time < 3; time += 1) {
    const counted = page.waitForResponse((answer) => answer.url().includes('Search/AddMiss'))
    await page.goto(searchPath(keyword))
    await expect(page.getByText(`Ngân hàng món ăn chưa có “${keyword}”.`)).toBeVisible()
    expect((await counted).status()).toBe(200)
  }
  await untilAlive(page)
  await followLink(page, deskPaths.searches)
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  await signIn(page, 'quantri@example.vn')
  await page.goto(deskPaths.hub)
  const line = main.getByRole('link', { name: `“${keyword}”: tìm 3 lần chưa thấy` })
  await line.click()
  await expect(page).toHaveURL(new RegExp(`${deskPaths.searches}$`))

  const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: keyword, exact: true }) })
  await expect(card).toContainText('Tìm 3 lần trong tuần')
  await card.getByText(`Chấm: ${keyword}`).click()
  await expectAccessibleMain(page)
  await card.getByRole('button', { name: 'Chưa có bài: cần viết' }).press('Enter')
  await expect(card).toContainText('Đã chấm')
  await expect(main.getByRole('row', { name: new RegExp(keyword) })).toContainText('Cần viết bài')
  await expectAccessibleMain(page)
  await followLink(page, deskPaths.hub)
  await expect(main.getByRole('link', { name: 'Tìm mà không thấy' })).toBeVisible()
  await expect(line).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the form searches, and results have pages', async ({ page }) => {
    await page.goto(paths.search)
    await page.locator('main').getByRole('searchbox').fill('cháo')
    await page.locator('main').getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/tim-kiem\?keyword=ch/)
    await expect(page.locator('main h3').first()).toBeVisible()
    await page.getByRole('link', { name: /Món ăn \(/ }).click()
    await page.getByRole('link', { name: 'Trang 2', exact: true }).click()
    await expect(page).toHaveURL(/trang=2/)
    await expect(page.locator('main h3').first()).toBeVisible()
  })
})
