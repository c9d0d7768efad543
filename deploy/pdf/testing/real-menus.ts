import { realRows } from 'content/testing/prepared'
import { dayCodes } from 'shared-contracts/menus'

const rows = realRows

/** Texts that a printed page can hold, whatever a visitor chooses. */
const texts = [
  ...rows.dishes.flatMap(({ title, summary, recipe }) => [
    title,
    summary,
    ...(recipe?.steps.map(({ text }) => text) ?? []),
    ...(recipe?.advice ?? []),
    recipe?.baby ?? '',
  ]),
  ...rows.materials.map(({ title }) => title),
  ...rows.menus.map(({ title }) => title),
  ...rows.unit_converts.map(({ unit }) => unit),
]
/** Each of them once. */
export const allTexts: readonly string[] = [...new Set(texts)]

const dishes = new Map(rows.dishes.map((dish) => [dish.id, dish]))
const titles = new Map(rows.materials.map(({ id, title }) => [id, title]))

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A row names what is not there')
  return value
}

interface ServedMaterial {
  readonly materialId: number
  readonly grams: number
  readonly title: string
}

const materials = new Map<number, ServedMaterial[]>()
for (const { dish_id, material_id, grams } of rows.dish_ingredients) {
  const ofDish = materials.get(dish_id) ?? []
  ofDish.push({ materialId: material_id, grams, title: found(titles.get(material_id)) })
  materials.set(dish_id, ofDish)
}

/** Ingredients of an adult's portion. */
const materialsOf = (dishId: number): readonly ServedMaterial[] => materials.get(dishId) ?? []

/** Materials as the market sells them; prices are no part of the content. */
export const marketGoods = rows.market_goods.map((good) => {
  const { title, edible_percent: ediblePercent } = found(rows.materials.find(({ id }) => id === good.material_id))
  return {
    materialId: good.material_id,
    title,
    ediblePercent,
    unit: good.unit === null || good.unit_grams === null ? null : { title: good.unit, grams: good.unit_grams },
    pricePerKg: null,
    usuallyAtHome: good.usually_at_home,
    stall: good.stall,
    stallPosition: good.stall_position,
  }
})

/** Every stored menu of several days, with what goes into its dishes. */
export const weeks = rows.menus
  .map(({ id, title, object_type_id: objectTypeId }) => {
    const served = rows.menu_dishes.filter(({ menu_id }) => menu_id === id)
    const days = [...new Set(served.map(({ day }) => day))].map((day) => ({
      dayCode: found(dayCodes[day - 1]),
      meals: [...new Set(served.filter((row) => row.day === day).map(({ meal_code }) => meal_code))].map(
        (mealCode) => ({
          mealCode,
          dishes: served
            .filter((row) => row.day === day && row.meal_code === mealCode)
            .map(({ dish_id: dishId }) => ({
              dishId,
              title: found(dishes.get(dishId)).title,
              steps: (found(dishes.get(dishId)).recipe?.steps ?? []).map(({ text }) => text),
              materials: materialsOf(dishId),
            })),
        }),
      ),
    }))
    return { title, objectTypeId, days }
  })
  .filter(({ days }) => days.length > 1)
