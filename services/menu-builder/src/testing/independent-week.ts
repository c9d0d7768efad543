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

const book = z
  .array(
    z.object({
      id: z.string(),
      audience: z.array(z.object({ stage: z.string() })),
      check: z.object({
        per: z.string().optional(),
        materials: z.array(z.string()).default([]),
        groups: z.array(z.string()).default([]),
        methods: z.array(z.string()).default([]),
        minGrams: z.number().default(0),
        atLeast: z.number().default(0),
        atMost: z.number().default(Number.POSITIVE_INFINITY),
      }),
    }),
  )
  .parse(JSON.parse(readFileSync(join(CONTENT_DIR, '../rules/limits.json'), 'utf8')))
const weeklyLimits = book.filter(({ check }) => check.per === 'week')

/** Stages of object types 1, 2, …; a limit of a stage holds for all of it. */
const STAGES = ['pregnant', 'pregnant', 'pregnant', 'nursing', ...Array.from({ length: 6 }, () => 'child'), 'adult']

type Limit = (typeof weeklyLimits)[number]

function counts({ method, ingredients }: RawDish, { check: { materials, groups, methods, minGrams } }: Limit): boolean {
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

/** Different materials of all main dishes of a week. */
export function materialsOfMains(days: readonly AnsweredMeals[]): number {
  const mains = dishesOf(days).filter(({ role }) => MAIN_ROLES.includes(role))
  return new Set(mains.flatMap(({ ingredients }) => ingredients.map(({ material }) => material.key))).size
}

/** Vegetables that stand in two different dishes of one day. */
export function vegetablesTwice(days: readonly AnsweredMeals[]): readonly string[] {
  return days.flatMap((day) =>
    repeated(
      [...new Set(dishesOf([day]))].flatMap(({ ingredients }) => [
        ...new Set(
          ingredients.flatMap(({ material, grams }) =>
            VEGETABLES.includes(material.group) && grams >= VEGETABLE_FROM_GRAMS ? [material.key] : [],
          ),
        ),
      ]),
    ),
  )
}

/** Weekly limits of rules/limits.json that a week exceeds or, where they have a minimum, stays below. */
export function brokenLimits(days: readonly AnsweredMeals[], objectTypeId: number): readonly string[] {
  const dishes = dishesOf(days)
  return weeklyLimits.flatMap((limit) => {
    if (!limit.audience.some(({ stage }) => stage === STAGES[objectTypeId - 1])) return []
    const count = dishes.filter((dish) => counts(dish, limit)).length
    return count > limit.check.atMost || count < limit.check.atLeast ? [`${limit.id}: ${count}`] : []
  })
}
