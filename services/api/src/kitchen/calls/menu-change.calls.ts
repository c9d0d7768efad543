import { CallFailure, generalFailure } from 'service-host'
import { changeMaterial, type MaterialChange, type MaterialRefusal } from 'shared-contracts/nutrition'
import { type Caller, requireReader } from '../../platform/calls/caller'
import { gatedUncached, type Handlers, publicUncached } from '../../platform/calls/handler'
import { both } from '../../platform/content-revision/revisioned'
import { found } from '../../platform/http/call-failure'
import type { ApiKitchen } from '../rules/api-kitchen'
import { rankReplacements, relatedMeals, withDish } from '../rules/dish-replacements'
import {
  type AskedMeal,
  judgePlacedDay,
  type PlacedDay,
  type PlacedDish,
  readDay,
  servedMaterials,
  shownDish,
  totalsOf,
  totalsOfMeal,
  UnknownInDay,
} from '../rules/menu-day'
import { breaksFurther, brokenLimits } from '../rules/menu-limits'
import { menuResource } from '../rules/menu-resource'
import type { KitchenServices } from '../services'
import type { DishBank } from '../store/dish-bank'
import { findMenu } from '../store/menu.store'

type MenuChangeCall =
  | 'Menu/ChangeDish'
  | 'Menu/ChangeMaterial'
  | 'Menu/ChangeMultipleMaterials'
  | 'Menu/BuildRelatedMealMenu'
  | 'Menu/GetGenerateMenuDetail'

/** As many replacements as somebody looks through. */
const REPLACEMENTS_SHOWN = 20
const RELATED_MEALS = 5
const DAY_CODES = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'] as const

const MESSAGES = {
  dish_does_not_exist: 'Không tìm thấy món ăn này.',
  material_does_not_exist: 'Không tìm thấy nguyên liệu này.',
  dish_is_not_in_day: 'Món này không có trong thực đơn đang đổi.',
  material_is_not_in_dish: 'Món này không có nguyên liệu cần đổi.',
  material_of_other_group: 'Chỉ đổi được sang nguyên liệu cùng nhóm.',
  material_not_suitable: 'Nguyên liệu này chưa phù hợp với đối tượng của thực đơn.',
} as const satisfies Record<MaterialRefusal | UnknownInDay['code'] | 'dish_is_not_in_day', string>

function refused(field: string, code: keyof typeof MESSAGES): CallFailure {
  const message = MESSAGES[code]
  return new CallFailure(422, code, message, [{ field, code, message }])
}

interface AskedMaterialChange extends MaterialChange {
  readonly dishId: number
}

interface AskedDay {
  readonly objectTypeId: number
  readonly meals: readonly AskedMeal[]
}

/** Changing a menu that a visitor has before them. Anyone may; nothing is stored. A stored menu must be readable. */
export function menuChangeCalls({ database, dishBank, kitchen }: KitchenServices): Handlers<MenuChangeCall> {
  const facts = async (): Promise<{ bank: DishBank; facts: ApiKitchen }> => {
    const [bank, current] = await both(dishBank, kitchen).current()
    return { bank, facts: current }
  }

  const storedMenu = async (menuId: number, caller: Caller) => {
    const menu = found(await findMenu(database, menuId), 'menu_does_not_exist')
    requireReader(menuResource(menu), caller)
    return menu
  }

  const read = (day: AskedDay, bank: DishBank, current: ApiKitchen, path = 'day.meals'): PlacedDay => {
    try {
      return readDay(day, bank.byId, current, path)
    } catch (error) {
      if (error instanceof UnknownInDay) throw refused(error.field, error.code)
      throw error
    }
  }

  const changeMaterials = async (
    asked: AskedDay,
    changes: readonly AskedMaterialChange[],
    field: (index: number) => string,
  ) => {
    const { bank, facts: current } = await facts()
    let day = read(asked, bank, current)
    const changed: number[] = []
    for (const [index, change] of changes.entries()) {
      const place = day.dishes.findIndex(({ dish }) => dish.card.dishId === change.dishId)
      const placed = day.dishes[place]
      if (placed === undefined) throw refused(`${field(index)}.dishId`, 'dish_is_not_in_day')
      const served = servedMaterials(placed, day.objectTypeId, current)
      const next = changeMaterial(served, change, day.objectTypeId, current.kitchen)
      if (typeof next === 'string') throw refused(`${field(index)}.${FIELD_OF[next]}`, next)
      day = withDish(day, placed, { ...placed, served: next })
      changed.push(place)
    }
    const dayNutrition = totalsOf(day, current)
    return [...new Set(changed)]
      .sort((a, b) => a - b)
      .flatMap((place) => day.dishes[place] ?? [])
      .map((placed) => ({ dish: shownDish(placed, day.objectTypeId, current), dayNutrition }))
  }

  return {
    'Menu/ChangeDish': publicUncached(async ({ body, query }) => {
      const { bank, facts: current } = await facts()
      const day = read(body.day, bank, current)
      const place = day.dishes.find(
        ({ mealCode, dish }) => mealCode === body.mealCode && dish.card.dishId === body.dishId,
      )
      if (place === undefined) throw refused('dishId', 'dish_is_not_in_day')
      const ranked = rankReplacements(day, place, bank.dishes, current, {
        excludedMaterialIds: new Set(body.excludeMaterialIds),
        mealAlone: isTrue(query.isBuildingMealMenu),
      })
      const otherDays = (body.otherDays ?? []).map(({ meals }, index) =>
        read({ objectTypeId: day.objectTypeId, meals }, bank, current, `otherDays.${index}.meals`),
      )
      // Measured without the dish that leaves: what it broke itself is no reason to keep breaking it.
      const without = { ...day, dishes: day.dishes.filter((placed) => placed !== place) }
      const before = brokenLimits(without, otherDays, current)
      const kept: { readonly placed: PlacedDish; readonly changed: PlacedDay }[] = []
      for (const { placed } of ranked) {
        if (kept.length === REPLACEMENTS_SHOWN) break
        const changed = withDish(day, place, placed)
        const after = brokenLimits(changed, otherDays, current)
        if (!breaksFurther(before, after, current, day.objectTypeId)) kept.push({ placed, changed })
      }
      return kept.map(({ placed, changed }) => ({
        dish: shownDish(placed, day.objectTypeId, current),
        dayNutrition: totalsOf(changed, current),
      }))
    }),

    'Menu/ChangeMaterial': publicUncached(async ({ body }) => {
      const [answer] = await changeMaterials(body.day, [body.change], () => 'change')
      if (answer === undefined) throw generalFailure('internal')
      return answer
    }),

    'Menu/ChangeMultipleMaterials': publicUncached(({ body }) =>
      changeMaterials(body.day, body.changes, (index) => `changes.${index}`),
    ),

    'Menu/BuildRelatedMealMenu': publicUncached(async ({ body }) => {
      const { bank, facts: current } = await facts()
      const day = read(body.day, bank, current)
      const wishes = { excludedMaterialIds: new Set(body.excludeMaterialIds), mealAlone: isMealAlone(day) }
      return relatedMeals(day, body.mealCode, bank.dishes, current, wishes, RELATED_MEALS).map((related) => ({
        mealCode: body.mealCode,
        dishes: related.dishes
          .filter(({ mealCode }) => mealCode === body.mealCode)
          .map((placed) => shownDish(placed, day.objectTypeId, current)),
        nutrition: totalsOfMeal(related, body.mealCode, current),
      }))
    }),

    'Menu/GetGenerateMenuDetail': gatedUncached('menu', async ({ body, caller }) => {
      const { bank, facts: current } = await facts()
      const menu = 'menuId' in body ? await storedMenu(body.menuId, caller) : body
      const { objectTypeId } = menu
      return {
        objectTypeId,
        days: menu.days.map(({ dayCode, meals }, index) => {
          const day = read({ objectTypeId, meals }, bank, current, `days.${index}.meals`)
          return {
            dayCode: dayCode ?? DAY_CODES[index] ?? 'N1',
            meals: mealsOf(day, current),
            nutrition: totalsOf(day, current),
            standards: judgePlacedDay(day, current).standards.map(({ missingCount: _, ...standard }) => standard),
          }
        }),
      }
    }),
  }
}

const FIELD_OF: Readonly<Record<MaterialRefusal, string>> = {
  material_is_not_in_dish: 'materialId',
  material_of_other_group: 'newMaterialId',
  material_not_suitable: 'newMaterialId',
}

const isTrue = (flag: boolean | 'true' | 'false' | undefined) => flag === true || flag === 'true'

/** A day of one meal is a meal that somebody builds by itself. */
function isMealAlone({ dishes }: PlacedDay): boolean {
  return new Set(dishes.map(({ mealCode }) => mealCode)).size === 1
}

/** The meals of a day in its own order, with the materials of each dish in hundredths of a gram. */
function mealsOf(day: PlacedDay, facts: ApiKitchen) {
  const codes = [...new Set(day.dishes.map(({ mealCode }) => mealCode))]
  const shown = (placed: PlacedDish) => ({
    ...shownDish(placed, day.objectTypeId, facts),
    materials: servedMaterials(placed, day.objectTypeId, facts).map(({ material, grams }) => ({
      materialId: material.materialId,
      title: material.title,
      grams: Math.round(grams * 100) / 100,
    })),
  })
  return codes.map((mealCode) => ({
    mealCode,
    dishes: day.dishes.filter((placed) => placed.mealCode === mealCode).map(shown),
  }))
}
