import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { checkContent } from '../check-content'
import { contentFolder, contentRoot } from '../files/content-folder'
import { problemText } from '../files/problem'
import { readHealthRules } from '../rules/read-health-rules'
import { safetyRulesOf } from '../rules/safety-rules'
import { fixtureFiles, memoryFolder } from '../testing/fixture-content'

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
    [{ gaps: [{ standardId: 998 }] }, 'Không có chỉ tiêu 998'],
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

describe('the advice of the site', () => {
  const read = (name: string) => JSON.parse(readFileSync(path.join(contentRoot(), 'nutrition', name), 'utf8'))
  const { gaps } = read('consulting.json')
  const { exclusions } = safetyRulesOf(readHealthRules(contentFolder(contentRoot())).rules)

  test('names no food that is unsafe for whom it is for', () => {
    const unsafe: string[] = []
    for (const { standardId, foods = [] } of gaps) {
      for (const { objectTypeIds, materials } of foods) {
        // Vegetables and shellfish are cooked, fruit is eaten as it grew: rules about families are about the latter alone.
        for (const exclusion of exclusions.filter(({ families }) => families?.includes('fruit') ?? true)) {
          const meant = exclusion.objectTypeIds.some((id: number) => objectTypeIds.includes(id))
          const named = materials.filter((material: string) => exclusion.materials?.includes(material))
          if (meant && named.length > 0) unsafe.push(`${standardId}: ${named.join()} (${exclusion.id})`)
        }
      }
    }
    expect(unsafe).toEqual([])
  })

  test('gives everybody who has menus foods for every gap that has foods', () => {
    for (const { standardId, foods = [] } of gaps) {
      if (foods.length === 0) continue
      const covered = foods.flatMap(({ objectTypeIds }: { objectTypeIds: number[] }) => objectTypeIds)
      expect([standardId, ...[...covered].sort((a, b) => a - b)]).toEqual([
        standardId,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
      ])
    }
  })
})
