import type { CallAnswer } from 'shared-contracts/calls'
import { ADULT_OBJECT_TYPE_ID, type CartType } from 'shared-contracts/menus'
import type { ApiKitchen } from '../../kitchen/rules'
import {
  type AskedDish,
  type AskedMeal,
  dishOnTable,
  type ListedDish,
  type PlacedDay,
  readDay,
  servedMaterials,
  shownDish,
  totalsOf,
} from '../../kitchen/rules'
import type { CartContent, CartDay, Occasion } from './cart-item'
import { remembered } from './remembered'

export type CartEntry = CallAnswer<'UserCart/GetAll'>[number]

type ShownDay = CallAnswer<'SavedMenu/GetById'>['days'][number]

export interface KeptEntry extends CartContent, Occasion {
  readonly id: number
  readonly type: CartType
  readonly title: string
  readonly objectTypeId: number | null
  readonly menuId: number | null
  readonly addedAt: Date
}

export interface CartFacts {
  readonly bank: { readonly byId: ReadonlyMap<number, ListedDish> }
  readonly kitchen: ApiKitchen
  readonly menuIds: ReadonlySet<number>
}

/** Portions for nobody in particular are an adult's, as the page of a dish tells them. */
const ANYONE = ADULT_OBJECT_TYPE_ID

/**
 * An entry with what its dishes are today. Dishes that editors took away are left out; the entry stays, so that its owner
 * sees it and can remove it.
 */
export function cartEntry(kept: KeptEntry, facts: CartFacts, limits: readonly string[]): CartEntry {
  const objectTypeId = kept.objectTypeId ?? ANYONE
  const dish = kept.dish && placed({ objectTypeId, meals: [{ mealCode: 1, dishes: [kept.dish] }] }, facts)
  return {
    id: kept.id,
    type: kept.type,
    title: kept.title,
    objectTypeId: kept.objectTypeId,
    forWhom: kept.forWhom,
    plannedFor: kept.plannedFor,
    eaters: kept.eaters,
    menuId: kept.menuId !== null && facts.menuIds.has(kept.menuId) ? kept.menuId : null,
    days: kept.days.map((day) => listedDay(shownDay(day, objectTypeId, facts))),
    dish: dish?.dishes[0] ? shownDish(dish.dishes[0], objectTypeId, facts.kitchen) : null,
    limits: [...limits],
    addedAt: kept.addedAt.toISOString(),
  }
}

/** A list tells raw amounts alone: without what a day weighs on the table. */
function listedDay({ meals, ...day }: ShownDay): CartEntry['days'][number] {
  return {
    ...day,
    meals: meals.map(({ mealCode, dishes }) => ({
      mealCode,
      dishes: dishes.map(({ servedGrams: _, servedAs: __, ...dish }) => dish),
    })),
  }
}

/** The days of an entry; a dish alone is one. */
export function placedDays({ objectTypeId, days, dish }: KeptEntry, facts: CartFacts): readonly PlacedDay[] {
  const whose = objectTypeId ?? ANYONE
  const alone = dish === null ? [] : [placed({ objectTypeId: whose, meals: [{ mealCode: 0, dishes: [dish] }] }, facts)]
  return [...days.map(({ meals }) => placed({ objectTypeId: whose, meals }, facts)), ...alone]
}

/** A kept day with what its dishes are and weigh on the table today. */
export function shownDay({ dayCode, meals }: CartDay, objectTypeId: number, facts: CartFacts): ShownDay {
  const shown = shownDays(facts.kitchen, keyOfMeals(objectTypeId, meals), () => ({
    meals: meals.map((meal) => ({
      mealCode: meal.mealCode,
      dishes: placed({ objectTypeId, meals: [meal] }, facts).dishes.map((dish) =>
        dishOnTable(dish, objectTypeId, facts.kitchen),
      ),
    })),
    nutrition: totalsOf(placed({ objectTypeId, meals }, facts), facts.kitchen),
  }))
  return { dayCode, ...shown }
}

/** Most lists hold days of stored menus: some hundred in all. */
const DAYS_REMEMBERED = 1000
const shownDays = remembered<Omit<ShownDay, 'dayCode'>>(DAYS_REMEMBERED)
const servingsOfDays = remembered<readonly MaterialServing[]>(DAYS_REMEMBERED)

/** Raw edible grams of a material that one eater needs. */
export interface MaterialServing {
  readonly materialId: number
  readonly grams: number
}

/** What one eater of an entry needs; a material stands in it once for each day that has it. */
export function servingsOf({ objectTypeId, days, dish }: KeptEntry, facts: CartFacts): readonly MaterialServing[] {
  const whose = objectTypeId ?? ANYONE
  const alone = dish === null ? [] : [[{ mealCode: 0, dishes: [dish] }]]
  return [...days.map(({ meals }) => meals), ...alone].flatMap((meals) =>
    servingsOfDays(facts.kitchen, keyOfMeals(whose, meals), () => {
      const grams = new Map<number, number>()
      for (const each of placed({ objectTypeId: whose, meals }, facts).dishes) {
        for (const { material, grams: more } of servedMaterials(each, whose, facts.kitchen))
          grams.set(material.materialId, (grams.get(material.materialId) ?? 0) + more)
      }
      return [...grams].map(([materialId, sum]) => ({ materialId, grams: sum }))
    }),
  )
}

const keyOfMeals = (objectTypeId: number, meals: readonly AskedMeal[]) => `${objectTypeId} ${JSON.stringify(meals)}`

function placed(
  { objectTypeId, meals }: { readonly objectTypeId: number; readonly meals: readonly AskedMeal[] },
  { bank, kitchen }: CartFacts,
): PlacedDay {
  const left = meals.map(({ mealCode, dishes }) => ({
    mealCode,
    dishes: dishes.filter(({ dishId }) => bank.byId.has(dishId)).map((dish) => withKnownMaterials(dish, kitchen)),
  }))
  return readDay({ objectTypeId, meals: left }, bank.byId, kitchen, 'days')
}

function withKnownMaterials(dish: AskedDish, { kitchen }: ApiKitchen): AskedDish {
  const { materials } = dish
  if (materials === undefined) return dish
  return { ...dish, materials: materials.filter(({ materialId }) => kitchen.materials.has(materialId)) }
}
