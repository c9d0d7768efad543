import { formatAmount, formatNumber } from '../formats'
import { type AmountCheck, matchesFood, type TimesCheck } from '../health-rules'
import { type ChosenForMeal, dayOfChosen } from './day-choice'
import type { Kitchen } from './facts'
import type { FoodLimit } from './food-limit'
import { type DayIntake, measureDay } from './sums/evaluate'

/** A dish of a day with what limits look at. */
export interface LimitedDish extends ChosenForMeal {
  readonly dishId: number
  readonly title: string
  /** How it is cooked, as in the dish bank. */
  readonly method: string
}

/** A limit that chosen dishes exceed. */
export interface BrokenLimit {
  readonly ruleId: string
  readonly statement: string
  readonly per: 'meal' | 'day' | 'week'
  /** Index of the day; null for a limit of the week. */
  readonly dayIndex: number | null
  readonly mealCode: number | null
  /** Dishes counted, or the amount in the standard's unit. */
  readonly value: number
  readonly atMost: number
  /** Titles of the dishes that count, in the order in which they are eaten; of an amount those with most of it first. */
  readonly titles: readonly string[]
  /** All of it in words. */
  readonly text: string
}

type Days = readonly (readonly LimitedDish[])[]
type Place = Pick<BrokenLimit, 'per' | 'dayIndex' | 'mealCode'>

const DAYS_A_WEEK = 7
/** A dish with less of an amount than this share is not named as a cause. */
const NAMED_SHARE = 0.1
const WHEN = { meal: 'trong một bữa', day: 'trong một ngày', week: 'trong tuần' } as const

/**
 * Limits of the rule book that the dishes of one day or several days of a week exceed, for an object type. A week's count is exceeded as soon as the
 * days at hand exceed it; a week's mean amount needs all seven days. Minimums are not judged: a day that is being chosen is not complete yet.
 * An amount with unknown parts is exceeded when its known part alone exceeds the maximum.
 */
export function judgeLimits(days: Days, objectTypeId: number, kitchen: Kitchen): readonly BrokenLimit[] {
  const known = new Map<readonly LimitedDish[], DayIntake>()
  const intakeOf = (dishes: readonly LimitedDish[]): DayIntake => {
    const intake = known.get(dishes) ?? dayOfChosen(dishes, objectTypeId, kitchen)
    known.set(dishes, intake)
    return intake
  }
  return kitchen.limitsOf(objectTypeId).flatMap((limit) => {
    const { check } = limit
    if (check.atMost === undefined) return []
    return check.kind === 'times'
      ? brokenCounts(limit, check, check.atMost, days)
      : brokenAmounts(limit, check, check.atMost, days, intakeOf, kitchen)
  })
}

function brokenCounts(limit: FoodLimit, check: TimesCheck, atMost: number, days: Days): readonly BrokenLimit[] {
  const counted = days.map((dishes) =>
    dishes.filter(
      (dish) =>
        check.mealCodes?.includes(dish.mealCode) !== false &&
        matchesFood({ ...dish, ingredients: dish.served ?? dish.ingredients }, check),
    ),
  )
  const broken = (dishes: readonly LimitedDish[], place: Place): readonly BrokenLimit[] => {
    if (dishes.length <= atMost) return []
    const titles = dishes.map(({ title }) => title)
    const most = atMost === 0 ? 'không nên có' : `nhiều nhất ${formatNumber(atMost)}`
    const text = `Đã có ${dishes.length} món ${WHEN[place.per]} (${most}): ${titles.join(', ')}. ${limit.statement}`
    return [brokenLimit(limit, place, dishes.length, atMost, titles, text)]
  }
  if (check.per === 'week') return broken(counted.flat(), { per: 'week', dayIndex: null, mealCode: null })
  return counted.flatMap((dishes, dayIndex) => {
    if (check.per === 'day') return broken(dishes, { per: 'day', dayIndex, mealCode: null })
    const mealCodes = [...new Set(dishes.map(({ mealCode }) => mealCode))]
    return mealCodes.flatMap((mealCode) =>
      broken(
        dishes.filter((dish) => dish.mealCode === mealCode),
        { per: 'meal', dayIndex, mealCode },
      ),
    )
  })
}

function brokenAmounts(
  limit: FoodLimit,
  check: AmountCheck,
  atMost: number,
  days: Days,
  intakeOf: (dishes: readonly LimitedDish[]) => DayIntake,
  kitchen: Kitchen,
): readonly BrokenLimit[] {
  const standard = kitchen.standards.find(({ standardId }) => standardId === check.standardId)
  if (standard === undefined) return []
  const amountOf = (dishes: readonly LimitedDish[]) => measureDay(standard, intakeOf(dishes)).value
  const broken = (value: number, dishes: readonly LimitedDish[], place: Place): readonly BrokenLimit[] => {
    const rounded = Math.round(value * 100) / 100
    if (rounded <= atMost) return []
    const titles = dishes
      .map((dish) => ({ title: dish.title, part: amountOf([dish]) }))
      .filter(({ part }) => part >= NAMED_SHARE * value)
      .sort((one, other) => other.part - one.part)
      .map(({ title }) => title)
    // An estimate above the maximum: no decimals where it has hundreds, and never rounded down to the maximum.
    const amount = (figure: number) => formatAmount(figure >= 100 ? Math.ceil(figure) : figure, standard.unit)
    const mean = place.per === 'week' ? 'trung bình mỗi ngày trong tuần' : WHEN[place.per]
    const cause = titles.length > 0 ? `, nhiều nhất từ ${titles.join(', ')}` : ''
    const text = `${standard.title} ${mean} khoảng ${amount(rounded)}, cao hơn mức tối đa ${amount(atMost)}${cause}. ${limit.statement}`
    return [brokenLimit(limit, place, rounded, atMost, titles, text)]
  }
  if (check.per === 'day')
    return days.flatMap((dishes, dayIndex) =>
      broken(amountOf(dishes), dishes, { per: 'day', dayIndex, mealCode: null }),
    )
  if (days.length < DAYS_A_WEEK) return []
  const mean = days.reduce((sum, dishes) => sum + amountOf(dishes), 0) / days.length
  return broken(mean, [], { per: 'week', dayIndex: null, mealCode: null })
}

function brokenLimit(
  { id, statement }: FoodLimit,
  place: Place,
  value: number,
  atMost: number,
  titles: readonly string[],
  text: string,
): BrokenLimit {
  return { ruleId: id, statement, ...place, value, atMost, titles, text }
}
