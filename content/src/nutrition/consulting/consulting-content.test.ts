import { describe, expect, test } from '@jest/globals'
import { checkContent } from '../../check-content'
import { problemText } from '../../files/problem'
import { fixtureFiles, memoryFolder } from '../../testing/fixture-content'

const FILE = 'nutrition/consulting.json'
const fixture = JSON.parse(fixtureFiles[FILE] ?? '{}')

function problemsWith(change: object): string[] {
  const files = { ...fixtureFiles, [FILE]: JSON.stringify({ ...fixture, ...change }) }
  return checkContent(memoryFolder(files)).problems.map(problemText)
}
const question = (more: object) => ({ questions: [{ id: 1, type: 'TextField', content: 'Hỏi?', ...more }] })

describe('consulting.json', () => {
  test('of the fixture is right', () => {
    expect(problemsWith({})).toEqual([])
  })

  test.each([
    [{ untoldStandards: [999] }, 'Không có chỉ tiêu 999'],
    [{ judgedStandards: [998] }, 'Không có chỉ tiêu 998'],
    [{ tolerance: { percent: 5, amounts: { 997: 1 }, exactMaximums: [] } }, 'Không có chỉ tiêu 997'],
    [{ portions: [{ rule: 'no-such-rule', grams: {} }] }, 'Không có quy tắc no-such-rule'],
    [question({ type: 'Selection' }), 'Chỉ câu Selection có lựa chọn'],
    [question({ type: 'NumberRange', min: 5, max: 5 }), 'NumberRange cần min nhỏ hơn max'],
    [question({ eats: [{ material: 'gao_te', grams: 1 }] }), 'Chỉ câu NumberRange có eats'],
    [
      question({ type: 'NumberRange', min: 0, max: 5, eats: [{ material: 'khong_co', grams: 1 }] }),
      'Không có nguyên liệu khong_co',
    ],
    [{ questions: [question({}).questions[0], question({}).questions[0]] }, 'id của câu hỏi bị lặp'],
  ])('with %j says %s', (change, message) => {
    expect(problemsWith(change).join('\n')).toContain(message)
  })
})
