import { beforeAll, describe, expect, test } from '@jest/globals'
import { type CheckedContent, checkContent, contentFolder, contentRoot, readHealthRules } from 'content'
import { addDays, type CalendarDay, pregnancyDays } from 'shared-contracts/ages'
import { gainAdvice, gainFindingsOf } from 'shared-contracts/gain-advice'
import { loadGrowthTables } from 'shared-contracts/growth'
import { visitAdvice } from 'shared-contracts/growth-advice'
import type { HealthRule, Urgency } from 'shared-contracts/health-rules'
import { assessChild, type ChildMeasures } from './child-health'
import { assessMother, type MotherMeasures } from './mother-health'

/** The same child or mother is told the same by the tool, the articles and the FAQ: what they share are rules of the rule book. */
interface Told {
  readonly urgency: Urgency
  readonly verdict: string | null
  readonly rules: readonly string[]
  readonly words: string
}

interface Profile {
  readonly who: string
  readonly told: () => Promise<Told>
  readonly urgency: Urgency
  /** Rules that the tool tells, and that an article or an answer of the FAQ refers to. */
  readonly statements: readonly string[]
  readonly never?: RegExp
}

const BIRTH = '2024-01-01' as CalendarDay
const FOOD = /(?<!\p{L})(?:ăn|uống|nước|sữa|cháo|bột|dầu|thịt|cá|trứng|rau|quả)(?!\p{L})/iu
const MORE_OIL = /thìa cà phê dầu|thêm (?:một|hai) bữa/iu
const SLIMMING = /(?<!không |và không )(?:nhịn ăn|bỏ bữa|ăn kiêng để)|(?<!để )giảm cân/iu

type Visit = readonly [days: number, kilograms: number, centimetres: number]

async function childTold(
  sex: 0 | 1,
  visits: readonly [Visit, ...Visit[]],
  more: Partial<ChildMeasures> = {},
): Promise<Told> {
  const tables = await loadGrowthTables(sex)
  const judged = visits.map(([days, weight, height]) => {
    const measures: ChildMeasures = {
      weight,
      height,
      measuredLying: null,
      oedema: false,
      dangerSigns: false,
      headCircumference: null,
      gestationWeeks: null,
      gestationDayInWeek: null,
      ...more,
    }
    const visit = { ...measures, checkDate: addDays(BIRTH, days) }
    return { ...measures, ...assessChild(tables, { sex, dayOfBirth: BIRTH }, visit) }
  })
  const newest = judged.at(-1)
  const advice = newest && visitAdvice(newest, judged.at(-2))
  if (!advice) throw new Error('nothing is told')
  return {
    urgency: advice.urgency,
    verdict: advice.verdict,
    rules: advice.advice.flatMap(({ rules }) => rules),
    words: [advice.verdict, ...advice.advice.map(({ text }) => text)].join('\n'),
  }
}

async function motherTold(measures: Partial<MotherMeasures>): Promise<Told> {
  const all: MotherMeasures = {
    weight: null,
    height: 160,
    weightBeforePregnancy: null,
    pregnancyWeeks: null,
    pregnancyDayInWeek: null,
    weeksAfterBirth: null,
    ...measures,
  }
  const days = all.pregnancyWeeks === null ? null : pregnancyDays(all.pregnancyWeeks, all.pregnancyDayInWeek ?? 0)
  const findings = gainFindingsOf({ ...all, ...assessMother(all), pregnancyDays: days, pace: null })
  const advice = gainAdvice(findings, days)
  if (!advice) throw new Error('nothing is told')
  return {
    urgency: advice.urgency,
    verdict: null,
    rules: advice.advice.flatMap(({ rules }) => rules),
    words: advice.advice.map(({ text }) => text).join('\n'),
  }
}

const BREASTFED = ['only-breast-milk-under-6-months', 'breastfeeding-on-demand']

const profiles: readonly Profile[] = [
  {
    who: 'a boy of 2 months in the middle of the standard',
    told: () => childTold(0, [[60, 5.51, 58.3]]),
    urgency: 'fine',
    statements: [...BREASTFED, 'growth-measuring-intervals'],
    never: FOOD,
  },
  {
    who: 'a thin girl of 2 months',
    told: () => childTold(1, [[60, 4.12, 57]]),
    urgency: 'see now',
    statements: [...BREASTFED, 'infant-below-6-months-referral'],
    never: FOOD,
  },
  {
    who: 'a short boy of 4 months',
    told: () => childTold(0, [[120, 5.59, 58.6]]),
    urgency: 'see now',
    statements: [...BREASTFED, 'infant-below-6-months-referral'],
    never: FOOD,
  },
  {
    who: 'a heavy girl of 3 months',
    told: () => childTold(1, [[90, 7.29, 59.7]]),
    urgency: 'see',
    statements: [...BREASTFED, 'growth-above-plus-2'],
    never: FOOD,
  },
  {
    who: 'a newborn who does not feed',
    told: () => childTold(0, [[20, 4.06, 53.2]], { dangerSigns: true }),
    urgency: 'see now',
    statements: ['danger-signs-child', 'infant-below-6-months-referral'],
    never: FOOD,
  },
  {
    who: 'a girl of 5 months who became lighter',
    told: () =>
      childTold(1, [
        [120, 6.9, 62],
        [150, 6.8, 63.9],
      ]),
    urgency: 'see now',
    statements: [...BREASTFED, 'infant-below-6-months-referral'],
    never: FOOD,
  },
  {
    who: 'a girl born at 32 weeks, 200 days old, short by her official age',
    told: () => childTold(1, [[200, 6.05, 60.7]], { gestationWeeks: 32 }),
    urgency: 'see now',
    statements: [...BREASTFED, 'infant-below-6-months-referral', 'growth-preterm-corrected-age'],
    never: FOOD,
  },
  {
    who: 'a thin boy of 7 months',
    told: () => childTold(0, [[220, 6.66, 68.4]]),
    urgency: 'see',
    statements: ['growth-below-minus-2', 'breastfeeding-to-24-months'],
  },
  {
    who: 'a short and heavy girl of 10 months',
    told: () => childTold(1, [[310, 9.04, 65.8]]),
    urgency: 'see',
    statements: ['growth-below-minus-2', 'growth-above-plus-2'],
    never: MORE_OIL,
  },
  {
    who: 'a very short boy of 11 months',
    told: () => childTold(0, [[340, 7.74, 67]]),
    urgency: 'see now',
    statements: ['growth-below-minus-3-or-oedema'],
    never: MORE_OIL,
  },
  {
    who: 'a thin and short girl of 14 months',
    told: () => childTold(1, [[430, 6.67, 70.3]]),
    urgency: 'see now',
    statements: ['breastfeeding-to-24-months'],
  },
  {
    who: 'a short, light boy of 18 months who is not thin',
    told: () => childTold(0, [[550, 8.5, 75.3]]),
    urgency: 'see',
    statements: ['growth-below-minus-2', 'tool-is-no-diagnosis'],
    never: MORE_OIL,
  },
  {
    who: 'a girl of 20 months with swollen feet',
    told: () => childTold(1, [[610, 10.67, 82.7]], { oedema: true }),
    urgency: 'see now',
    statements: ['growth-below-minus-3-or-oedema'],
    never: /thêm một|dầu/iu,
  },
  {
    who: 'a boy of 23 months at a possible risk of overweight',
    told: () => childTold(0, [[705, 13.61, 87.1]]),
    urgency: 'watch',
    statements: ['growth-between-plus-1-and-plus-2'],
    never: MORE_OIL,
  },
  {
    who: 'an obese girl of 30 months',
    told: () => childTold(1, [[920, 17.59, 90.9]]),
    urgency: 'see',
    statements: ['growth-above-plus-2'],
    never: MORE_OIL,
  },
  {
    who: 'a short boy of 40 months',
    told: () => childTold(0, [[1220, 13.13, 89.7]]),
    urgency: 'see',
    statements: ['growth-below-minus-2'],
    never: MORE_OIL,
  },
  {
    who: 'a girl of 50 months in the middle of the standard',
    told: () => childTold(1, [[1520, 16.42, 103.9]]),
    urgency: 'fine',
    statements: ['growth-measuring-intervals'],
    never: /trạm y tế/iu,
  },
  {
    who: 'a very thin boy of 59 months',
    told: () => childTold(0, [[1800, 12.87, 104.9]]),
    urgency: 'see now',
    statements: ['growth-below-minus-3-or-oedema'],
    never: MORE_OIL,
  },
  {
    who: 'a boy of 12 months whose weight no child has',
    told: () => childTold(0, [[365, 25, 75.7]]),
    urgency: 'watch',
    statements: ['danger-signs-child'],
    never: /béo phì|thừa cân/iu,
  },
  {
    who: 'a mother of BMI 18.45 in week 20',
    told: () => motherTold({ weightBeforePregnancy: 47.232, weight: 50.5, pregnancyWeeks: 20 }),
    urgency: 'fine',
    statements: ['gain-thin'],
    never: SLIMMING,
  },
  {
    who: 'a mother in week 13 who gained 1.5 kg',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 53.5, pregnancyWeeks: 13 }),
    urgency: 'fine',
    statements: ['gain-normal-bmi'],
    never: SLIMMING,
  },
  {
    who: 'a mother in week 10 who lost 1 kg',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 51, pregnancyWeeks: 10 }),
    urgency: 'watch',
    statements: ['gain-first-three-months', 'vomiting-in-pregnancy'],
    never: SLIMMING,
  },
  {
    who: 'a mother in week 9 who lost 6 %',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 48.8, pregnancyWeeks: 9 }),
    urgency: 'see now',
    statements: ['gain-loss-from-nausea', 'vomiting-in-pregnancy'],
    never: SLIMMING,
  },
  {
    who: 'a mother in week 24 who gained too little',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 54, pregnancyWeeks: 24 }),
    urgency: 'watch',
    statements: ['gain-normal-bmi', 'gain-pace'],
    never: SLIMMING,
  },
  {
    who: 'an overweight mother in week 30 who gained much',
    told: () => motherTold({ weightBeforePregnancy: 70, weight: 82, pregnancyWeeks: 30 }),
    urgency: 'watch',
    statements: ['gain-overweight', 'gain-no-slimming', 'gain-sudden-with-swelling'],
    never: SLIMMING,
  },
  {
    who: 'a mother in week 41',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 64, pregnancyWeeks: 41 }),
    urgency: 'see now',
    statements: ['gain-after-week-40', 'danger-signs-mother'],
    never: SLIMMING,
  },
  {
    who: 'a thin mother 10 weeks after birth',
    told: () => motherTold({ weight: 45, weeksAfterBirth: 10 }),
    urgency: 'watch',
    statements: ['bmi-before-pregnancy'],
    never: SLIMMING,
  },
]

let content: CheckedContent
let rules: ReadonlyMap<string, HealthRule>
beforeAll(() => {
  const folder = contentFolder(contentRoot())
  content = checkContent(folder)
  rules = new Map(readHealthRules(folder).rules.map((rule) => [rule.id, rule]))
})

describe.each(profiles)('$who', ({ told, urgency, statements, never }) => {
  test(`is told "${urgency}" by the tool, with its rules and without contradiction`, async () => {
    const found = await told()
    expect([found.words, found.urgency]).toEqual([found.words, urgency])
    expect(found.rules).toEqual(expect.arrayContaining([...statements]))
    if (never) expect(found.words).not.toMatch(never)
  })

  test('finds the same rules in articles and FAQ', () => {
    const told = new Set(
      content.subjects.flatMap((subject) =>
        subject.kind === 'article' || subject.kind === 'faq' ? subject.rules : [],
      ),
    )
    expect(statements.filter((id) => !told.has(id))).toEqual([])
  })

  test('meets no paragraph of article or FAQ that speaks otherwise', () => {
    const paragraphs = [
      ...content.rows.articles.map((row) => row.plain_text),
      ...content.rows.faqs.map((row) => row.answer),
    ].flatMap((text) => text.split(/\n+/))
    const wrong = statements.flatMap((id) => {
      const check = rules.get(id)?.texts
      if (!check) return []
      const about = new RegExp(check.about, 'iu')
      return paragraphs
        .filter((text) => about.test(text))
        .filter((text) => check.never?.some((pattern) => new RegExp(pattern, 'iu').test(text)))
        .map((text) => `${id}: ${text}`)
    })
    expect(wrong).toEqual([])
  })
})
