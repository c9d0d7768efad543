import type { KnownAmounts } from 'shared-contracts/nutrition'
import {
  type DayIntake,
  type Dish,
  dayOf,
  type FoodRules,
  type Intake,
  intakeOfDish,
  serveDish,
  sumIntakes,
} from 'shared-contracts/nutrition'
import { z } from 'zod'
import { readJsonRows, rowId, rowTitle } from '../files/checked-rows'
import type { ContentFolder } from '../files/content-folder'
import type { Problem } from '../files/problem'
import type { PartOfRows } from '../rows/content-rows'

type MenuRows = PartOfRows<'menus' | 'menu_days' | 'menu_dishes'>

const FILE = 'nutrition/menus.json'
const dayCodes = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'] as const

const menuFile = z
  .object({
    menuId: rowId,
    title: rowTitle,
    summary: z.string().default(''),
    objectTypeId: z.int().min(1).max(10),
    kind: z.enum(['free', 'week', 'standard']),
    author: z.string().nullish(),
    signedAt: z.iso.date().nullish(),
    days: z
      .array(
        z.object({
          dayCode: z.enum(dayCodes),
          meals: z.array(
            z.object({
              mealCode: z.int().min(1).max(7),
              dishes: z.array(z.object({ dishId: rowId, portion: z.number().positive() })),
            }),
          ),
        }),
      )
      .min(1)
      .max(7),
  })
  .transform((menu) => ({ ...menu, id: menu.menuId }))

/** Menus with what each dish weighs and gives as served to the menu's object type. */
export function readMenus(
  folder: ContentFolder,
  dishes: readonly Dish[],
  rules: FoodRules,
  nutrition: { ofDish(intake: Intake): KnownAmounts; ofDay(day: DayIntake): KnownAmounts },
  problems: Problem[],
): MenuRows {
  const menus = readJsonRows(folder, FILE, menuFile, false)
  const dishById = new Map(dishes.map((dish) => [dish.dishId, dish]))
  const withFreeWeek = new Set<number>()
  const days: MenuRows['menu_days'][number][] = []
  const placed: MenuRows['menu_dishes'][number][] = []

  for (const [index, menu] of menus.rows.entries()) {
    if (menu.kind === 'free') {
      if (withFreeWeek.has(menu.objectTypeId)) {
        menus.problems.add(`Đối tượng ${menu.objectTypeId} đã có tuần thực đơn mở`, `[${index}].kind`)
      }
      withFreeWeek.add(menu.objectTypeId)
    }
    for (const day of menu.days) {
      const number = dayCodes.indexOf(day.dayCode) + 1
      const meals = new Map<number, Intake>()
      for (const meal of day.meals) {
        const intakes: Intake[] = []
        for (const [position, { dishId, portion }] of meal.dishes.entries()) {
          const dish = dishById.get(dishId)
          if (!dish) {
            menus.problems.add(`Không có món mang id ${dishId}`, `[${index}].days.${day.dayCode}`)
            continue
          }
          const served = serveDish(dish, menu.objectTypeId, portion, rules)
          const intake = intakeOfDish(served, rules)
          intakes.push(intake)
          placed.push({
            menu_id: menu.id,
            day: number,
            meal_code: meal.mealCode,
            position,
            dish_id: dishId,
            portion,
            grams: served.ingredients.reduce((sum, { grams }) => sum + grams, 0),
            energy: nutrition.ofDish(intake)['1']?.value ?? null,
          })
        }
        meals.set(meal.mealCode, sumIntakes(intakes))
      }
      days.push({ menu_id: menu.id, day: number, nutrition: nutrition.ofDay(dayOf(meals)) })
    }
  }
  problems.push(...menus.problems.all)
  return {
    menus: menus.rows.map((menu, position) => ({
      id: menu.id,
      title: menu.title,
      summary: menu.summary,
      object_type_id: menu.objectTypeId,
      kind: menu.kind,
      author: menu.author ?? null,
      signed_at: menu.signedAt ?? null,
      position,
      review: null,
    })),
    menu_days: days,
    menu_dishes: placed,
  }
}
