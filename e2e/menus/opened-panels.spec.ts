import type { Locator, Page } from '@playwright/test'
import { enter, newAccount } from '../support/accounts'
import { changeLunch, openWednesday } from '../support/menu-builder'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 740 } })

/** Opens the replacements of the second dish of lunch. */
async function openReplacements(page: Page): Promise<{ opener: Locator; heading: Locator; offers: Locator }> {
  const lunch = page.getByRole('region', { name: 'Bữa trưa', exact: true })
  await lunch.getByRole('button', { expanded: false }).nth(1).click()
  const opener = lunch.getByRole('button', { name: /^Đổi món / })
  await opener.click()
  return {
    opener,
    heading: lunch.getByRole('heading', { name: /^Đổi .* sang món nào\?$/ }),
    offers: lunch.getByRole('button', { name: /^Đổi sang / }),
  }
}

/** Whether an element lies whole on the screen, and on top at its middle and near its ends: no bar or bubble is over it. */
async function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) return false
    const middle = (top + bottom) / 2
    return [left + 4, (left + right) / 2, right - 4].every((x) => {
      const hit = document.elementFromPoint(x, middle)
      return hit !== null && (target.contains(hit) || hit.contains(target))
    })
  })
}

const expectUncovered = (element: Locator) => expect.poll(() => isUncovered(element)).toBe(true)

test('replacements come into view clear of the bars, with the focus on their heading, which closing gives back', async ({
  page,
}) => {
  await openWednesday(page)
  const { opener, heading, offers } = await openReplacements(page)
  await expect(heading).toBeFocused()
  await expect(offers.first()).toBeVisible()
  await expectUncovered(heading)
  for (const index of [0, 1, 2]) {
    await expectUncovered(offers.nth(index))
    expect((await offers.nth(index).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  const close = page.getByRole('button', { name: /^Đóng: Đổi / })
  expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await close.click()
  await expect(opener).toBeFocused()
  await expectUncovered(opener)
  await opener.press('Enter')
  await expect(heading).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('without network replacements and suggestions say so, keep the menu, and come when asked again', async ({
  page,
  context,
}) => {
  await openWednesday(page)
  const lunch = page.getByRole('region', { name: 'Bữa trưa', exact: true })
  await expect(lunch.getByRole('button', { expanded: false }).nth(1)).toBeVisible()
  await expect(lunch).not.toContainText('chưa có số liệu')
  const dishes = await lunch.getByRole('button', { expanded: false }).allTextContents()
  await context.setOffline(true)
  const { heading } = await openReplacements(page)
  await expect(heading).toBeFocused()
  await expect(lunch.getByText('Chưa tải được nội dung này')).toBeVisible()
  await page.getByRole('button', { name: /^Gợi ý / }).click()
  await expect(page.getByText('Chưa gợi ý được lúc này')).toBeVisible()
  await expect(lunch.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  // Back in the network they come by themselves.
  await context.setOffline(false)
  await expect(lunch.getByRole('button', { name: /^Đổi sang / }).first()).toBeVisible()
  await heading.press('Escape')
  // A server that does not answer is asked again by a press.
  let isDown = true
  await page.route('**/Menu/ChangeDish', (route) => (isDown ? route.abort() : route.continue()))
  const other = lunch.getByRole('list').first().getByRole('listitem').nth(3)
  await other.getByRole('button', { expanded: false }).first().click()
  await other.getByRole('button', { name: /^Đổi món / }).click()
  await expect(lunch.getByText('Chưa tải được nội dung này')).toBeVisible()
  isDown = false
  await lunch.getByRole('button', { name: 'Thử lại' }).click()
  await expect(lunch.getByRole('button', { name: /^Đổi sang / }).first()).toBeVisible()
  for (const dish of dishes) await expect(lunch).toContainText(dish)
})

test('a day that is on the list and changed since is replaced there, as the press sends it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await enter(context, await newAccount(request), baseURL)
  await openWednesday(page)
  const sent: (string | null)[] = []
  page.on('request', (each) => {
    const url = new URL(each.url())
    if (url.pathname.endsWith('/AddNewMenuCart')) sent.push(url.searchParams.get('increaseNumberOfCarts'))
  })
  const basket = page.getByRole('banner').getByRole('link', { name: 'Danh sách đi chợ, 1 mục' }).first()
  await page.getByRole('button', { name: /^Thêm cả ngày vào danh sách đi chợ/ }).click()
  await expect(basket).toBeVisible()
  await changeLunch(page)
  await page.getByRole('button', { name: /^Có trong danh sách đi chợ: Thứ tư/ }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Thay', exact: true }).first().click()
  await expect(page.getByText('Thay bằng bản này?')).toHaveCount(0)
  await expect(basket).toBeVisible()
  await expect.poll(() => sent).toEqual(['true', 'false'])
})
