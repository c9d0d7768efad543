import { z } from 'zod'
import { HEATS } from '../../domain/nutrition/recipe/recipe'
import type { CallSchemas } from '../calls/call'
import type { dishAddresses } from '../calls/dish'
import {
  bodyPaging,
  foundPageOf,
  id,
  keyword,
  nutrition,
  objectTypeId,
  pageOf,
  queryId,
  queryIds,
  queryObjectTypeId,
  queryPaging,
} from './fields'

/** Place in a meal: `rice`, `main`, `soup`, `vegetable`, `breakfast`, `porridge`, `snack`, `fruit`, …; see content/nutrition. */
const dishKind = z.string().max(40)

export const dishCard = z.object({
  dishId: id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  /** Name of its picture, see content/README.md: a drawing, or a photograph `photos/…`. */
  illustration: z.string(),
  kind: dishKind,
  /** Meals that it suits: 1 breakfast, 2 lunch, 4 dinner, 5–7 snacks. */
  mealCodes: z.array(z.int()),
  objectTypeIds: z.array(objectTypeId),
  /** `bac`, `trung`, `nam`, or `all`. */
  region: z.string(),
  /** Of its ingredients: `gluten`, `peanut`, `nut`, `sesame`, `fish`, `shellfish`, `egg`, `milk`, `soy`. */
  allergens: z.array(z.string()),
  /** Allergens that it may have beside those: makers' recipes differ, or nobody has told. To someone allergic that is not safe. */
  mayContain: z.array(z.string()),
  /** Time to cook, an estimate. */
  minutes: z.int().nonnegative(),
  /** Details are shown without login: dishes of the free week. */
  open: z.boolean(),
})

/** How many eat of it. */
const people = z.int().min(1).max(10)
const portion = z.number().min(0.25).max(3)

export const dishIngredient = z.object({ materialId: id, title: z.string(), grams: z.number().nonnegative() })

/** How a dish is cooked. Times in minutes; what doesn't apply is null. */
export const dishRecipe = z.object({
  /** Adults whom times and pots are for; amounts stand in the ingredients, for one. */
  people: z.int().positive().nullable(),
  prepareMinutes: z.int().nonnegative(),
  cookMinutes: z.int().nonnegative(),
  tools: z.array(z.string()),
  steps: z.array(
    z.object({
      text: z.string(),
      /** How long it cooks or waits. */
      minutes: z.int().positive().nullable(),
      /** Of the stove. */
      heat: z.enum(HEATS).nullable(),
    }),
  ),
  /** What is done for a small child who eats of it. */
  baby: z.string().nullable(),
  /** What keeps it safe. */
  advice: z.array(z.string()),
  /** By hand; false: composed from sentences. */
  written: z.boolean(),
})

export const dishDetail = dishCard.extend({
  /** How it is cooked, in Vietnamese. */
  method: z.string(),
  tags: z.array(z.object({ id, code: z.string(), title: z.string() })),
  /** Whose photograph `illustration` is, and what it shows; null: it is drawn. */
  photo: z.object({ author: z.string(), licence: z.string(), source: z.string(), alt: z.string() }).nullable(),
  /** Null: shown after login. */
  detail: z
    .object({
      /** Raw and edible, of all eaters of `serving`; none where the dish isn't for them. */
      ingredients: z.array(
        dishIngredient.extend({
          /** As a cook measures it: "1½ thìa cà phê"; null where no measure comes near. */
          measure: z.string().nullable(),
          /** What to buy, with peel, shell and bone, g. */
          boughtGrams: z.number().nonnegative(),
        }),
      ),
      /** For whom and how many the amounts are; null where the dish isn't for the asked-for object type. */
      serving: z
        .object({
          /** 11: an adult who is neither pregnant nor nursing. */
          objectTypeId,
          people,
          /** How much of the usual portion each one eats. */
          portion,
          /** Of all eaters: raw and edible, and cooked. */
          rawGrams: z.number().nonnegative(),
          servedGrams: z.number().nonnegative(),
          /** One eater's part as it looks on the table: "1 bát con"; null where nothing comes near. */
          servedAs: z.string().nullable(),
        })
        .nullable(),
      recipe: dishRecipe,
      /** Of one eater. */
      nutrition,
    })
    .nullable(),
})

const dishFilter = {
  kind: dishKind.optional(),
  region: z.string().max(20).optional(),
  maxMinutes: z.coerce.number<number | string>().int().min(1).max(600).optional(),
}

const dishPage = pageOf(dishCard)

const dishListQuery = z.object({
  ...dishFilter,
  objectTypeId: queryObjectTypeId.optional(),
  mealCode: z.coerce.number<number | string>().int().min(1).max(7).optional(),
  tagIds: queryIds.optional(),
  /** Allergens that no ingredient has or may have, with commas. */
  withoutAllergens: z
    .string()
    .max(200)
    .transform((list) => list.split(',').filter((code) => code !== ''))
    .optional(),
  ...queryPaging(),
})

export const dishSchemas = {
  'Dish/GetAllDishesForBuildMenu': {
    summary: 'Dishes to choose from when building a menu, by title',
    query: dishListQuery,
    answer: dishPage,
  },
  'Dish/GetAllDishes': { summary: 'The menu bank, by title', query: dishListQuery, answer: dishPage },
  'Dish/GetById': {
    summary:
      'One dish; its details for anyone when it is in a free week. Amounts for an object type and so many eaters, else for one of those it is made for',
    query: z.object({
      id: queryId,
      objectTypeId: queryObjectTypeId.optional(),
      people: z.coerce.number<number | string>().pipe(people).default(1),
      portion: z.coerce.number<number | string>().pipe(portion).default(1),
    }),
    answer: dishDetail,
    errors: ['dish_does_not_exist'],
  },
  'Dish/Search': {
    summary: 'Dishes that a keyword finds, best first: those about it, then those that mention it',
    body: z.object({
      keyword,
      ...dishFilter,
      objectTypeId: objectTypeId.optional(),
      mealCode: z.int().min(1).max(7).optional(),
      tagIds: z.array(id).max(50).optional(),
      withoutAllergens: z.array(z.string().max(20)).max(20).optional(),
      ...bodyPaging(),
    }),
    answer: foundPageOf(dishCard),
  },
  'Dish/GetForBuildMenu': {
    summary: 'Materials of up to 50 dishes to build a menu with; what the menu builder answers to anyone too',
    query: z.object({ ids: queryIds }),
    answer: z.array(
      dishCard.extend({
        family: z.string(),
        /** How it is cooked; limits look at it. */
        method: z.string(),
        /** Raw edible grams of an adult portion. */
        ingredients: z.array(z.object({ materialId: id, grams: z.number().nonnegative() })),
      }),
    ),
  },
  'DishTag/GetAll': {
    summary: 'Tags of dishes, by title',
    answer: z.array(z.object({ id, code: z.string(), title: z.string() })),
  },
} as const satisfies Record<keyof typeof dishAddresses, CallSchemas>
