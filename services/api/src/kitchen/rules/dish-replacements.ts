import { CHOSEN_BY_FAMILY } from 'shared-contracts/health-rules'
import {
  dayOf,
  distanceFromNeed,
  EMPTY_INTAKE,
  evaluateStandard,
  INTAKE_MEASURES,
  type Intake,
  type Kitchen,
  recordOf,
  sumIntakes,
} from 'shared-contracts/nutrition'
import type { ApiKitchen } from './api-kitchen'
import type { ListedDish } from './listed-dish'
import { intakeOfPlaced, type PlacedDay, type PlacedDish } from './menu-day'

/** How a day (or a lone meal) is judged once its totals are known; less is better. */
type Judge = (meals: ReadonlyMap<number, Intake>, total: Intake) => number

/** Standards of a day by which a lone meal is compared with its share: energy, protein, lipid, glucid. */
const MEAL_TARGETS = [
  { standardId: 1, measure: 'energy' },
  { standardId: 11, measure: 'protein' },
  { standardId: 18, measure: 'lipid' },
  { standardId: 25, measure: 'glucid' },
] as const

/** Standard of the energy share of each meal. */
const SHARE_STANDARD: Readonly<Record<number, number>> = { 1: 3, 2: 4, 4: 5, 5: 6, 6: 7, 7: 8 }

function dayJudge(objectTypeId: number, { needsOf, standards }: Kitchen): Judge {
  const enforced = needsOf(objectTypeId).filter(({ enforce }) => enforce !== 'report')
  const byId = new Map(standards.map((standard) => [standard.standardId, standard]))
  const judged = enforced.flatMap((need) => {
    const standard = byId.get(need.standardId)
    return standard ? [{ standard, need }] : []
  })
  return (meals, total) =>
    judged.reduce(
      (sum, { standard, need }) => sum + distanceFromNeed(evaluateStandard(standard, need, { meals, total }), need),
      0,
    )
}

/** A meal alone is compared with its share of the day's energy, protein, lipid and glucid: their mean relative difference. */
function mealJudge(objectTypeId: number, mealCode: number, { needsOf }: Kitchen): Judge {
  const needs = needsOf(objectTypeId)
  const target = (standardId: number) => {
    const need = needs.find((each) => each.standardId === standardId)
    return need?.need ?? need?.min ?? need?.max ?? null
  }
  const share = (target(SHARE_STANDARD[mealCode] ?? 0) ?? 100 / 3) / 100
  return (_, total) =>
    MEAL_TARGETS.reduce((sum, { standardId, measure }) => {
      const whole = target(standardId)
      if (whole === null || whole === 0) return sum
      return sum + Math.abs(total.amounts[measure].value - whole * share) / (whole * share)
    }, 0)
}

export interface RankedDish {
  readonly placed: PlacedDish
  readonly distance: number
}

export interface RankingWishes {
  readonly excludedMaterialIds: ReadonlySet<number>
  /** The day holds one meal alone. */
  readonly mealAlone: boolean
}

/**
 * An intake to which portions of one dish after another are added on trial. It is the same object all the time: a thousand trials for one
 * answer would else make a hundred thousand amounts.
 */
class Trial {
  readonly intake: Intake
  readonly #rest: Intake
  readonly #amounts = recordOf(INTAKE_MEASURES, () => ({ value: 0, missingCount: 0 }))
  readonly #foods = new Set<number>()
  readonly #foodGroups = new Set<string>()
  #dish: Intake | null = null

  constructor(rest: Intake) {
    this.#rest = rest
    this.intake = { amounts: this.#amounts, foods: this.#foods, foodGroups: this.#foodGroups }
  }

  /** The rest with `portions` times a dish: all materials of a dish grow alike. */
  set(dish: Intake, portions: number): void {
    for (const measure of INTAKE_MEASURES) {
      const amount = this.#amounts[measure]
      const before = this.#rest.amounts[measure]
      const added = dish.amounts[measure]
      amount.value = before.value + added.value * portions
      amount.missingCount = before.missingCount + added.missingCount
    }
    // A dish has the same foods in any portion.
    if (dish === this.#dish) return
    this.#dish = dish
    refill(this.#foods, this.#rest.foods, dish.foods)
    refill(this.#foodGroups, this.#rest.foodGroups, dish.foodGroups)
  }
}

function refill<T>(set: Set<T>, ...parts: readonly ReadonlySet<T>[]): void {
  set.clear()
  for (const part of parts) for (const each of part) set.add(each)
}

/** Materials that are offered only where the day has them already, because its family chose them. */
function unchosenMaterials(day: PlacedDay, { kitchen }: ApiKitchen): readonly number[] {
  const chosen = new Set(day.dishes.flatMap(({ dish }) => dish.ingredients.map(({ materialId }) => materialId)))
  return [...kitchen.materials.values()]
    .filter(({ key, materialId }) => CHOSEN_BY_FAMILY.includes(key) && !chosen.has(materialId))
    .map(({ materialId }) => materialId)
}

/** Dishes of the bank that may stand in a place of the day: same meal and kind, for this age, none of the excluded materials, not in the day yet. */
function candidates(
  day: PlacedDay,
  place: PlacedDish,
  bank: readonly ListedDish[],
  excluded: ReadonlySet<number>,
): readonly ListedDish[] {
  const inDay = new Set(day.dishes.map(({ dish }) => dish.card.dishId))
  return bank.filter(
    ({ card, ingredients }) =>
      card.kind === place.dish.card.kind &&
      card.mealCodes.includes(place.mealCode) &&
      card.objectTypeIds.includes(day.objectTypeId) &&
      !inDay.has(card.dishId) &&
      !ingredients.some(({ materialId }) => excluded.has(materialId)),
  )
}

/** Intakes of usual portions, found once for each edition of the facts. */
const usualIntakes = new WeakMap<ApiKitchen, Map<string, Intake>>()

function usualIntake(dish: ListedDish, objectTypeId: number, facts: ApiKitchen): Intake {
  const ofFacts = usualIntakes.get(facts) ?? new Map<string, Intake>()
  usualIntakes.set(facts, ofFacts)
  const key = `${objectTypeId} ${dish.card.dishId}`
  const intake = ofFacts.get(key) ?? intakeOfPlaced({ mealCode: 0, portion: 1, dish }, objectTypeId, facts)
  ofFacts.set(key, intake)
  return intake
}

/** What may replace a dish of the day, best for the day first, equals by title. Each is tried in the portion of the old dish and in the usual one. */
export function rankReplacements(
  day: PlacedDay,
  place: PlacedDish,
  bank: readonly ListedDish[],
  facts: ApiKitchen,
  { excludedMaterialIds, mealAlone }: RankingWishes,
): readonly RankedDish[] {
  const { objectTypeId } = day
  const others = day.dishes.filter((placed) => placed !== place)
  const meals = new Map<number, Intake>()
  for (const placed of others) {
    const intake = intakeOfPlaced(placed, objectTypeId, facts)
    const before = meals.get(placed.mealCode)
    meals.set(placed.mealCode, before ? sumIntakes([before, intake]) : intake)
  }
  const rest = dayOf(meals).total
  const ofMeal = meals.get(place.mealCode) ?? EMPTY_INTAKE
  const judge = mealAlone
    ? mealJudge(objectTypeId, place.mealCode, facts.kitchen)
    : dayJudge(objectTypeId, facts.kitchen)
  const portions = [...new Set([place.portion, 1])]
  const meal = new Trial(ofMeal)
  const total = new Trial(rest)
  meals.set(place.mealCode, meal.intake)

  const excluded = new Set([...excludedMaterialIds, ...unchosenMaterials(day, facts)])
  const ranked = candidates(day, place, bank, excluded).map((dish): RankedDish => {
    const intake = usualIntake(dish, objectTypeId, facts)
    const tried = portions.map((portion): RankedDish => {
      const placed: PlacedDish = { mealCode: place.mealCode, portion, dish }
      meal.set(intake, portion)
      total.set(intake, portion)
      return { placed, distance: judge(meals, total.intake) }
    })
    return tried.reduce((best, each) => (each.distance < best.distance ? each : best))
  })
  // The bank is in the order of titles, and sorting keeps the order of equals.
  return ranked.sort((a, b) => a.distance - b.distance)
}

/** The day with one dish in the place of another. */
export function withDish(day: PlacedDay, place: PlacedDish, next: PlacedDish): PlacedDay {
  return { ...day, dishes: day.dishes.map((placed) => (placed === place ? next : placed)) }
}

/**
 * Up to `count` other meals like one of the day: each keeps all but two of its dishes and puts the best others in their place.
 * The same day gives the same meals.
 */
export function relatedMeals(
  day: PlacedDay,
  mealCode: number,
  bank: readonly ListedDish[],
  facts: ApiKitchen,
  wishes: RankingWishes,
  count: number,
): readonly PlacedDay[] {
  const own = day.dishes.filter((placed) => placed.mealCode === mealCode)
  const [first] = own
  if (first === undefined) return []
  const related: PlacedDay[] = []
  for (let number = 0; number < count; number += 1) {
    const start = own[number % own.length] ?? first
    const round = Math.floor(number / own.length)
    const best = rankReplacements(day, start, bank, facts, wishes)[round]
    if (best === undefined) continue
    const once = withDish(day, start, best.placed)
    const second = own.length > 1 ? own[(number + 1) % own.length] : undefined
    const other = second && rankReplacements(once, second, bank, facts, wishes)[round]
    related.push(second && other ? withDish(once, second, other.placed) : once)
  }
  return related
}
