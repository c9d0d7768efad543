import { describe, expect, test } from '@jest/globals'
import { parseStage, shortStageTitle, stageCode, stageObjectTypeId, stageTitle } from './stage'

describe('whose needs are shown', () => {
  test.each([
    ['me-cho-con-bu', 4],
    ['tuan-1', 1],
    ['tuan-12', 1],
    ['tuan-13', 2],
    ['tuan-24', 2],
    ['tuan-25', 3],
    ['tuan-40', 3],
    ['be-0-thang', null],
    ['be-5-thang', null],
    ['be-6-thang', 5],
    ['be-8-thang', 5],
    ['be-9-thang', 6],
    ['be-11-thang', 6],
    ['be-12-thang', 7],
    ['be-17-thang', 7],
    ['be-18-thang', 8],
    ['be-23-thang', 8],
    ['be-24-thang', 9],
    ['be-35-thang', 9],
    ['be-36-thang', 10],
    ['be-59-thang', 10],
  ])('%s is object type %s, and comes back as the same code', (code, objectTypeId) => {
    const stage = parseStage(code)
    if (!stage) throw new Error(`${code} was not understood`)
    expect(stageObjectTypeId(stage)).toBe(objectTypeId)
    expect(stageCode(stage)).toBe(code)
  })

  test.each([null, '', 'tuan-0', 'tuan-41', 'tuan-', 'be-60-thang', 'be--thang', 'be-1.5-thang', 'rubbish'])(
    'understands %p as nothing',
    (code) => {
      expect(parseStage(code)).toBeNull()
    },
  )
})

test('past term is neither a week nor nursing', () => {
  const stage = { kind: 'past-term' } as const
  expect(stageObjectTypeId(stage)).toBe(4)
  expect(`${stageTitle(stage)} ${shortStageTitle(stage)}`).not.toMatch(/tuần|bú/i)
})
