import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CONTENT_DIR } from './content'
import { type AnsweredMeals, type RawDish, rawDish } from './independent'

/** Rules of a week, checked a second time straight from the files, sharing no code with what is tested. */

/** Dishes that make a meal. */
const MAIN_ROLES = ['main', 'breakfast', 'porridge', 'softMeal', 'infantPorridge']
const VEGETABLES = ['leafVegetable', 'otherVegetable', 'mushroom', 'pickle']
/** Less of a vegetable is garnish. */
const VEGETABLE_FROM_GRAMS = 10

const { weeklyLimits } = z
  .object({
    weeklyLimits: z.array(
      z.object({
        id: z.string(),
        materials: z.array(z.string()).default([]),
        groups: z.array(z.string()).default([]),
        methods: z.array(z.string()).default([]),
        objectTypeIds: z.array(z.int()),
        minGrams: z.number().default(0),
        minPerWeek: z.int().default(0),
        maxPerWeek: z.int(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(CONTENT_DIR, 'exclusions.json'), 'utf8')))

type Limit = (typeof weeklyLimits)[number]

function counts({ method, ingredients }: RawDish, { materials, groups, methods, minGrams }: Limit): boolean {
  return (
    methods.includes(method) ||
    ingredients.some(
      ({ material, grams }) =>
        grams >= minGrams && (materials.includes(material.key) || groups.includes(material.group)),
    )
  )
}

const dishesOf = (days: readonly AnsweredMeals[]): readonly RawDish[] =>
  days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ dishId }) => rawDish(dishId))))

const repeated = (items: readonly string[]): readonly string[] =>
  items.filter((item, index) => items.indexOf(item) !== index)

/** Titles of main dishes that stand more than once in a week. */
export function repeatedMains(days: readonly AnsweredMeals[]): readonly string[] {
  return repeated(dishesOf(days).flatMap(({ role, title }) => (MAIN_ROLES.includes(role) ? [title] : [])))
}

/** Titles of dishes that stand more than once in a week, but for rice and breast milk, of which there is little choice. */
export function repeatedDishes(days: readonly AnsweredMeals[]): readonly string[] {
  return repeated(dishesOf(days).flatMap(({ role, title }) => (['rice', 'breastMilk'].includes(role) ? [] : [title])))
}

/** Different materials of all main dishes of a week. */
export function materialsOfMains(days: readonly AnsweredMeals[]): number {
  const mains = dishesOf(days).filter(({ role }) => MAIN_ROLES.includes(role))
  return new Set(mains.flatMap(({ ingredients }) => ingredients.map(({ material }) => material.key))).size
}

/** Vegetables that stand in two dishes of one day. */
export function vegetablesTwice(days: readonly AnsweredMeals[]): readonly string[] {
  return days.flatMap((day) =>
    repeated(
      dishesOf([day]).flatMap(({ ingredients }) => [
        ...new Set(
          ingredients.flatMap(({ material, grams }) =>
            VEGETABLES.includes(material.group) && grams >= VEGETABLE_FROM_GRAMS ? [material.key] : [],
          ),
        ),
      ]),
    ),
  )
}

/** Weekly limits of exclusions.json that a week exceeds or, where they have a minimum, stays below. */
export function brokenLimits(days: readonly AnsweredMeals[], objectTypeId: number): readonly string[] {
  const dishes = dishesOf(days)
  return weeklyLimits.flatMap((limit) => {
    if (!limit.objectTypeIds.includes(objectTypeId)) return []
    const count = dishes.filter((dish) => counts(dish, limit)).length
    return count > limit.maxPerWeek || count < limit.minPerWeek ? [`${limit.id}: ${count}`] : []
  })
}
