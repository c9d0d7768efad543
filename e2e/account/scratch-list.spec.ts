import { expect, test } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { enter, newAccount } from '../support/accounts'
import { untilAlive } from '../support/navigate'

const item = (id: number, title: string, more: object = {}) => ({
  key: `m${id}`,
  materialId: id,
  title,
  uses: [
    { entryId: 1, grams: 120 },
    { entryId: 2, grams: 60 },
  ],
  ediblePercent: 80,
  unit: null,
  pricePerKg: { amount: 30000, asOf: '2026-11-01' },
  usuallyAtHome: false,
  grams: 225,
  marketAmount: 3,
  marketUnit: 'lạng',
  price: 9000,
  ...more,
})
const entry = (id: number, title: string, more: object = {}) => ({
  id,
  type: 0,
  title,
  objectTypeId: 2,
  forWhom: null,
  plannedFor: '2026-11-23',
  eaters: 2,
  menuId: 12,
  days: [
    {
      dayCode: 'N1',
      nutrition: {},
      meals: [
        {
          mealCode: 2,
          dishes: [
            {
              dishId: 1,
              title: 'Cháo cá hồi',
              slug: 'chao',
              illustration: 'chao',
              portion: 1,
              grams: 200,
              energy: 320,
            },
          ],
        },
      ],
    },
  ],
  dish: null,
  limits: [],
  addedAt: '2026-11-21T00:00:00Z',
  ...more,
})
const list = {
  groups: [
    {
      group: 'Thịt, cá, trứng',
      items: [
        item(1, 'Thịt nạc vai'),
        item(2, 'Trứng gà ta', { unit: { title: 'quả', grams: 55 }, pricePerKg: null, price: null }),
        item(3, 'Cá hồi phi lê tươi loại ngon'),
      ],
    },
    {
      group: 'Rau, củ',
      items: [item(4, 'Rau mồng tơi', { unit: { title: 'bó', grams: 300 } }), item(5, 'Cà rốt'), item(6, 'Khoai tây')],
    },
    { group: 'Gia vị', items: [item(7, 'Nước mắm', { usuallyAtHome: true })] },
  ],
  entries: [
    entry(1, 'Thực đơn ngày thứ hai cho mẹ mang thai 3 tháng giữa', { limits: [] }),
    entry(2, 'Cháo cá hồi bí đỏ', {
      type: 2,
      forWhom: 'Bé Na',
      eaters: 1,
      menuId: null,
      days: [],
      dish: {
        dishId: 1,
        title: 'Cháo cá hồi',
        slug: 'chao',
        illustration: 'chao',
        portion: 1,
        grams: 200,
        energy: 320,
      },
    }),
  ],
  state: {
    revision: 1,
    bought: [{ line: 'm5', grams: 300 }],
    atHome: ['m7'],
    ownLines: [{ id: '8b2a3f5e-0000-4000-8000-000000000001', text: 'Bỉm cho bé' }],
  },
  total: { price: 45000, unpriced: 1 },
}
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test('look', async ({ page, context, baseURL, request }) => {
  await enter(context, await newAccount(request), baseURL)
  await context.route('**/api/UserCart/ExportAllMenuUserCart', (r) =>
    r.fulfill({ json: { success: true, data: list, message: '' } }),
  )
  await context.route('**/api/UserCart/GetShares', (r) =>
    r.fulfill({
      json: {
        success: true,
        data: [{ id: 1, createdAt: '2026-11-21T00:00:00Z', expiresAt: '2026-12-21T00:00:00Z' }],
        message: '',
      },
    }),
  )
  await context.route('**/api/UserCart/ShareList', (r) =>
    r.fulfill({
      json: {
        success: true,
        data: {
          id: 2,
          createdAt: '2026-11-21T00:00:00Z',
          expiresAt: '2026-12-21T00:00:00Z',
          token: 'abcdefghijklmnopqrstuvwxyz0123456789',
        },
        message: '',
      },
    }),
  )
  page.on('console', (m) => console.log(m.type(), m.text()))
  page.on('pageerror', (e) => console.log('ERR', e.message))
  for (const [w, h] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width: w, height: h })
    await page.goto(paths.cart)
    await untilAlive(page)
    await expect(page.getByText('Thịt nạc vai')).toBeVisible()
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/list-shots/market-${w}.png`, fullPage: true })
    await page.screenshot({ path: `/tmp/list-shots/market-${w}-view.png` })
    await page.goto(`${paths.cart}?xem=da-chon`)
    await untilAlive(page)
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/list-shots/chosen-${w}.png`, fullPage: true })
    await page.getByRole('button', { name: 'Liên kết cho người nhà' }).click()
    await page.getByRole('button', { name: 'Tạo liên kết' }).click()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/list-shots/share-${w}.png` })
  }
  console.log(await page.evaluate(async () => (await caches.keys()).join()))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.cart)
  await page.waitForTimeout(3000)
  console.log(
    await page.evaluate(async () => (await (await caches.open('site-list-1')).keys()).map((r) => r.url).join('\n')),
  )
  await context.unrouteAll()
  await context.setOffline(true)
  await page.getByText('Thịt nạc vai').click()
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/list-shots/offline-tick.png' })
  await page.goto(paths.cart)
  await page.waitForTimeout(3000)
  await page.screenshot({ path: '/tmp/list-shots/offline-reload.png' })
})
test('anonymous and shared', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.cart)
  await untilAlive(page)
  await page.waitForTimeout(1000)
  await page.screenshot({ path: '/tmp/list-shots/anonymous.png' })
  await page.route('**/api/UserCart/GetSharedList', (r) =>
    r.fulfill({
      json: {
        success: true,
        data: {
          groups: list.groups,
          ownLines: list.state.ownLines,
          bought: list.state.bought,
          titles: ['Cháo', 'Cơm'],
          expiresAt: '2026-12-21T00:00:00Z',
        },
        message: '',
      },
    }),
  )
  await page.goto(`${paths.sharedList}#abcdefghijklmnopqrstuvwxyz0123456789`)
  await untilAlive(page)
  await page.waitForTimeout(1000)
  await page.screenshot({ path: '/tmp/list-shots/shared.png', fullPage: true })
})
