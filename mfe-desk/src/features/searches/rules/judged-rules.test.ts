import { expect, test } from '@jest/globals'
import { judgedCsv } from './judged-csv'
import { judgedShares } from './judged-shares'

const article = { kind: 'article', id: 2006, title: 'Ốm nghén, ăn gì?', path: '/x' } as const
const dish = (title: string | null) => ({ kind: 'dish', id: 7, title, path: '/y' }) as const

test.each([
  ['ốm nghén', article, 'ốm nghén,desk,article:2006\n'],
  ['phở', dish('Phở bò'), 'phở,desk,dish:Phở bò\n'],
  ['canh cua', dish('Canh cua rau đay, mồng tơi'), 'canh cua,desk,dish~Canh cua rau đay mồng tơi\n'],
  ['lẩu', dish('Lẩu gà|vịt'), 'lẩu,desk,dish~Lẩu gà vịt\n'],
  ['sườn cừu', null, ''],
  ['món cũ', dish(null), ''],
])('“%s” with %j is the line %j', (query, wanted, line) => {
  expect(judgedCsv([{ query, wanted }])).toBe(line)
})

test('each line ends, so that the next file can be put behind it', () => {
  const lines = [
    { query: 'phở', wanted: dish('Phở bò') },
    { query: 'sườn cừu', wanted: null },
    { query: 'nghén', wanted: article },
  ]
  expect(judgedCsv(lines)).toBe('phở,desk,dish:Phở bò\nnghén,desk,article:2006\n')
})

test('shares: first, the next two, further, missing; what nothing answers yet stands apart', () => {
  const at = (...places: (number | null)[]) => places.map((place) => ({ wanted: article, place }))
  expect(judgedShares([...at(1, 1, 2, 3, 4, 40, null), { wanted: null, place: null }])).toEqual({
    ...{ sought: 7, first: 2, nextTwo: 2, further: 2, missing: 1, unwritten: 1 },
  })
  expect(judgedShares([])).toEqual({ sought: 0, first: 0, nextTwo: 0, further: 0, missing: 0, unwritten: 0 })
})
