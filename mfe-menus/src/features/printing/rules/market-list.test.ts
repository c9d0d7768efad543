import { expect, test } from '@jest/globals'
import { type MarketGoods, marketSheet } from './market-list'

type Good = MarketGoods[number]

const good = (materialId: number, title: string, more: Partial<Good>): Good => ({
  materialId,
  title,
  ediblePercent: 100,
  unit: null,
  pricePerKg: null,
  usuallyAtHome: false,
  stall: 'Rau',
  stallPosition: 0,
  ...more,
})
const price = { amount: 80_000, asOf: '2026-01' }
const goods: MarketGoods = [
  good(4, 'Muối', { stall: 'Gia vị', stallPosition: 8, usuallyAtHome: true, pricePerKg: price }),
  good(2, 'Cá chép', { stall: 'Cá', stallPosition: 4, ediblePercent: 50, pricePerKg: price }),
  good(1, 'Rau ngót', { ediblePercent: 75, unit: { title: 'bó', grams: 300 } }),
  good(3, 'Trứng gà', { stall: 'Trứng', stallPosition: 5, unit: { title: 'quả', grams: 55 }, ediblePercent: 88 }),
]
const used = [
  { materialId: 3, grams: 48.4 },
  { materialId: 2, grams: 60 },
  { materialId: 1, grams: 30 },
  { materialId: 1, grams: 45 },
  { materialId: 4, grams: 1.2 },
  // Breast milk: nobody buys it.
  { materialId: 9, grams: 500 },
]

test('sums a material over all dishes for so many people, in the units and at the stalls of the market', () => {
  expect(marketSheet('Tuần 1', used, 4, goods).blocks).toEqual([
    {
      kind: 'ticks',
      groups: [
        { title: 'Rau', lines: [{ text: 'Rau ngót', amount: '2 bó (400 g)' }] },
        { title: 'Cá', lines: [{ text: 'Cá chép', amount: '5 lạng (480 g)' }] },
        { title: 'Trứng', lines: [{ text: 'Trứng gà', amount: '4 quả (220 g)' }] },
      ],
      notes: [
        'Nhà thường có, bạn xem còn đủ không nhé: Muối.',
        'Tạm tính: 40.000 đ, chưa gồm 2 thứ chưa có giá.',
        expect.stringContaining('làm tròn lên'),
      ],
    },
  ])
})
