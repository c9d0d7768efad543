import { expect, test } from '@jest/globals'
import type { MarketItem } from '../../list-device'
import { marketSheet, menuSheets } from './market-sheet'

const item = (key: string, marketAmount: number): MarketItem => ({
  key,
  materialId: 1,
  title: `Thứ ${key}`,
  uses: [{ entryId: 1, grams: marketAmount * 100 }],
  ediblePercent: 100,
  unit: null,
  pricePerKg: null,
  grams: marketAmount * 100,
  marketAmount,
  marketUnit: 'lạng',
  price: null,
  usuallyAtHome: false,
})

test('what is bought is ticked, what is at home is left out and named, own lines stand last', () => {
  const id = '5b1f0e4e-4d0f-4a4c-9f64-0d9f0a6d3c11'
  const sheet = marketSheet(
    {
      groups: [{ group: 'Rau', items: [item('a', 3), item('b', 2), item('c', 1)] }],
      state: {
        revision: 1,
        bought: [{ line: 'b', grams: 200 }],
        atHome: ['c'],
        ownLines: [{ id, text: 'Bỉm' }],
      },
      total: { price: 12_300, unpriced: 1 },
    },
    'Cho tuần này',
  )
  expect(sheet.blocks).toEqual([
    {
      kind: 'ticks',
      groups: [
        {
          title: 'Rau',
          lines: [
            { text: 'Thứ a', amount: '3 lạng (300 g)', ticked: false },
            { text: 'Thứ b', amount: '2 lạng (200 g)', ticked: true },
          ],
        },
        { title: 'Bạn tự ghi', lines: [{ text: 'Bỉm', ticked: false }] },
      ],
      notes: ['Nhà đã có: Thứ c.', 'Tạm tính: 12.300 đ.', '1 thứ chưa có giá.'],
    },
  ])
})

test('a menu of the list says whose it is: of a family each has an entry, kept before its title said so too', () => {
  const days = [{ dayCode: 'N1' as const, meals: [], nutrition: {} }]
  const entry = { title: 'Thực đơn cả nhà', objectTypeId: 10, eaters: 1, days }
  const heads = menuSheets([
    { ...entry, forWhom: 'Bé Na' },
    { ...entry, title: 'Phần của Bé Na trong thực đơn cả nhà', forWhom: 'Bé Na' },
    { ...entry, title: 'Tuần mở', objectTypeId: 2, forWhom: null },
  ]).map(({ title, subtitle }) => [title, subtitle])
  const hers = 'Phần ăn của: Bé Na · 1 người ăn · Phần của bé được để riêng trước khi nêm mắm muối cho cả nhà.'
  expect(heads).toEqual([
    ['Thực đơn cả nhà – Bé Na', hers],
    ['Phần của Bé Na trong thực đơn cả nhà', hers],
    ['Tuần mở', '1 người ăn'],
  ])
})
