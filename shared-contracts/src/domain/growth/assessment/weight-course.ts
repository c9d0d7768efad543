import { DAYS_A_MONTH } from './measured-length'

/** One weighing, as far as the course of weight needs it. */
export interface Weighing {
  readonly ageInDays: number
  /** kg */
  readonly weight: number | null
  readonly weightZScore: number | null
}

/** What the course of weight can show, the more careful first. */
export const weightCourses = [
  /** More than 10 % below birth weight. */
  'lost 10 % since birth',
  /** Lighter than some days before, past day 5: newborns stop losing by then. */
  'still losing after day 5',
  /** 5 % or more within two weeks, or 10 % or more within the weeks that are looked at. */
  'rapid loss',
  /** Lighter than at an earlier visit, beyond what a full stomach or a scale explains. */
  'lost weight',
  /** Three weeks old and lighter than at birth. */
  'below birth weight at three weeks',
  /** Weight for age fell below a line of the standard by half a standard deviation or more. */
  'crossed line',
  /** From 7 to 10 % below birth weight. */
  'lost 7 % since birth',
  /** Lighter than at birth, less than that: what the first two weeks bring. */
  'below birth weight',
] as const
export type WeightCourse = (typeof weightCourses)[number]

/** A child is weighed for its birth weight within so many days. */
const LAST_BIRTH_DAY = 2
/** Newborns lose weight up to this day (NICE NG194, ABM protocol 3). */
const LAST_LOSING_DAY = 5
/** By this day birth weight is reached again (NICE NG75). */
const REGAINED_DAY = 21
/** Weight is looked at against birth weight up to this day; later the standard speaks. */
const LAST_NEWBORN_DAY = 60
/** Scales for babies show 10 g. */
const NEWBORN_ERROR_GRAMS = 20
/** From so many days on a lighter child has lost weight, whatever the scales; before, a meal, clothes and scales make up to 3 %. */
const FIRM_DAYS = 14
const NOISE = 0.03
const RAPID_SHARE = 0.05
const RAPID_SHARE_OF_WEEKS = 0.1
const CROSSED_BY = 0.5
const LINES = [-3, -2, -1, 0, 1, 2, 3] as const

/**
 * How weight went on up to `now`, against birth weight and all weighings of the last weeks: six below six months, two months in the first year, three
 * after it, and the last one two weeks or more ago however old it is. Null: nothing to tell.
 *
 * @param earlier weighings before `now`, in any order; one within two days of birth tells the birth weight
 */
export function weightCourse(earlier: readonly Weighing[], now: Weighing): WeightCourse | null {
  if (now.weight === null) return null
  const weighed = { ...now, weight: now.weight }
  const before = earlier
    .flatMap((each) =>
      each.weight === null || each.ageInDays >= now.ageInDays ? [] : [{ ...each, weight: each.weight }],
    )
    .sort((a, b) => a.ageInDays - b.ageInDays)
  const found = [...newbornCourses(before, weighed), ...laterCourses(before, weighed)]
  return weightCourses.find((course) => found.includes(course)) ?? null
}

interface Weighed extends Weighing {
  readonly weight: number
}

function newbornCourses(before: readonly Weighed[], now: Weighed): readonly WeightCourse[] {
  if (now.ageInDays > LAST_NEWBORN_DAY) return []
  const birth = before.find(({ ageInDays }) => ageInDays <= LAST_BIRTH_DAY)
  const lost = birth ? lossSince(birth, now) : 0
  // What she is lighter than: the first days take weight from everybody.
  const settled = before.filter(({ ageInDays }) => ageInDays > LAST_BIRTH_DAY)
  const isLosing =
    now.ageInDays > LAST_LOSING_DAY &&
    now.ageInDays < REGAINED_DAY &&
    (birth === undefined || lost > 0) &&
    settled.some(({ weight }) => Math.round((weight - now.weight) * 1000) > NEWBORN_ERROR_GRAMS)
  const isLate = now.ageInDays >= REGAINED_DAY
  return [
    ...(lost > 0.1 ? (['lost 10 % since birth'] as const) : []),
    ...(isLosing ? (['still losing after day 5'] as const) : []),
    ...(lost > 0 && isLate ? (['below birth weight at three weeks'] as const) : []),
    ...(lost >= 0.07 && !isLate ? (['lost 7 % since birth'] as const) : []),
    ...(lost > 0 && !isLate ? (['below birth weight'] as const) : []),
  ]
}

function laterCourses(before: readonly Weighed[], now: Weighed): readonly WeightCourse[] {
  // From birth to the third week the newborn's own measure speaks.
  const settled = before.filter(({ ageInDays }) => ageInDays > LAST_BIRTH_DAY || now.ageInDays > LAST_NEWBORN_DAY)
  const firm = settled.filter(({ ageInDays }) => now.ageInDays - ageInDays >= FIRM_DAYS)
  const lastFirm = firm.at(-1)
  const isRecent = ({ ageInDays }: Weighed) => now.ageInDays - ageInDays <= recentDays(now.ageInDays)
  const seen = settled.filter((each) => isRecent(each) || each === lastFirm)
  const isRapid = (each: Weighed) =>
    lossSince(each, now) >= (now.ageInDays - each.ageInDays <= FIRM_DAYS ? RAPID_SHARE : RAPID_SHARE_OF_WEEKS)
  const isLoss = (each: Weighed) => lossSince(each, now) > (firm.includes(each) ? 0 : NOISE)
  const isCrossed = (each: Weighed) => firm.includes(each) && fellBelowALine(each.weightZScore, now.weightZScore)
  const isNewborn = now.ageInDays < REGAINED_DAY
  return [
    ...(!isNewborn && seen.some(isRapid) ? (['rapid loss'] as const) : []),
    ...(!isNewborn && seen.some(isLoss) ? (['lost weight'] as const) : []),
    ...(seen.some(isCrossed) ? (['crossed line'] as const) : []),
  ]
}

/** Younger children are weighed more often, and change more within a week. */
function recentDays(ageInDays: number): number {
  if (ageInDays <= 6 * DAYS_A_MONTH) return 42
  return ageInDays <= 12 * DAYS_A_MONTH ? 61 : 92
}

/** Share of the earlier weight; negative: heavier than then. Scales show two decimals, so 3.4 − 3.06 is a tenth and not a little more. */
function lossSince(earlier: Weighed, now: Weighed): number {
  return Math.round(((earlier.weight - now.weight) / earlier.weight) * 1e6) / 1e6
}

function fellBelowALine(before: number | null, after: number | null): boolean {
  if (before === null || after === null) return false
  return LINES.some((line) => before >= line && after < line) && before - after >= CROSSED_BY
}
