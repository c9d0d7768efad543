import { matchesFood, objectTypeIdsOf } from 'shared-contracts/health-rules'
import type { Dish, LimitedDish } from 'shared-contracts/nutrition'
import { lineOfRow } from '../../files/line-of-row'
import type { Problem } from '../../files/problem'
import { safetyRulesOf } from '../safety-rules'
import { bowlGrams } from './infant-bowl'
import { type MenuBreach, menuBreaches } from './menu-breaches'
import type { RuleContent, StoredMenu } from './rule-content'

const FILE = 'nutrition/menus.json'

/** Every rule on every stored menu; `menusJson` is the file's text, for the lines. The field of a problem is the rule's id. */
export function checkStoredMenus(content: RuleContent, menusJson: string): readonly Problem[] {
  const safety = safetyRulesOf(content.rules)
  const dishById = new Map(content.dishes.map((dish) => [dish.dishId, dish]))
  return content.menus.flatMap((menu) => {
    const { menuId, objectTypeId, days } = menu
    const breaches = [
      ...menuBreaches(limitedDays(menu, dishById), { objectTypeId, kitchen: content.kitchen, safety }).filter(
        // The first spoons can't keep what a whole week of meals must have.
        ({ dayIndex }) => !menu.firstSolids || dayIndex !== null,
      ),
      ...firstSolidsBreaches(menu, dishById, content),
      ...dishBreaches(menu, dishById, content),
    ]
    return breaches.map(({ ruleId, dayIndex, message }) => {
      const dayCode = dayIndex === null ? 'cả tuần' : (days[dayIndex]?.dayCode ?? '')
      return {
        file: FILE,
        line: lineOfRow(menusJson, 'menuId', menuId),
        field: ruleId,
        message: `thực đơn ${menuId} (đối tượng ${objectTypeId}), ${dayCode}: ${message}`,
      }
    })
  })
}

/** Days of a menu for the first two weeks of solid food that have too many meals, or one that is too small or too large. */
function firstSolidsBreaches(
  { objectTypeId, firstSolids, days }: StoredMenu,
  dishById: ReadonlyMap<number, Dish>,
  { rules, kitchen }: RuleContent,
): readonly MenuBreach[] {
  if (!firstSolids) return []
  return rules.flatMap(({ id, check }) => {
    if (check?.kind !== 'firstSolids') return []
    return days.flatMap(({ meals }, dayIndex): readonly MenuBreach[] => {
      const solid = meals.flatMap(({ mealCode, dishes }) => {
        const grams = dishes.flatMap(({ dishId, portion }) => {
          const dish = dishById.get(dishId)
          return dish === undefined || dish.role === 'breastMilk'
            ? []
            : [bowlGrams(dish, objectTypeId, portion, kitchen.rules)]
        })
        return grams.length === 0 ? [] : [{ mealCode, grams: grams.reduce((sum, each) => sum + each, 0) }]
      })
      const wrong = solid.filter(({ grams }) => grams < check.leastGrams || grams > check.mostGrams)
      return [
        ...(solid.length === 0 || solid.length > check.mostMeals
          ? [{ ruleId: id, dayIndex, message: `${solid.length} bữa ăn, cần 1–${check.mostMeals}` }]
          : []),
        ...wrong.map(({ mealCode, grams }) => ({
          ruleId: id,
          dayIndex,
          message: `bữa ${mealCode} nặng ${grams.toFixed(0)} g, cần ${check.leastGrams}–${check.mostGrams} g`,
        })),
      ]
    })
  })
}

/** Dishes that nobody asked for, and bowls that are too large. */
function dishBreaches(
  { objectTypeId, days }: StoredMenu,
  dishById: ReadonlyMap<number, Dish>,
  { rules, kitchen }: RuleContent,
): readonly MenuBreach[] {
  const own = rules.filter(({ audience }) => objectTypeIdsOf(audience).some((id) => id === objectTypeId))
  return days.flatMap(({ meals }, dayIndex) =>
    meals
      .flatMap(({ dishes }) => dishes)
      .flatMap(({ dishId, portion }) => {
        const dish = dishById.get(dishId)
        if (dish === undefined) return []
        return own.flatMap(({ id, check }): readonly MenuBreach[] => {
          if (check?.kind === 'choice' && matchesFood({ ...dish, family: ANY_FAMILY }, check))
            return [{ ruleId: id, dayIndex, message: `“${dish.title}” chỉ có khi nhà mình chọn` }]
          if (check?.kind !== 'bowl' || !matchesFood(dish, check)) return []
          const grams = bowlGrams(dish, objectTypeId, portion, kitchen.rules)
          const isTooLarge = grams > check.mostGrams
          const message = `“${dish.title}” nặng ${grams.toFixed(0)} g, nhiều nhất ${check.mostGrams} g`
          return isTooLarge ? [{ ruleId: id, dayIndex, message }] : []
        })
      }),
  )
}

/** A feed of formula is a dish with formula here. */
const ANY_FAMILY = ''

/** The days of a stored menu as limits read them; unknown dishes are told by the menus' own check. */
function limitedDays({ days }: StoredMenu, dishById: ReadonlyMap<number, Dish>): readonly (readonly LimitedDish[])[] {
  return days.map(({ meals }) =>
    meals.flatMap(({ mealCode, dishes }) =>
      dishes.flatMap(({ dishId, portion }) => {
        const dish = dishById.get(dishId)
        return dish === undefined ? [] : [limitedDish(dish, mealCode, portion)]
      }),
    ),
  )
}

function limitedDish(dish: Dish, mealCode: number, portion: number): LimitedDish {
  const { dishId, title, family, portionFamily, method, ingredients } = dish
  return {
    dishId,
    title,
    family,
    ...(portionFamily !== undefined && { portionFamily }),
    method,
    mealCode,
    portion,
    ingredients: ingredients.map(({ material, grams }) => ({
      material: { ...material, allergens: [...material.allergens], objectTypeIds: [], units: [] },
      grams,
    })),
  }
}
