import { describe, expect, test } from '@jest/globals'
import { contentFolder, contentRoot, readHealthRules } from 'content'
import fc from 'fast-check'
import { type ObjectTypeId, objectTypes } from 'shared-contracts/ages'
import { objectTypeIdsOf } from 'shared-contracts/health-rules'
import { realDietKitchen } from '../testing/real-diet-kitchen'
import { type ConsultingQuestion, isAskedOf } from './consulting-rules'
import type { Diet, DietResult } from './diet'
import { judgeDiet } from './diet-check'
import { portionLimit } from './diet-suggestions'

const OBJECT_TYPE_IDS = objectTypes.map(({ id }) => id)
const RUNS_EACH = 150

const parts = realDietKitchen()
const { kitchen, rules } = parts
const { rules: healthRules } = readHealthRules(contentFolder(contentRoot()))
const adviceOf = new Map(rules.advice.map((each) => [each.id, each]))

/** What must never stand in one answer, as a reader would notice it: independent of how texts are tagged. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/thêm [^.]*(dầu|mỡ)(?!\p{L})/iu, /chất béo cao hơn|dầu, mỡ vượt|bớt [^.]*(dầu|mỡ|món rán)/iu],
  [/thêm (một )?(bữa|lưng bát|10 g dầu)|ăn nhiều hơn|thêm [^.]*(cơm|khoai)/iu, /năng lượng (vượt|cao hơn)/iu],
  [
    /sữa còn (thiếu|ít)|nguồn canxi [^.]*sữa|^sữa, sữa chua|thêm [^.]*sữa (?!mẹ)/imu,
    /sữa( và chế phẩm)? (vượt|nhiều hơn)/iu,
  ],
  [/mỗi (bữa|ngày)[^.]*(nên có|cần|có|cho bé ăn) [^.]*thịt|thêm [^.]*(thịt|cá|trứng)/iu, /chất đạm vượt/iu],
]

function answerOf(question: ConsultingQuestion): fc.Arbitrary<Diet['answers']> {
  const { id: questionId, type, min, max, options, multiple } = question
  if (type === 'TextField') return fc.constant([])
  const given: fc.Arbitrary<Diet['answers'][number]> =
    type === 'NumberRange'
      ? fc
          .oneof(
            { weight: 3, arbitrary: fc.double({ min: min ?? 0, max: (max ?? 1) / 4, noNaN: true }) },
            fc.double({ min: min ?? 0, max: max ?? 1, noNaN: true }),
          )
          .map((value) => ({ questionId, value: Math.round(value * 2) / 2 }))
      : fc
          .subarray(
            options.map(({ id }) => id),
            { minLength: 1, maxLength: multiple ? options.length : 1 },
          )
          .map((optionIds) => ({ questionId, optionIds }))
  return fc.option(given, { nil: null, freq: 9 }).map((answer) => (answer === null ? [] : [answer]))
}

function answersOf(objectTypeId: number): fc.Arbitrary<Diet> {
  const asked = rules.questions.filter((question) => isAskedOf(question, objectTypeId))
  return fc.tuple(...asked.map(answerOf)).map((answers): Diet => ({ objectTypeId, answers: answers.flat(), meals: [] }))
}

/** Everything that is said of what to do, as lines; names of standards are no advice. */
function saidIn({ findings, suggestions }: DietResult): readonly string[] {
  const foods = suggestions.flatMap(({ instead, foods: all }) =>
    all.map(({ grams, title }) => `${instead ? 'Đổi lấy' : 'Thêm'} ${grams} g ${title}`),
  )
  const texts = findings.flatMap(({ kind, text }) => (kind === 'missing' ? [] : [text]))
  return [...texts, ...foods].map((line) => line.replaceAll('thêm vào', ''))
}

const forbidden = (materialId: number, objectTypeId: ObjectTypeId): readonly string[] => {
  const material = kitchen.materials.get(materialId)
  return healthRules.flatMap(({ id, audience, check }) => {
    if (check?.kind !== 'without' || check.families !== undefined) return []
    const meant = check.materials?.includes(material?.key ?? '') || check.groups?.includes(material?.group ?? '')
    return meant && objectTypeIdsOf(audience).includes(objectTypeId) ? [id] : []
  })
}

describe.each(OBJECT_TYPE_IDS)('whatever object type %i answers', (objectTypeId) => {
  const always = (property: (result: DietResult) => void) =>
    fc.assert(
      fc.property(answersOf(objectTypeId), (diet) => property(judgeDiet(diet, parts))),
      { numRuns: RUNS_EACH },
    )

  test('nothing that is said contradicts anything else, and no blank stays open', () => {
    always((result) => {
      const said = saidIn(result)
      const both = OPPOSITES.flatMap((pair) => {
        const lines = pair.map((pattern) => said.find((line) => pattern.test(line)))
        return lines.includes(undefined) ? [] : [lines]
      })
      expect(both).toEqual([])
      expect(result.verdict).toMatch(/^\p{Lu}[^{}]+\.$/u)
      expect(result.findings.filter(({ text }) => /[{}]/.test(text))).toEqual([])
    })
  })

  test('each text is for this object type, each food allowed and of an amount that suits the age', () => {
    always(({ findings, suggestions }) => {
      const others = findings.filter(({ adviceId }) => !adviceOf.get(adviceId)?.objectTypeIds.includes(objectTypeId))
      const foods = suggestions.flatMap((each) => each.foods)
      const wrong = foods.filter(({ materialId, grams }) => {
        const material = kitchen.materials.get(materialId)
        if (material === undefined || forbidden(materialId, objectTypeId).length > 0) return true
        const kind = kitchen.rules.groups.get(material.group)?.kind ?? ''
        return grams > portionLimit(material, kind, objectTypeId, rules)
      })
      expect([others, wrong]).toEqual([[], []])
      expect(new Set(foods.map(({ materialId }) => materialId)).size).toBe(foods.length)
    })
  })

  test('what is told of a standard is its status, and no gap within the tolerance is one', () => {
    always(({ standards, findings, suggestions }) => {
      for (const { kind, standardId } of findings) {
        const result = standards.find((each) => each.standardId === standardId)
        if (standardId === null) continue
        expect([standardId, result?.status]).toEqual([standardId, kind])
        const bound = (kind === 'below' ? result?.min : result?.max) ?? 0
        expect(Math.abs((result?.value ?? 0) - bound)).toBeGreaterThan((rules.tolerance.percent / 100) * bound)
      }
      const told = findings.flatMap(({ kind, standardId }) => (kind === 'below' ? [standardId] : []))
      expect(suggestions.filter(({ standardId }) => !told.includes(standardId))).toEqual([])
    })
  })
})

test('an infant is never advised more than two teaspoons of oil', () => {
  const hungry = (objectTypeId: number): Diet => ({
    objectTypeId,
    answers: rules.questions.flatMap(({ id, type, objectTypeIds }) =>
      type === 'NumberRange' && isAskedOf({ objectTypeIds }, objectTypeId) ? [{ questionId: id, value: 0 }] : [],
    ),
    meals: [],
  })
  const oil = [5, 6].map((objectTypeId) =>
    judgeDiet(hungry(objectTypeId), parts)
      .suggestions.flatMap(({ foods }) => foods)
      .filter(({ materialId }) => kitchen.materials.get(materialId)?.group === 'oil')
      .map(({ grams, household }) => [grams, household]),
  )
  expect(oil).toEqual([[[5, '1 muỗng cà phê']], [[10, '2 muỗng cà phê']]])
})
