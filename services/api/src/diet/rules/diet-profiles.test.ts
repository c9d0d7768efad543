import { describe, expect, test } from '@jest/globals'
import { contentFolder, contentRoot } from 'content'
import { disagreements, readSiteBook } from 'content/testing'
import { audienceOf } from 'shared-contracts/health-rules'
import { writtenDay } from 'shared-contracts/nutrition'
import { realDietKitchen } from '../testing/real-diet-kitchen'
import type { Diet, DietResult } from './diet'
import { judgeDiet } from './diet-check'

const parts = realDietKitchen()
const siteBook = readSiteBook(contentFolder(contentRoot()))
const adviceText = new Map(parts.rules.advice.map(({ id, text }) => [id, text]))

/** Units by question: 1 grain, 2 meat, 3 fish, 4 eggs, 5 tofu, 6 vegetables, 7 fruit, 8 milk, 9 breast milk, 10 formula, 11 oil, 12 sugar. */
type Amounts = Readonly<Record<number, number>>
type Options = Readonly<Record<number, readonly number[]>>

function answered(objectTypeId: number, amounts: Amounts, options: Options = {}): Diet {
  return {
    objectTypeId,
    activity: 'light',
    meals: [],
    answers: [
      ...Object.entries(amounts).map(([questionId, value]) => ({ questionId: Number(questionId), value })),
      ...Object.entries(options).map(([questionId, ids]) => ({ questionId: Number(questionId), optionIds: [...ids] })),
    ],
  }
}

/** One portion each, at lunch and dinner in turn. */
function eaten(objectTypeId: number, dishIds: readonly number[]): Diet {
  const meals = dishIds.map((dishId, index) => ({
    mealCode: index % 2 === 0 ? (2 as const) : (4 as const),
    dishes: [{ dishId, portion: 1 }],
    foods: [],
  }))
  return { objectTypeId, activity: 'light', answers: [], meals }
}

interface Profile {
  readonly diet: Diet
  readonly verdict: RegExp
  readonly says: readonly RegExp[]
  readonly never: readonly RegExp[]
  /** Rules of the rule book that the tool tells. */
  readonly rules: readonly string[]
}

const LIVER_DISHES = [162, 163, 167]
const infantFed = { 1: 2, 2: 0.5, 3: 0.3, 4: 0, 5: 0, 6: 0.5, 7: 0.5, 9: 600, 10: 0, 11: 1, 12: 0 }
const toddlerFed = { 1: 3, 2: 1, 3: 0.5, 4: 0.5, 5: 0, 6: 1, 7: 1, 8: 200, 9: 300, 10: 0, 11: 2, 12: 0 }
const motherFed = { 1: 14, 2: 3, 3: 1, 4: 1, 5: 1, 6: 4, 7: 3, 8: 400, 11: 4, 12: 2 }

const profiles: Readonly<Record<string, Profile>> = {
  'an infant of 7 months who ate little, with sugar': {
    diet: answered(5, { ...infantFed, 1: 1, 2: 0.2, 3: 0, 6: 0.1, 7: 0.1, 11: 0, 12: 1 }),
    verdict: /có phần vượt mức \(đường thêm vào\) và có phần còn thiếu \(năng lượng/,
    says: [/dưới 12 tháng không cần đường/, /một thìa cà phê dầu/, /bú theo nhu cầu/],
    never: [/cơm|lưng bát|trà sữa|món rán|sữa tươi/],
    rules: ['sugar-under-12-months', 'responsive-feeding', 'porridge-thick', 'animal-food-each-day'],
  },
  'an infant of 7 months who eats well': {
    diet: answered(5, infantFed),
    verdict: /^Ngày này còn thiếu: canxi, sắt/,
    says: [/Trước hết là thịt: .*thêm trứng, rau dền/, /đậu phụ/],
    never: [/bột ăn dặm/, /vượt/, /Rau còn thiếu|Kẽm còn thiếu/, /sữa tươi/],
    rules: ['animal-food-each-day'],
  },
  'an infant of 10 months with much formula beside breast milk': {
    diet: answered(6, { ...infantFed, 10: 1500 }),
    verdict: /vượt mức nên có: .*sữa/,
    says: [/giảm dần sữa công thức/, /sữa mẹ vẫn bú theo nhu cầu/],
    never: [/Sữa còn ít/, /thêm một bữa nhỏ/],
    rules: ['milk-and-meals'],
  },
  'an infant of 10 months with thin porridge and no oil': {
    diet: answered(6, { ...infantFed, 11: 0 }, { 24: [1], 25: [4] }),
    verdict: /tỷ lệ chất béo/,
    says: [/nghiêng thìa không chảy/, /dầu/],
    never: [/vượt/],
    rules: ['porridge-thick'],
  },
  'a child of 14 months who drinks much milk': {
    diet: answered(7, { ...toddlerFed, 2: 0.3, 3: 0, 4: 0, 8: 800 }),
    verdict: /sữa/,
    says: [/ngoài sữa mẹ/, /dễ thiếu sắt/],
    never: [/Sữa còn ít|Nguồn canxi/],
    rules: ['milk-and-meals'],
  },
  'a child of 20 months with sweets and a home that smokes': {
    diet: answered(8, { ...toddlerFed, 12: 5 }, { 26: [2] }),
    verdict: /đường thêm vào/,
    says: [/dưới 2 tuổi chưa ăn món có đường/, /không hút thuốc trong nhà/],
    never: [/thai|mẹ đang cho bú/],
    rules: ['added-sugar-under-24-months', 'no-smoke-near-mother-and-child'],
  },
  'a child of 30 months without vegetables': {
    diet: answered(9, { 1: 5, 2: 1, 3: 0.5, 4: 0.5, 5: 0, 6: 0, 7: 1.5, 8: 400, 11: 3, 12: 1 }, { 25: [2] }),
    verdict: /còn thiếu.*rau/,
    says: [/rau mềm thái nhỏ/, /hơn mười lần/],
    never: [/nghiền|bột/],
    rules: ['vegetables-and-fruit-each-day'],
  },
  'a child of 4 years with a day of fried food': {
    diet: answered(10, { 1: 8, 2: 3, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 400, 11: 9, 12: 2 }),
    verdict: /có phần vượt/,
    says: [/món rán/],
    never: [/thêm[^.]*(dầu|mỡ) /i, /thêm một bữa/],
    rules: [],
  },
  'a mother in week 8 with nausea': {
    diet: answered(1, { 1: 6, 2: 1, 3: 0, 4: 1, 5: 0, 6: 1, 7: 1, 8: 200, 11: 1, 12: 0 }, { 21: [3], 23: [1] }),
    verdict: /còn thiếu: năng lượng/,
    says: [/bữa phụ/, /ăn ít một, nhiều bữa/, /viên sắt và acid folic/],
    never: [/\bbé\b/, /vượt/],
    rules: ['iron-folic-tablets-pregnancy', 'vomiting-in-pregnancy'],
  },
  'a mother in week 20 with too few vegetables and too little milk': {
    diet: answered(2, { ...motherFed, 6: 2, 8: 100 }),
    verdict: /còn thiếu/,
    says: [/Rau còn thiếu/, /Sắt còn thiếu[\s\S]*viên sắt/, /Folate còn thiếu/],
    never: [/bớt/i],
    rules: ['iron-folic-tablets-pregnancy'],
  },
  'a mother in week 20 with three liver dishes': {
    diet: eaten(2, LIVER_DISHES),
    verdict: /^Có món ăn quá giới hạn nên giữ/,
    says: [/có hại cho thai/, /không tự uống viên vitamin A/],
    never: [/gan (giàu|cho nhiều)|thêm gan/i],
    rules: ['liver-per-week'],
  },
  'a mother in week 34 who is dizzy': {
    diet: answered(3, motherFed, { 23: [4] }),
    verdict: /^Có dấu hiệu cần gặp cán bộ y tế/,
    says: [/được khám và thử máu/],
    never: [/sau sinh/],
    rules: ['dizziness-see-health-worker'],
  },
  'a nursing mother with too much of everything': {
    diet: answered(4, { 1: 12, 2: 6, 3: 3, 4: 2, 5: 0, 6: 2, 7: 1, 8: 1200, 11: 10, 12: 10 }, { 21: [2], 26: [2] }),
    verdict: /có phần vượt mức \(đường thêm vào, năng lượng/,
    says: [/không nhịn ăn khi đang cho bú/, /tháng đầu sau sinh/, /Rượu bia đi vào sữa/],
    never: [/thai/, /Canxi còn thiếu/, /thêm một bữa/],
    rules: ['iron-tablets-after-birth', 'alcohol', 'no-smoke-near-mother-and-child'],
  },
  'a health worker with a plain day': {
    diet: answered(11, { 1: 14, 2: 2, 3: 1, 4: 1, 5: 1, 6: 4, 7: 3, 8: 200, 11: 4, 12: 2 }),
    verdict: /^Ngày này còn thiếu: canxi, folate\.$/,
    says: [],
    never: [/\bmẹ\b|\bbé\b|thai|bú/],
    rules: [],
  },
  'a mother who left most open': {
    diet: answered(2, { 1: 12 }),
    verdict: /^Chưa đủ số liệu để kết luận/,
    says: [/Chưa đủ số liệu để nói về: .*năng lượng.*canxi/],
    never: [/còn thiếu|vượt/],
    rules: [],
  },
}

const saidIn = ({ verdict, findings }: DietResult) => [verdict, ...findings.map(({ text }) => text)].join('\n')

describe('the diet of', () => {
  test.each(Object.entries(profiles))('%s', (_, { diet, verdict, says, never, rules }) => {
    const result = judgeDiet(diet, parts)
    const said = saidIn(result)
    expect(result.verdict).toMatch(verdict)
    for (const statement of says) expect(said).toMatch(statement)
    for (const statement of never) expect(said).not.toMatch(statement)
    const told = result.findings.flatMap(({ ruleIds }) => ruleIds)
    expect(rules.filter((id) => !told.includes(id))).toEqual([])
  })

  test.each(Object.entries(profiles))('%s is told the same by the self-check, articles and FAQ', (_, { diet }) => {
    // Without the figures of the day, which are no figures of a rule.
    const texts = judgeDiet(diet, parts).findings.map(({ adviceId, ruleIds }) => ({
      text: adviceText.get(adviceId) ?? '',
      rules: ruleIds,
    }))
    for (const part of audienceOf([diet.objectTypeId])) {
      const days = 'fromDay' in part ? [part.fromDay, part.toDay] : [0]
      const people = days.map((day) => ('fromDay' in part ? { stage: part.stage, day } : part))
      expect(people.flatMap((person) => disagreements(texts, person, siteBook))).toEqual([])
    }
  })

  test('fifteen profiles stand here', () => {
    expect(Object.keys(profiles)).toHaveLength(15)
  })
})

describe('limits of a day', () => {
  const materialIdOf = (sought: string) =>
    [...parts.kitchen.materials.values()].find(({ key }) => key === sought)?.materialId ?? 0

  test('three liver dishes are above, in words and in retinol', () => {
    const liver = eaten(2, LIVER_DISHES)
    const breakfast = { mealCode: 1 as const, dishes: [], foods: [{ materialId: materialIdOf('gao_te'), grams: 400 }] }
    const result = judgeDiet({ ...liver, meals: [breakfast, ...liver.meals] }, parts)
    const { limits, standards, findings } = result
    expect(writtenDay(result)?.state).toBe('whole')
    expect(limits.find(({ ruleId }) => ruleId === 'liver-per-week')?.text).toMatch(
      /^Đã có 3 món .*Gan lợn xào hành tây, .*Gan nhiều vitamin A dạng retinol/,
    )
    expect(standards.find(({ standardId }) => standardId === 129)).toMatchObject({ status: 'above', max: 2700 })
    // One text about liver, by the limit: retinol is on the same topic.
    expect(findings.filter(({ text }) => /gan/i.test(text)).map(({ kind }) => kind)).toEqual(['limit'])
  })

  test('foods by themselves count like dishes', () => {
    const foods = [{ materialId: materialIdOf('gan_lon'), grams: 50 }]
    const meals = [2, 4].map((mealCode) => ({
      mealCode: mealCode === 2 ? (2 as const) : (4 as const),
      dishes: [],
      foods,
    }))
    const { limits } = judgeDiet({ objectTypeId: 2, activity: 'light', answers: [], meals }, parts)
    expect(limits.map(({ ruleId }) => ruleId)).toContain('liver-per-week')
  })

  test('too much retinol is told of a meal already: what is eaten later takes none of it away', () => {
    const foods = [{ materialId: materialIdOf('gan_lon'), grams: 100 }]
    const meals = [{ mealCode: 2 as const, dishes: [], foods }]
    const result = judgeDiet({ objectTypeId: 2, activity: 'light', answers: [], meals }, parts)
    const { verdict, findings, standards } = result
    expect(verdict).toMatch(
      /^Có món ăn quá giới hạn nên giữ.* Mẹ mới ghi một bữa \(khoảng \d % năng lượng của ngày\): mẹ ghi nốt bữa sáng, bữa tối/,
    )
    expect(findings.map(({ adviceId }) => adviceId)).toEqual(['retinol-above-pregnancy'])
    expect([writtenDay(result)?.state, standards.filter(({ max }) => max !== null)]).toEqual(['partial', []])
  })

  test('one liver dish is none', () => {
    expect(judgeDiet(eaten(2, LIVER_DISHES.slice(0, 1)), parts).limits.map(({ ruleId }) => ruleId)).not.toContain(
      'liver-per-week',
    )
  })
})
