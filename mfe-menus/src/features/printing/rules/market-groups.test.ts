import { expect, test } from '@jest/globals'
import { marketGroups } from './market-groups'

const material = (materialId: number, group: string, ediblePercent: number) => ({
  materialId,
  group,
  ediblePercent,
  key: '',
  title: '',
  allergens: [],
  mayContain: [],
  objectTypeIds: [],
  units: [],
  amounts: [],
})
const group = (name: string, market: string) => ({
  group: name,
  market,
  title: '',
  kind: 'vegetable' as const,
  diversity: '',
})
const facts = {
  materials: [material(1, 'leaf', 75), material(2, 'fish', 50), material(3, 'salt', 100)],
  groups: [group('leaf', 'Rau'), group('root', 'Rau'), group('fish', 'Cá'), group('salt', 'Gia vị')],
}
const used = [
  { materialId: 2, title: 'Cá chép', grams: 60 },
  { materialId: 1, title: 'Rau ngót', grams: 30 },
  { materialId: 1, title: 'Rau ngót', grams: 45 },
  { materialId: 3, title: 'Muối', grams: 1.2 },
]

test('sums a material over all dishes for so many people, with what is thrown away, rounded up', () => {
  expect(marketGroups(used, 4, facts)).toEqual([
    { title: 'Rau', lines: [{ text: 'Rau ngót', amount: '4 lạng (400 g)' }] },
    { title: 'Cá', lines: [{ text: 'Cá chép', amount: '5 lạng (480 g)' }] },
    { title: 'Gia vị', lines: [{ text: 'Muối', amount: '5 g' }] },
  ])
})
