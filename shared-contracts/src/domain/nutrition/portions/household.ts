import { formatNumber } from '../../formats'

/** A unit by which a kitchen measures a food, and the edible grams that one of it holds. */
export interface HouseholdUnit {
  readonly unit: string
  readonly grams: number
}

/** How a unit is counted: in parts (quarters and thirds) below one, halves below three, whole ones; `few`: never counted, only named. */
interface UnitRule {
  /** What one weighs is told as bought, with peel or shell; a spoon or bowl holds what is eaten. */
  readonly whole?: true
  readonly steps: 'parts' | 'halves' | 'ones' | 'few'
  /** More of it than this nobody counts. */
  readonly most: number
}

/** Units of unit-conversions.csv that a cook measures by; all others belong to the market. */
const KITCHEN_UNITS: Readonly<Record<string, UnitRule>> = {
  giọt: { steps: 'few', most: 16 },
  nhúm: { steps: 'few', most: 1.6 },
  'thìa cà phê': { steps: 'parts', most: 4 },
  'thìa canh': { steps: 'halves', most: 8 },
  'bát con': { steps: 'parts', most: 12 },
  tô: { steps: 'parts', most: 12 },
  đĩa: { steps: 'parts', most: 12 },
  cốc: { steps: 'parts', most: 12 },
  nắm: { steps: 'halves', most: 12 },
  miếng: { steps: 'halves', most: 12 },
  múi: { steps: 'ones', most: 12 },
  lát: { steps: 'halves', most: 20 },
  hạt: { steps: 'ones', most: 20 },
  quả: { whole: true, steps: 'parts', most: 20 },
  củ: { whole: true, steps: 'parts', most: 20 },
  bìa: { whole: true, steps: 'parts', most: 20 },
  ổ: { whole: true, steps: 'parts', most: 12 },
  bắp: { whole: true, steps: 'parts', most: 12 },
  hộp: { whole: true, steps: 'parts', most: 12 },
  vắt: { whole: true, steps: 'halves', most: 12 },
  tép: { whole: true, steps: 'halves', most: 12 },
  cây: { whole: true, steps: 'halves', most: 12 },
  con: { whole: true, steps: 'ones', most: 40 },
  cái: { whole: true, steps: 'ones', most: 20 },
  lá: { whole: true, steps: 'ones', most: 20 },
}

/** A measure may be off by this share of the weight; from there on grams are told alone. */
const MOST_ERROR = 0.2
/** Counts below three, the plainer the fewer points: a plainer one is taken unless another is that much nearer. */
const COUNTS: readonly {
  readonly count: number
  readonly words: string
  readonly cost: number
  readonly steps: readonly string[]
}[] = [
  { count: 1 / 4, words: '¼', cost: 0.04, steps: ['parts'] },
  { count: 1 / 3, words: '⅓', cost: 0.06, steps: ['parts'] },
  { count: 1 / 2, words: 'nửa', cost: 0.02, steps: ['parts', 'halves'] },
  { count: 2 / 3, words: '⅔', cost: 0.08, steps: ['parts'] },
  { count: 3 / 4, words: '¾', cost: 0.05, steps: ['parts'] },
  { count: 3 / 2, words: '1½', cost: 0.02, steps: ['parts', 'halves'] },
  { count: 5 / 2, words: '2½', cost: 0.03, steps: ['parts', 'halves'] },
]
/** Less than this share of a unit that is only named is "a little" of it. */
const LITTLE = 0.8

/**
 * The units of unit-conversions.csv that a kitchen measures a material by, in edible grams rounded to tenths.
 * @param units grams as the file has them @param ediblePercent of the material
 */
export function kitchenUnits(units: readonly HouseholdUnit[], ediblePercent: number): readonly HouseholdUnit[] {
  return units.flatMap(({ unit, grams }) => {
    const rule = KITCHEN_UNITS[unit]
    if (rule === undefined) return []
    const edible = rule.whole ? (grams * ediblePercent) / 100 : grams
    return [{ unit, grams: Math.max(0.01, Math.round(edible * 100) / 100) }]
  })
}

/**
 * Edible grams as a cook measures them: "1½ thìa cà phê", "nửa quả"; null where no unit comes near enough. A pinch and some drops are words for very
 * little, not measures: nothing is counted by them.
 * @param tolerance the share of the weight by which a measure may be off
 */
export function householdMeasure(
  grams: number,
  units: readonly HouseholdUnit[],
  tolerance: number = MOST_ERROR,
): string | null {
  let best: { readonly words: string; readonly cost: number } | null = null
  for (const { unit, grams: each } of units) {
    const rule = KITCHEN_UNITS[unit]
    if (rule === undefined) continue
    for (const { count, words, cost } of countsNear(grams / each, rule)) {
      const error = Math.abs(count * each - grams) / grams
      if (count > rule.most || error > tolerance) continue
      if (best === null || error + cost < best.cost) best = { words: `${words} ${unit}`, cost: error + cost }
    }
  }
  return best?.words ?? littleOf(grams, units)
}

function countsNear(
  count: number,
  { steps }: UnitRule,
): readonly Pick<(typeof COUNTS)[number], 'count' | 'words' | 'cost'>[] {
  if (steps === 'few') return []
  const ones = Math.max(1, Math.round(count))
  const whole = { count: ones, words: formatNumber(ones), cost: 0 }
  return [whole, ...COUNTS.filter((each) => each.steps.includes(steps))]
}

/** "vài giọt", "một nhúm": what nobody can measure. */
function littleOf(grams: number, units: readonly HouseholdUnit[]): string | null {
  for (const { unit, grams: each } of units) {
    const rule = KITCHEN_UNITS[unit]
    if (rule?.steps !== 'few' || grams <= 0 || grams / each > rule.most) continue
    if (unit === 'giọt') return 'vài giọt'
    return grams / each < LITTLE ? `một ${unit} nhỏ` : `một ${unit}`
  }
  return null
}
