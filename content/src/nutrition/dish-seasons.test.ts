import { expect, test } from '@jest/globals'
import { realRows } from '../testing/prepared'
import { readSeasons, seasonTags } from './dish-seasons'

const { rows } = readSeasons(
  'material,seasons,source\nsu_hao,dong|xuan,EST\nrau_muong,he|thu,EST\ncai_xanh,thu|dong,EST\n',
)
const dish = (...parts: readonly (readonly [string, number])[]) => ({
  ingredients: parts.map(([key, grams]) => ({ material: { key }, grams })),
})

test.each([
  [[['su_hao', 80]], ['mua-xuan', 'mua-dong']],
  [
    [
      ['su_hao', 80],
      ['cai_xanh', 30],
    ],
    ['mua-dong'],
  ],
  [
    [
      ['su_hao', 80],
      ['rau_muong', 30],
    ],
    [],
  ],
  [
    [
      ['rau_muong', 80],
      ['su_hao', 5],
    ],
    ['mua-he', 'mua-thu'],
  ],
  [[['gao_te', 100]], []],
] as const)('%j is of %j', (parts, tags) => {
  expect(seasonTags(dish(...parts), rows)).toEqual(tags)
})

test('a season that is none is a problem of its row', () => {
  const { problems } = readSeasons('material,seasons,source\nsu_hao,mua_mua,EST\n')
  expect(problems).toMatchObject([{ file: 'seasons.csv', line: 2 }])
})

test('each season has dishes of the real bank to offer', () => {
  const links = realRows.dish_tag_links
  for (const id of [15, 16, 17, 18])
    expect(links.filter(({ dish_tag_id }) => dish_tag_id === id).length).toBeGreaterThan(100)
})
