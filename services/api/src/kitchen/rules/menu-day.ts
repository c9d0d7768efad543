import {
  dayOf,
  type Intake,
  intakeOfChoice,
  type JudgedDay,
  judgeDay,
  type KitchenIngredient,
  type KitchenMaterial,
  type KnownAmounts,
  knownAmounts,
  knownAmountsOfDay,
  type LimitedDish,
  type ServedDish,
  serveDish,
  servedMeasure,
  servedWeight,
  sumIntakes,
} from 'shared-contracts/nutrition'
import type { ApiKitchen } from './api-kitchen'
import type { ListedDish } from './listed-dish'

/** A dish of the day as a request names it. `materials`: grams as they are eaten, where somebody changed them. */
export interface AskedDish {
  readonly dishId: number
  readonly portion: number
  readonly materials?: readonly { readonly materialId: number; readonly grams: number }[]
}

export interface AskedMeal {
  readonly mealCode: number
  readonly dishes: readonly AskedDish[]
}

/** A dish of the day with its facts. */
export interface PlacedDish {
  readonly mealCode: number
  readonly portion: number
  readonly dish: ListedDish
  /** Present where somebody changed materials. */
  readonly served?: readonly KitchenIngredient[]
}

export interface PlacedDay {
  readonly objectTypeId: number
  readonly dishes: readonly PlacedDish[]
}

/** A field of a request that names what doesn't exist. */
export class UnknownInDay extends Error {
  readonly field: string
  readonly code: 'dish_does_not_exist' | 'material_does_not_exist'

  constructor(field: string, code: UnknownInDay['code']) {
    super(code)
    this.field = field
    this.code = code
  }
}

/** The dishes of a request, in its order. Throws `UnknownInDay`; `path` is where the meals stand in the request. */
export function readDay(
  { objectTypeId, meals }: { readonly objectTypeId: number; readonly meals: readonly AskedMeal[] },
  byId: ReadonlyMap<number, ListedDish>,
  { kitchen }: ApiKitchen,
  path: string,
): PlacedDay {
  const dishes = meals.flatMap(({ mealCode, dishes: asked }, mealIndex) =>
    asked.map(({ dishId, portion, materials }, dishIndex): PlacedDish => {
      const at = `${path}.${mealIndex}.dishes.${dishIndex}`
      const dish = byId.get(dishId)
      if (!dish) throw new UnknownInDay(`${at}.dishId`, 'dish_does_not_exist')
      const served = materials?.map(({ materialId, grams }, index) => {
        const material = kitchen.materials.get(materialId)
        if (!material) throw new UnknownInDay(`${at}.materials.${index}.materialId`, 'material_does_not_exist')
        return { material, grams }
      })
      return { mealCode, portion, dish, ...(served && { served }) }
    }),
  )
  return { objectTypeId, dishes }
}

const choices = new WeakMap<ApiKitchen, WeakMap<PlacedDish, LimitedDish>>()

/** What the arithmetic of shared-contracts needs to know of a placed dish; the same object each time, as its sums are kept by it. */
export function choiceOf(placed: PlacedDish, facts: ApiKitchen): LimitedDish {
  const ofFacts = choices.get(facts) ?? new WeakMap<PlacedDish, LimitedDish>()
  choices.set(facts, ofFacts)
  const known = ofFacts.get(placed)
  if (known) return known
  const { mealCode, portion, dish, served } = placed
  const { dishId, title } = dish.card
  const choice: LimitedDish = {
    dishId,
    title,
    method: dish.method,
    mealCode,
    portion,
    family: facts.families[dishId] ?? '',
    ingredients: facts.kitchen.ingredientsOf(dish.ingredients),
    ...(served && { served }),
  }
  ofFacts.set(placed, choice)
  return choice
}

export function intakeOfPlaced(placed: PlacedDish, objectTypeId: number, facts: ApiKitchen): Intake {
  return intakeOfChoice(choiceOf(placed, facts), objectTypeId, facts.kitchen)
}

/** A placed dish as it is eaten: with changed materials, or scaled for the object type. */
function servingOf(placed: PlacedDish, objectTypeId: number, facts: ApiKitchen): ServedDish<KitchenMaterial> {
  const served = serveDish(choiceOf(placed, facts), objectTypeId, placed.portion, facts.kitchen.rules)
  return placed.served ? { ...served, ingredients: placed.served } : served
}

/** Materials of these portions, raw edible grams: changed ones, or scaled as the object type eats. */
export function servedMaterials(placed: PlacedDish, objectTypeId: number, facts: ApiKitchen) {
  return servingOf(placed, objectTypeId, facts).ingredients
}

export function judgePlacedDay({ objectTypeId, dishes }: PlacedDay, facts: ApiKitchen): JudgedDay {
  return judgeDay(
    dishes.map((placed) => choiceOf(placed, facts)),
    objectTypeId,
    facts.kitchen,
  )
}

/** Totals of the day in the shape of the calls. */
export function totalsOf(day: PlacedDay, facts: ApiKitchen): KnownAmounts {
  const meals = new Map<number, Intake[]>()
  for (const placed of day.dishes) {
    const ofMeal = meals.get(placed.mealCode) ?? []
    meals.set(placed.mealCode, ofMeal)
    ofMeal.push(intakeOfPlaced(placed, day.objectTypeId, facts))
  }
  const intakes = new Map([...meals].map(([mealCode, ofMeal]) => [mealCode, sumIntakes(ofMeal)]))
  return knownAmountsOfDay(dayOf(intakes), facts.kitchen.standards)
}

/** Totals of one meal of the day. */
export function totalsOfMeal({ objectTypeId, dishes }: PlacedDay, mealCode: number, facts: ApiKitchen): KnownAmounts {
  const { total } = dayOf(
    new Map(
      dishes
        .filter((placed) => placed.mealCode === mealCode)
        .map((placed, place) => [place, intakeOfPlaced(placed, objectTypeId, facts)]),
    ),
  )
  return knownAmounts(total, facts.kitchen.standards)
}

/** Tenths of a gram or kilocalorie; more digits would only pretend. */
const tenths = (amount: number): number => Math.round(amount * 10) / 10

/** A placed dish as menus show it. */
export function shownDish(placed: PlacedDish, objectTypeId: number, facts: ApiKitchen) {
  const { dishId, title, slug, illustration } = placed.dish.card
  const energy = knownAmounts(intakeOfPlaced(placed, objectTypeId, facts), facts.kitchen.standards)['1']?.value ?? null
  const grams = servedMaterials(placed, objectTypeId, facts).reduce((sum, material) => sum + material.grams, 0)
  return {
    dishId,
    title,
    slug,
    illustration,
    portion: placed.portion,
    grams: tenths(grams),
    energy: energy === null ? null : tenths(energy),
  }
}

/** The same with what it weighs cooked, and what that is served in. */
export function dishOnTable(placed: PlacedDish, objectTypeId: number, facts: ApiKitchen) {
  const { rules } = facts.kitchen
  const served = servingOf(placed, objectTypeId, facts)
  return {
    ...shownDish(placed, objectTypeId, facts),
    servedGrams: tenths(servedWeight(served, rules)),
    servedAs: servedMeasure(choiceOf(placed, facts), served, rules, ({ units }) => units),
  }
}
