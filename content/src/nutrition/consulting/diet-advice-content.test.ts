import { describe, expect, test } from '@jest/globals'
import { checkContent } from '../../check-content'
import { problemText } from '../../files/problem'
import { fixtureFiles, memoryFolder } from '../../testing/fixture-content'
import { realRows } from '../../testing/prepared'
import { DIET_VERDICTS, type DietAdvice, LOW_DAY_PARTS } from './consulting-rules'

const FILE = 'advice/diet.json'
const children = [{ stage: 'child', fromDay: 181, toDay: 1825 }]

function problemsWith(change: object): readonly string[] {
  const fixture: unknown[] = JSON.parse(fixtureFiles[FILE] ?? '[]')
  const entry = {
    id: 'new',
    audience: children,
    text: 'Ăn đa dạng.',
    on: { standardId: 57, status: 'below' },
    ...change,
  }
  const files = { ...fixtureFiles, [FILE]: JSON.stringify([...fixture, entry]) }
  return checkContent(memoryFolder(files)).problems.map(problemText)
}

describe('an advice text', () => {
  test('of the fixture is right, so is one like it', () => {
    expect(problemsWith({})).toEqual([])
  })

  test.each<[object, string]>([
    [{ id: 'energy-below' }, 'id bị lặp'],
    [{ audience: [{ stage: 'child', fromDay: 181, toDay: 200 }] }, 'không chứa trọn nhóm đối tượng nào'],
    [{ rules: ['no-such-rule'] }, 'không có quy tắc no-such-rule'],
    [{ on: { standardId: 999, status: 'below' } }, 'không có chỉ tiêu 999'],
    [{ on: { questionId: 3, optionId: 7 } }, 'không có lựa chọn 7 của câu 3'],
    [{ on: { ruleId: 'no-such-rule' } }, 'không có quy tắc no-such-rule'],
    [{ foods: ['khong_co'] }, 'không có nguyên liệu khong_co'],
    [{ text: 'Mỗi ngày thêm một thìa dầu.' }, 'câu chữ đòi fat+'],
    [{ text: 'Bớt món rán.', asks: ['fat+'] }, 'câu chữ đòi fat-'],
    [{ text: 'Cho bé thêm sữa ở bữa phụ.' }, 'câu chữ đòi milk+'],
    [{ text: 'Bớt dần sữa, không cho uống sát bữa ăn.' }, 'câu chữ đòi milk-'],
    [{ text: 'Năng lượng vượt khoảng {gap}.' }, 'câu chữ đòi energy-'],
  ])('with %j says %s', (change, message) => {
    expect(problemsWith(change).join('\n')).toContain(message)
  })

  test.each(['Bớt các món mặn.', 'Cho bé bú thêm sữa mẹ.', 'Bớt cay, thêm rau.'])('"%s" asks for nothing', (text) => {
    expect(problemsWith({ text })).toEqual([])
  })
})

describe('the advice of the site', () => {
  const rules = realRows.consulting_rules[0]?.rules
  const advice = rules?.advice ?? []
  const of = (objectTypeId: number) => advice.filter(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))
  const CHILDREN = [5, 6, 7, 8, 9, 10]
  const ADULTS = [1, 2, 3, 4, 11]

  test.each([...ADULTS, ...CHILDREN])('has every verdict for object type %i', (objectTypeId) => {
    const verdicts = of(objectTypeId).flatMap(({ on }) => ('verdict' in on ? [on.verdict] : []))
    expect(verdicts).toEqual([...DIET_VERDICTS])
    const ofLowDay = of(objectTypeId).flatMap(({ on }) => ('lowDay' in on ? [on.lowDay] : []))
    expect(ofLowDay).toEqual([...LOW_DAY_PARTS])
    expect(of(objectTypeId).some(({ on }) => 'missing' in on)).toBe(true)
  })

  test('answers to a gap of everybody or of nobody', () => {
    const people = new Map<string, Set<number>>()
    for (const { on, objectTypeIds } of advice) {
      if (!('standardId' in on)) continue
      const gap = `${on.standardId} ${on.status}`
      people.set(gap, new Set([...(people.get(gap) ?? []), ...objectTypeIds]))
    }
    const partly = [...people].filter(([, ids]) => ids.size < ADULTS.length + CHILDREN.length).map(([gap]) => gap)
    expect(people.size).toBeGreaterThan(20)
    expect(partly).toEqual([])
  })

  test('speaks to children of nothing that is about mothers, and the other way round', () => {
    const aboutMothers =
      /mẹ (bầu|mang thai|ăn|uống|thêm|bớt|chọn|vẫn uống)|thai kỳ|khi mang thai|nơi khám thai|sau sinh|trước khi ngủ/iu
    const aboutChildren = /cháo, bột|phần của bé|cho bé (ăn|bú)|bú theo nhu cầu|nghiền|bé dưới/iu
    const wrong = (texts: readonly DietAdvice[], pattern: RegExp) =>
      texts.filter(({ text }) => pattern.test(text)).map(({ id }) => id)
    expect(wrong(CHILDREN.flatMap(of), aboutMothers)).toEqual([])
    expect(wrong(ADULTS.flatMap(of), aboutChildren)).toEqual([])
    expect(wrong([4, 11].flatMap(of), /mẹ (bầu|mang thai) (uống|vẫn)|khi mang thai|nơi khám thai|thai kỳ/iu)).toEqual(
      [],
    )
  })

  test('names for each gap that has foods at least one that everybody it is for may eat', () => {
    for (const { id, foods, objectTypeIds } of advice) {
      if (foods.length === 0) continue
      const left = objectTypeIds.filter((each) => !foods.some((food) => food.objectTypeIds.includes(each)))
      expect([id, left]).toEqual([id, []])
    }
  })

  test('has portions for every object type', () => {
    const covered = (rules?.portions ?? []).flatMap(({ objectTypeIds }) => objectTypeIds)
    expect([...covered].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  test('allows an infant one to two teaspoons of oil more a day', () => {
    const oil = [5, 6].map(
      (type) => rules?.portions.find(({ objectTypeIds }) => objectTypeIds.includes(type))?.grams.oil,
    )
    expect(oil).toEqual([5, 10])
  })
})
