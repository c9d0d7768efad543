import { expect, test } from '@jest/globals'
import { parseStage } from 'shared-contracts/family'
import { stageCategory } from './stage-category'

test.each([
  ['tuan-1', 'mang-thai'],
  ['tuan-40', 'mang-thai'],
  ['me-cho-con-bu', 'cho-con-bu'],
  ['be-0-thang', 'bu-me'],
  ['be-5-thang', 'bu-me'],
  ['be-6-thang', 'an-dam'],
  ['be-11-thang', 'an-dam'],
  ['be-12-thang', 'tre-1-5-tuoi'],
  ['be-59-thang', 'tre-1-5-tuoi'],
])('articles for %s are those of %s', (code, category) => {
  const stage = parseStage(code)
  expect(stage && stageCategory(stage).categoryCode).toBe(category)
})

test('past term is still read of as a pregnancy, not as nursing', () => {
  expect(stageCategory({ kind: 'past-term' }).categoryCode).toBe('mang-thai')
})
