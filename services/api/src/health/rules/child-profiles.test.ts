import { addDays, calendarDayOf } from 'shared-contracts/ages'
import { assessChild, loadGrowthTables } from 'shared-contracts/growth'
import { visitAdvice } from 'shared-contracts/growth-advice'
import { type HealthProfile, type Told, testProfiles } from '../testing/health-profile'
import type { ChildMeasures } from './child-health'

const BIRTH = calendarDayOf(new Date('2024-01-01T12:00:00Z'))
const FOOD = /(?<!\p{L})(?:ăn|uống|nước|sữa|cháo|bột|dầu|thịt|cá|trứng|rau|quả)(?!\p{L})/iu
const MORE_OIL = /thìa cà phê dầu|thêm (?:một|hai) bữa/iu

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
      armCircumference: null,
      gestationWeeks: null,
      gestationDayInWeek: null,
      ...more,
    }
    const visit = { ...measures, checkDate: addDays(BIRTH, days) }
    return { ...measures, ...assessChild(tables, { sex, dayOfBirth: BIRTH }, visit) }
  })
  const newest = judged.at(-1)
  const advice = newest && visitAdvice(newest, judged.slice(0, -1))
  if (!advice) throw new Error('nothing is told')
  // A child born too early is spoken to by its corrected age.
  const day = Math.max(0, (visits.at(-1)?.[0] ?? 0) - 7 * (40 - (more.gestationWeeks ?? 40)))
  return { person: { stage: 'child', day }, urgency: advice.urgency, verdict: advice.verdict, texts: advice.advice }
}

const BREASTFED = ['only-breast-milk-under-6-months', 'breastfeeding-on-demand']

const profiles: readonly HealthProfile[] = [
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
    urgency: 'see',
    statements: [...BREASTFED, 'growth-low-length-planned'],
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
    who: 'a girl born at 32 weeks, 200 days old, short by her official age alone',
    told: () => childTold(1, [[200, 6.05, 60.7]], { gestationWeeks: 32 }),
    urgency: 'fine',
    statements: [...BREASTFED, 'growth-preterm-corrected-age'],
    never: FOOD,
  },
  {
    who: 'a newborn boy who lost 12 % by day 4',
    told: () =>
      childTold(0, [
        [0, 3.4, 50],
        [4, 2.99, 50],
      ]),
    urgency: 'see now',
    statements: [...BREASTFED, 'newborn-weight-loss'],
    never: FOOD,
  },
  {
    who: 'a newborn boy who lost 15 % by day 7',
    told: () =>
      childTold(0, [
        [0, 3.4, 50],
        [7, 2.89, 50],
      ]),
    urgency: 'see now',
    statements: ['newborn-weight-loss'],
    never: FOOD,
  },
  {
    who: 'a newborn boy who lost 8 % by day 4',
    told: () =>
      childTold(0, [
        [0, 3.4, 50],
        [4, 3.13, 50],
      ]),
    urgency: 'watch',
    statements: ['newborn-weight-loss'],
    never: FOOD,
  },
  {
    who: 'a boy of 14 days who lacks 30 g of his birth weight',
    told: () =>
      childTold(0, [
        [0, 3.4, 50],
        [14, 3.37, 51],
      ]),
    urgency: 'watch',
    statements: ['newborn-weight-loss'],
    never: FOOD,
  },
  {
    who: 'a boy of three weeks who is not back at his birth weight',
    told: () =>
      childTold(0, [
        [0, 3.4, 50],
        [21, 3.35, 51.5],
      ]),
    urgency: 'see',
    statements: ['newborn-weight-loss'],
    never: FOOD,
  },
  {
    who: 'a boy of three months who lost a tenth in two weeks, weighed each week',
    told: () =>
      childTold(0, [
        [80, 5.5, 58.5],
        [87, 5.2, 59],
        [94, 4.95, 59.2],
      ]),
    urgency: 'see now',
    statements: [...BREASTFED, 'infant-below-6-months-referral'],
    never: FOOD,
  },
  {
    who: 'a girl of ten months who lost a tenth within ten days',
    told: () =>
      childTold(1, [
        [300, 9.4, 71.5],
        [310, 8.45, 71.7],
      ]),
    urgency: 'see now',
    statements: ['growth-rapid-loss'],
  },
  {
    who: 'a boy born at 32 weeks, on the day that was due',
    told: () => childTold(0, [[56, 3.35, 49.9]], { gestationWeeks: 32 }),
    urgency: 'fine',
    statements: BREASTFED,
    never: FOOD,
  },
  {
    who: 'a boy born at 32 weeks, four weeks before the day that was due',
    told: () => childTold(0, [[28, 2.1, 44]], { gestationWeeks: 32 }),
    urgency: 'watch',
    statements: ['growth-preterm-corrected-age'],
    never: FOOD,
  },
  {
    who: 'a girl of 14 months whose arm is thin, and nothing else',
    told: () => childTold(1, [[430, 9.4, 76.5]], { armCircumference: 11.4 }),
    urgency: 'see now',
    statements: ['growth-arm-circumference'],
    never: MORE_OIL,
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
    urgency: 'see',
    statements: ['growth-low-length-planned'],
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
]

testProfiles(profiles)
