import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { buildMenuAddresses } from '../calls/menu'
import { familyRequest, familyStep } from './family-menu'
import { id } from './fields'
import { dayCode, judgedStandard, mealCode } from './menu'

const ids = z.array(id).max(500).optional()

const wishes = {
  /** Of 1 to 10 alone: no menus are built for the others. */
  objectTypeId: z.int().min(1).max(10),
  includeDishIds: z.array(id).max(50).optional(),
  excludeDishIds: ids,
  excludeMaterialIds: ids,
  likedDishIds: ids,
  /** The same seed and wishes give the same menu. */
  seed: z.int().nonnegative().optional(),
}

/** Amounts by standardId; a nutrient that an ingredient lacks makes its standard `missing`, never met. */
const amounts = z.record(z.string().regex(/^\d+$/), z.number())

const builtDish = z.object({
  dishId: id,
  title: z.string(),
  portion: z.number().positive(),
  materials: z.array(z.object({ materialId: id, title: z.string(), grams: z.number().nonnegative() })),
  nutrition: amounts,
})

const builtMeal = z.object({ mealCode, dishes: z.array(builtDish) })

export const builtDay = z.object({
  dayCode,
  meals: z.array(builtMeal),
  nutrition: amounts,
  standards: z.array(judgedStandard),
})

const unmet = z.array(z.object({ standardId: id, dayCode, reason: z.string() }))

/** The revision of the content that the whole answer was computed from. */
const revision = z.int().nonnegative()

const builtMenu = z.object({ days: z.array(builtDay), unmet, revision })

export const buildMenuSchemas = {
  'BuildMenu/BuildMenu': {
    summary: 'A menu of one to seven days that meets the standards of an object type, or says which it can not',
    body: z.object({ ...wishes, days: z.int().min(1).max(7) }),
    answer: builtMenu,
    errors: ['menu_cannot_be_built'],
  },
  'BuildMenu/BuildMealMenu': {
    summary: 'One meal that takes its share of the day',
    body: z.object({ ...wishes, mealCode }),
    answer: z.object({ meal: builtMeal, nutrition: amounts, standards: z.array(judgedStandard), unmet, revision }),
    errors: ['menu_cannot_be_built'],
  },
  'BuildMenu/BuildRelatedMenu': {
    summary: 'Other days like the one given',
    body: z.object({ ...wishes, dishIds: z.array(id).min(1).max(60), count: z.int().min(1).max(10).default(5) }),
    answer: z.object({ menus: z.array(builtDay), unmet, revision }),
    errors: ['menu_cannot_be_built'],
  },
  'BuildMenu/BuildFamilyMenu': {
    summary: 'A part of the search for one menu of up to five eaters: asked again with `job` until it is done',
    body: familyRequest,
    answer: familyStep,
    errors: ['menu_cannot_be_built'],
  },
} as const satisfies Record<keyof typeof buildMenuAddresses, CallSchemas>
