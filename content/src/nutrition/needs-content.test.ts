import { describe, expect, test } from '@jest/globals'
import type { Need } from 'shared-contracts/nutrition'
import { fixtureFiles } from '../testing'
import { memoryFolder } from '../testing/fixture-content'
import { recommendationOf } from './needs-content'
import { readNutritionContent } from './nutrition-content'

const HEADER =
  'objectTypeId,standardId,min,max,need,upper,upperOf,enforce,weekMean,dayMax,reason,source,upperSource,note'

/** Problems of a content whose needs are these rows. */
function problemsOf(...rows: readonly string[]): readonly string[] {
  const files = { ...fixtureFiles, 'nutrition/needs.csv': [HEADER, ...rows, ''].join('\n') }
  return readNutritionContent(memoryFolder(files)).problems.map(({ message }) => message)
}

describe('a need', () => {
  test.each([
    ['2,103,20,,27,45,,soft,,,ironTablets,NIN2016,NIN2016,', null],
    ['2,57,1300,,1200,,,soft,,,,NIN2016,,', /1200 lies outside its range, without a reason/],
    ['2,57,1000,1100,1200,,,soft,,,,NIN2016,,', /1200 lies outside its range, without a reason/],
    ['2,57,1000,,1200,,,soft,,,,NIN2016,,', /begins at 1000, below the recommendation 1200/],
    ['2,57,1200,2600,1200,2500,,soft,,,,NIN2016,NIN2016,', /max is above the safe upper level/],
    ['2,57,1200,,1200,2500,,soft,,,,NIN2016,,', /upper and upperSource belong together/],
    ['2,57,,5,,,,soft,1,4,,NIN2016,,', /dayMax is not below max/],
    ['2,57,,5,,,,soft,,6,,NIN2016,,', /weekMean, max and dayMax belong together/],
    ['2,57,1200,,1200,,,soft,,,whim,NIN2016,,', /reason is "whim"/],
    ['2,57,1200,,1200,,,soft,,,,NIN1999,,', /Không có nguồn NIN1999/],
    ['2,57,2600,,,2500,,soft,,,,NIN2016,NIN2016,', /min is above max/],
    ['2,1,1000,3000,3000,,,hard,,,,NIN2016,,', /3000 khác energy-needs\.csv/],
    ['2,1,2260,2282,2282,,,hard,,,,NIN2016,,', null],
    ['2,1,2261,2282,2282,,,hard,,,,NIN2016,,', /khuyến nghị 2260–2282 kcal nằm ngoài khoảng của thực đơn/],
    ['2,1,2168,2281,2270,,,hard,,,,NIN2016,,', /khuyến nghị 2260–2282 kcal nằm ngoài khoảng của thực đơn/],
  ])('%s: %s', (row, problem) => {
    const messages = problemsOf(row)
    if (problem === null) expect(messages).toEqual([])
    else expect(messages.join('\n')).toMatch(problem)
  })
})

test.each([
  [
    { min: 143, max: null, need: 110, source: 'NIN2016' },
    { from: 110, to: 110 },
  ],
  [
    { min: 13, max: 20, need: 16.5, source: 'NIN2016' },
    { from: 13, to: 20 },
  ],
  [
    { min: null, max: 5, need: null, source: 'NIN2016' },
    { from: null, to: 5 },
  ],
  [
    { min: 15, max: 35, need: null, source: 'BAND' },
    { from: null, to: null },
  ],
  [
    { min: null, max: 2700, need: null, upper: 2700, source: 'NIN2016' },
    { from: null, to: null },
  ],
])('%j recommends %j', (figures, recommended) => {
  const need: Need = {
    objectTypeId: 2,
    standardId: 1,
    enforce: 'soft',
    upper: null,
    upperOf: 'all',
    upperSource: '',
    note: '',
    ...figures,
  }
  expect(recommendationOf(need)).toEqual(recommended)
})
