import { describe, expect, test } from '@jest/globals'
import { pairings } from '../../../testing'
import { weightCourses } from '../assessment/weight-course'
import { type GrowthAdvice, growthAdvice } from './growth-advice'
import type { GrowthFinding } from './growth-findings'

/** First and last days of each band. */
const UNDER_SIX_MONTHS = [0, 1, 60, 180] as const
const LAST_BREASTFED_DAY = 180
const LATER = [181, 364, 365, 730, 731, 1826] as const

/** What each side of a child can be; one of each side may be found together. */
const sides: readonly (readonly (GrowthFinding | null)[])[] = [
  [null, 'stunted', 'severely stunted', 'very tall'],
  [null, 'underweight', 'severely underweight'],
  [
    null,
    'wasted',
    'severely wasted',
    'arm below 11.5 cm',
    'arm below 12.5 cm',
    'possible risk of overweight',
    'overweight',
    'obese',
  ],
  [null, 'rapid loss', 'lost weight', 'crossed line'],
  [null, 'figures disagree'],
  [null, 'oedema'],
]
/** Each side with each other. */
function combined(of: typeof sides): readonly (readonly GrowthFinding[])[] {
  return of
    .reduce<readonly (readonly GrowthFinding[])[]>(
      (all, side) => all.flatMap((each) => side.map((one) => (one === null ? each : [...each, one]))),
      [[]],
    )
    .map((each): readonly GrowthFinding[] => (each.length === 0 ? ['normal'] : each))
}

const newbornCourses = weightCourses.filter((course) => /birth|day 5/.test(course))
const combinations: readonly (readonly GrowthFinding[])[] = [
  ...combined(sides),
  // Newborns lose weight in their own ways.
  ...combined([...sides.slice(0, 3), newbornCourses]),
  ['wasted', 'arm below 11.5 cm'],
  ['severely wasted', 'arm below 12.5 cm', 'stunted'],
  ['implausible'],
  ['implausible and low'],
  ['oedema', 'implausible and low'],
  ['arm below 11.5 cm', 'implausible'],
  ['rapid loss', 'implausible'],
  ['lost weight', 'implausible and low'],
  ['arm below 12.5 cm', 'implausible and low'],
]

/** Whether it can be found on that day: newborns have courses of their own, and arms are judged from six months on. */
function happens(findings: readonly GrowthFinding[], day: number): boolean {
  return !findings.some(
    (finding) =>
      (newbornCourses.some((course) => course === finding) && day > 60) ||
      (/^arm/.test(finding) && day <= LAST_BREASTFED_DAY),
  )
}

const known = new Map<string, GrowthAdvice | null>()

/** As `growthAdvice`; several tests go over all combinations, which are worked out once. */
function adviceOf(findings: readonly GrowthFinding[], day: number, dangerSigns = false): GrowthAdvice | null {
  const key = `${findings.join()} ${day} ${dangerSigns}`
  const advice = known.get(key)
  if (advice !== undefined) return advice
  const fresh = growthAdvice(findings, day, dangerSigns)
  known.set(key, fresh)
  return fresh
}

/** What was found, and when: all of it in each band below six months, and on a later day of each; on all of them with `--all`. */
const every = [
  ...UNDER_SIX_MONTHS.flatMap((day) => combinations.map((findings) => [day, findings] as const)),
  ...pairings(LATER, combinations),
]
  .filter(([day, findings]) => happens(findings, day))
  .map(([day, findings]) => ({ day, findings }))

function told(findings: readonly GrowthFinding[], day: number, dangerSigns = false): string {
  const advice = adviceOf(findings, day, dangerSigns)
  if (advice === null) throw new Error(`nothing is told of ${findings.join(', ')} on day ${day}`)
  return [advice.verdict, ...advice.advice.map(({ text }) => text)].join('\n')
}

/** Words of food and drink as words of their own: "cá" is not in "các". */
const FOOD_OR_DRINK =
  /(?<!\p{L})(?:ăn|uống|nước|sữa|cháo|bột|cơm|thìa|bữa|dầu|mỡ|thịt|cá|trứng|tôm|đậu|rau|củ|quả|đường|muối|bánh|kẹo|mật ong|khoai|chuối|đạm|trà|siro|bình(?! thường))(?!\p{L})/iu

describe('below 181 days', () => {
  test('no text names food or drink, whatever was found', () => {
    const found = [...combinations, ['normal', 'below six months corrected'] as const]
    const texts = UNDER_SIX_MONTHS.flatMap((day) =>
      found
        .filter((findings) => happens(findings, day))
        .flatMap((findings) => [told(findings, day), told(findings, day, true)]),
    )
    expect(texts.length).toBeGreaterThan(2 * found.length)
    expect(texts.filter((text) => FOOD_OR_DRINK.test(text))).toEqual([])
    // The words are found where they are meant to stand.
    expect(told(['underweight'], 181)).toMatch(FOOD_OR_DRINK)
  })

  test('weight below −2, a lighter child and every danger sign is for a health worker now', () => {
    const low = combinations.filter((each) =>
      each.some((finding) => /wasted|underweight|oedema|lost weight|lost 10|still losing|rapid|and low/.test(finding)),
    )
    expect(low.length).toBeGreaterThan(0)
    for (const day of UNDER_SIX_MONTHS) {
      const late = low
        .filter((findings) => happens(findings, day))
        .filter((findings) => adviceOf(findings, day)?.urgency !== 'see now' || !told(findings, day).includes('ngay'))
      expect(late).toEqual([])
      expect(growthAdvice(['normal'], day, true)?.urgency).toBe('see now')
    }
  })
})

describe('the verdict', () => {
  test.each<[GrowthFinding[], number, string, string]>([
    [['normal'], 400, 'fine', 'Bình thường: các chỉ số đã đo nằm trong khoảng của phần lớn các bé khỏe mạnh'],
    // Length alone, and a newborn who is on the usual way, are no emergency.
    [['stunted'], 60, 'see', 'Nên đưa bé đi khám: thấp còi'],
    [['severely stunted'], 180, 'see', 'Nên đưa bé đi khám: thấp còi mức độ nặng'],
    [['lost 10 % since birth'], 4, 'see now', 'Cần đưa bé đi khám ngay: sụt quá 10% so với cân nặng lúc sinh'],
    [['still losing after day 5'], 7, 'see now', 'Cần đưa bé đi khám ngay: sau ngày thứ 5 vẫn sụt cân'],
    [
      ['below birth weight at three weeks'],
      21,
      'see',
      'Nên đưa bé đi khám: tròn ba tuần chưa trở lại cân nặng lúc sinh',
    ],
    [['lost 7 % since birth'], 4, 'watch', 'Cần theo dõi thêm: sụt 7–10% so với cân nặng lúc sinh'],
    [['below birth weight'], 14, 'watch', 'Cần theo dõi thêm: chưa trở lại cân nặng lúc sinh'],
    [['before due date'], 0, 'watch', 'Cần theo dõi thêm: chưa đến ngày dự sinh'],
    [['stunted'], 181, 'see', 'Nên đưa bé đi khám: thấp còi'],
    [['overweight', 'stunted'], 800, 'see', 'Nên đưa bé đi khám: thừa cân, thấp còi'],
    [['wasted', 'stunted'], 800, 'see now', 'Cần đưa bé đi khám ngay: gầy còm, thấp còi'],
    [['severely stunted'], 800, 'see', 'Nên đưa bé đi khám: thấp còi mức độ nặng'],
    [['severely underweight'], 800, 'see', 'Nên đưa bé đi khám: nhẹ cân mức độ nặng'],
    [['severely wasted'], 800, 'see now', 'Cần đưa bé đi khám ngay: gầy còm mức độ nặng'],
    [['arm below 11.5 cm'], 800, 'see now', 'Cần đưa bé đi khám ngay: vòng cánh tay dưới 11,5 cm'],
    [['arm below 12.5 cm'], 800, 'see', 'Nên đưa bé đi khám: vòng cánh tay dưới 12,5 cm'],
    [['rapid loss'], 310, 'see now', 'Cần đưa bé đi khám ngay: sụt cân nhanh'],
    [['obese'], 800, 'see', 'Nên đưa bé đi khám: béo phì'],
    [['possible risk of overweight'], 800, 'watch', 'Cần theo dõi thêm: nguy cơ thừa cân'],
    [['lost weight'], 800, 'see', 'Nên đưa bé đi khám: nhẹ hơn lần cân trước'],
    [['implausible'], 800, 'watch', 'Chưa đánh giá được: số đo hiếm gặp, cần cân đo lại'],
    [['implausible and low'], 800, 'see now', 'Chưa đánh giá được: số đo thấp hiếm gặp, cần cân đo lại ngay'],
    // The arm and the weight are measures of their own.
    [
      ['rapid loss', 'implausible'],
      800,
      'see now',
      'Cần đưa bé đi khám ngay: sụt cân nhanh, số đo hiếm gặp, cần cân đo lại',
    ],
    [
      ['arm below 11.5 cm', 'implausible'],
      800,
      'see now',
      'Cần đưa bé đi khám ngay: vòng cánh tay dưới 11,5 cm, số đo hiếm gặp, cần cân đo lại',
    ],
  ])('of %j on day %p is "%s"', (findings, day, urgency, verdict) => {
    expect(growthAdvice(findings, day)).toMatchObject({ urgency, verdict })
  })

  test.each<[GrowthFinding[], number, readonly string[], string]>([
    // Short, but of normal weight.
    [['stunted'], 800, ['stunted see'], 'take along'],
    // Weight for height below −3 with a weight for age that is not severe: the severe one decides and stands first.
    [['underweight', 'severely wasted'], 800, ['severely wasted see now', 'underweight see now'], 'take along'],
    [['overweight', 'severely stunted'], 800, ['severely stunted see', 'overweight see'], 'take along'],
    [['possible risk of overweight', 'stunted'], 800, ['stunted see', 'possible risk of overweight see'], 'take along'],
    [['oedema', 'stunted'], 800, ['oedema see now', 'stunted see now'], 'call for help'],
    [['oedema', 'implausible'], 800, ['oedema see now', 'implausible watch'], 'call for help'],
    [['implausible'], 800, ['implausible watch'], 'measure again'],
    [['implausible and low'], 800, ['implausible and low see now'], 'measure again'],
    [['arm below 11.5 cm', 'implausible'], 800, ['arm below 11.5 cm see now', 'implausible watch'], 'take along'],
    // Below 181 days everything below −2 is for a health worker now, and nothing leads to meals.
    [['underweight', 'stunted'], 180, ['underweight see now', 'stunted see now'], 'take along'],
    [['possible risk of overweight'], 180, ['possible risk of overweight watch'], 'ask'],
    [['possible risk of overweight'], 181, ['possible risk of overweight watch'], 'plan meals'],
    [['normal'], 180, ['normal fine'], 'read on'],
    [['normal', 'below six months corrected'], 150, ['normal fine', 'below six months corrected fine'], 'read on'],
    [['normal'], 181, ['normal fine'], 'plan meals'],
  ])('of %j on day %p ranks %j, and the first way to act is "%s"', (findings, day, ranked, act) => {
    const advice = growthAdvice(findings, day)
    const told = advice?.told.map(({ urgency }, index) => `${advice.findings[index]} ${urgency}`)
    expect([told, advice?.acts[0], advice?.told[0]?.urgency]).toEqual([ranked, act, advice?.urgency])
  })

  test('of a danger sign stands before everything, at any age, also past the standard', () => {
    for (const day of [10, 181, 1826, 2300]) {
      const advice = growthAdvice(['overweight', 'normal'], day, true)
      expect(advice?.verdict).toBe('Cần đưa bé đi khám ngay: có dấu hiệu nguy hiểm, thừa cân')
      expect(advice?.advice).toHaveLength(1)
    }
  })

  test('is none when nothing was found', () => {
    expect(growthAdvice([], 400)).toBeNull()
  })
})

describe('several findings', () => {
  const MORE_ENERGY = /thêm (?:một |hai )*(?:bữa|đến hai bữa|một đến hai thìa)|thìa cà phê dầu/iu
  const LESS = /bớt nước ngọt|bỏ nước ngọt|không giảm bữa chính|không thêm đường/iu

  test('are all named, and told without contradiction', () => {
    const wrong = every.filter(({ day, findings }) => {
      const text = told(findings, day)
      const [more, less] = [MORE_ENERGY.test(text), LESS.test(text)]
      const goesOn = /Tiếp tục (?:ba|bú mẹ cùng)/.test(text)
      const named = text.split('\n')[0]?.split(', ').length ?? 0
      return (more && less) || (goesOn && (more || less)) || named < findings.length
    })
    expect(wrong).toEqual([])
  })

  test('each finding has a text that acts on it, and none is told twice', () => {
    const wrong = every.filter(({ day, findings }) => {
      const advice = adviceOf(findings, day)?.advice ?? []
      const act = advice.filter(({ part }) => part === 'act')
      const spoken = new Set(act.flatMap((text) => [...text.findings.flat(), ...text.covers]))
      return findings.some((finding) => !spoken.has(finding)) || new Set(advice).size < advice.length
    })
    expect(wrong).toEqual([])
  })

  test('a short and heavy child has words of its own in every band', () => {
    for (const day of LATER) {
      expect(told(['overweight', 'stunted'], day)).toContain('Bé cần ăn đủ chất để cao lên hơn là ăn thêm cho nhiều')
      expect(told(['obese', 'underweight', 'stunted'], day)).not.toMatch(MORE_ENERGY)
    }
  })

  test('with oedema or a measure to be taken again nothing is said of feeding', () => {
    for (const findings of [['oedema', 'stunted'], ['implausible'], ['implausible and low']] as const)
      expect(growthAdvice(findings, 400)?.advice.every(({ part }) => part === 'act')).toBe(true)
  })
})

test('no text calls itself a diagnosis or names a medicine or dose', () => {
  const texts = every.map(({ day, findings }) => told(findings, day))
  expect(texts.filter((text) => /\d\s?(?:mg|µg|IU)|uống thuốc|chẩn đoán là/iu.test(text))).toEqual([])
})
