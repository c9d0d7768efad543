import { z } from 'zod'
import { FOOD_KINDS } from '../../domain/nutrition/food'
import { NEED_JUDGEMENTS, STANDARD_STATUSES } from '../../domain/nutrition/standard'
import type { CallSchemas } from '../calls/call'
import type { menuAddresses } from '../calls/menu'
import {
  bodyPaging,
  day,
  id,
  keyword,
  nutrition,
  objectTypeId,
  pageOf,
  queryId,
  queryObjectTypeId,
  queryPaging,
  review,
} from './fields'

/** N1 Monday to N7 Sunday. */
export const dayCode = z.enum(['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'])
/** 1 breakfast, 2 lunch, 4 dinner, 5–7 snacks. */
export const mealCode = z.int().min(1).max(7)

export const menuDish = z.object({
  dishId: id,
  title: z.string(),
  slug: z.string(),
  illustration: z.string(),
  /** Portions of the menu's object type. */
  portion: z.number().positive(),
  /** What these portions weigh, raw and edible, g. */
  grams: z.number().nonnegative(),
  /** kcal; null when no ingredient has a figure. */
  energy: z.number().nullable(),
})

export const menuDay = z.object({
  dayCode,
  meals: z.array(z.object({ mealCode, dishes: z.array(menuDish) })),
  nutrition,
})

/** A day with what its dishes weigh on the table. */
export const menuDayOnTable = menuDay.extend({
  meals: z.array(
    z.object({
      mealCode,
      dishes: z.array(
        menuDish.extend({
          /** Cooked, with the water that cooking adds, g. */
          servedGrams: z.number().nonnegative(),
          /** The same as it looks on the table: "1 bát con"; null where nothing comes near. */
          servedAs: z.string().nullable(),
        }),
      ),
    }),
  ),
})

export const menuCard = z.object({
  menuId: id,
  title: z.string(),
  summary: z.string(),
  objectTypeId,
  kind: z.enum(['free', 'standard', 'week']),
  /** Institute menus are signed; null for the programme's own. */
  author: z.string().nullable(),
  signedAt: day.nullable(),
  review,
  dayCount: z.int().min(1).max(7),
  /** Up to four illustrations of its dishes. */
  illustrations: z.array(z.string()).max(4),
})

export const menu = menuCard.extend({ days: z.array(menuDay) })

/** A menu as its reader may see it: its days, or the card alone for who has to log in first. */
const menuOrCard = z.discriminatedUnion('locked', [
  menu.extend({ locked: z.literal(false) }),
  menuCard.extend({ locked: z.literal(true) }),
])

/** The same with its amounts for another object type that may eat all of it. */
const menuForEater = z.discriminatedUnion('locked', [
  menu.extend({
    locked: z.literal(false),
    days: z.array(menuDayOnTable),
    /** Object types that every dish is suitable for, and the menu's own. */
    suits: z.array(objectTypeId),
    /** Whose portions the days are told in. The menu is balanced for its own object type alone. */
    portionsOf: objectTypeId,
  }),
  menuCard.extend({ locked: z.literal(true) }),
])

export const judgedStandard = z.object({
  standardId: id,
  value: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  need: z.number().nullable(),
  status: z.enum(STANDARD_STATUSES),
  /** Why it isn't judged: a code of `needReasons`. */
  reason: z.string().optional(),
})

/** One dish as it stands in a menu that is being changed; its materials as they are eaten where a visitor changed them. */
const changedDish = z.object({
  dishId: id,
  portion: z.number().positive().max(10).default(1),
  materials: z
    .array(z.object({ materialId: id, grams: z.number().nonnegative().max(5000) }))
    .max(60)
    .optional(),
})
const changedMeals = z.array(z.object({ mealCode, dishes: z.array(changedDish).max(20) })).max(7)
const changedDay = z.object({
  objectTypeId: objectTypeId.min(1).max(10),
  dayCode: dayCode.optional(),
  meals: changedMeals,
})
/** The day holds one meal alone, which is judged by its share of a day. */
const isBuildingMealMenu = z.object({
  isBuildingMealMenu: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
})
const MATERIAL_REFUSALS = ['material_is_not_in_dish', 'material_of_other_group', 'material_not_suitable']
const replacementDish = z.object({ dish: menuDish, dayNutrition: nutrition })
const changeMaterial = z.object({
  dishId: id,
  materialId: id,
  newMaterialId: id,
  grams: z.number().positive().optional(),
})

/** A dish of a built menu with what goes into these portions, raw and edible. */
const generatedDish = menuDish.extend({
  materials: z.array(z.object({ materialId: id, title: z.string(), grams: z.number().nonnegative() })),
})
const generatedMenu = z.object({
  objectTypeId,
  days: z.array(
    z.object({
      dayCode,
      meals: z.array(z.object({ mealCode, dishes: z.array(generatedDish) })),
      nutrition,
      standards: z.array(judgedStandard),
    }),
  ),
})

const numbers = z.record(z.string(), z.number())
const bound = z.number().nullable()
const texts = z.array(z.string()).readonly()
const limitBounds = { atLeast: z.number().optional(), atMost: z.number().optional() }
/** Rules of the rule book about meals, days and weeks; see `RuleCheck`. */
const foodLimit = z.object({
  id: z.string(),
  statement: z.string(),
  objectTypeIds: z.array(objectTypeId).readonly(),
  check: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('times'),
      per: z.enum(['meal', 'day', 'week']),
      mealCodes: z.array(mealCode).readonly().optional(),
      materials: texts.optional(),
      groups: texts.optional(),
      methods: texts.optional(),
      families: texts.optional(),
      familiesOtherThan: texts.optional(),
      title: z.string().optional(),
      unlessTitle: z.string().optional(),
      anyDish: z.literal(true).optional(),
      minGrams: z.number().optional(),
      ...limitBounds,
    }),
    z.object({ kind: z.literal('amount'), per: z.enum(['day', 'week']), standardId: id, ...limitBounds }),
  ]),
})
/** Edible grams of a kitchen unit. */
const householdUnit = z.object({ unit: z.string(), grams: z.number().positive() })
/** `FoodFacts` of shared-contracts/nutrition. */
const foodFacts = z.object({
  materials: z
    .array(
      z.object({
        materialId: id,
        key: z.string(),
        title: z.string(),
        group: z.string(),
        allergens: z.array(z.string()).readonly(),
        mayContain: z.array(z.string()).readonly(),
        objectTypeIds: z.array(objectTypeId).readonly(),
        /** For whom it takes no other's place: the rule book forbids it in some dishes. */
        restrictedFor: z.array(objectTypeId).readonly().optional(),
        /** Edible share of what is bought, %. */
        ediblePercent: z.number().positive(),
        /** What a kitchen measures it by. */
        units: z.array(householdUnit).readonly(),
        /** Per 100 g edible, in the order of NUTRIENTS; null: not known. */
        amounts: z.array(z.number().nullable()).readonly(),
      }),
    )
    .readonly(),
  groups: z
    .array(
      z.object({
        group: z.string(),
        title: z.string(),
        kind: z.enum(FOOD_KINDS),
        diversity: z.string(),
        market: z.string(),
      }),
    )
    .readonly(),
  scales: z.object({
    portionByObjectType: numbers,
    portionByFamily: z.record(z.string(), numbers),
    saltByObjectType: numbers,
    sugarByObjectType: numbers,
    cookedPerRaw: z.object({ materials: numbers, groups: numbers }),
    addedWaterG: numbers,
    bowls: z.record(z.string(), z.record(z.string(), z.object({ oilG: z.number(), waterG: z.number() }))).optional(),
    addedSugarPercent: numbers,
    servedIn: z.record(z.string(), householdUnit),
  }),
  vitaminAFromUg: z.number(),
  standards: z
    .array(
      z.object({
        standardId: id,
        key: z.string(),
        title: z.string(),
        unit: z.string(),
        scope: z.enum(['day', 'meal']),
        measure: z.string(),
        mealCodes: z.array(z.int()).readonly(),
        tableGroup: z.string(),
        decimals: z.int(),
      }),
    )
    .readonly(),
  needs: z
    .array(
      z.object({
        objectTypeId,
        standardId: id,
        min: bound,
        max: bound,
        need: bound,
        enforce: z.enum(['hard', 'soft', 'report']),
        /** `max` is of the mean of a week, `dayMax` of any one day. */
        weekMean: z.boolean().optional(),
        dayMax: z.number().optional(),
        reason: z.string().optional(),
        judged: z.enum(NEED_JUDGEMENTS).optional(),
      }),
    )
    .readonly(),
  limits: z.array(foodLimit).readonly(),
})

export const menuSchemas = {
  'Menu/GetFoodFacts': {
    summary: 'Materials, portion rules, standards and needs, to sum up a day as the server does',
    answer: foodFacts,
  },
  'Menu/HomePage': {
    summary: 'The free week of each object type as a card, in the order 5–10, 1–4',
    answer: z.array(menuCard),
  },
  'Menu/Search': {
    summary: 'Menus by title, object type and kind',
    body: z.object({
      keyword,
      objectTypeId: objectTypeId.optional(),
      kind: z.enum(['free', 'standard', 'week']).optional(),
      ...bodyPaging(),
    }),
    answer: pageOf(menuCard),
  },
  'Menu/GetStandardMenuById': {
    summary:
      'One menu; its days where it is a free week or the caller is logged in. In portions of the asked-for object type where all dishes suit it',
    query: z.object({ menuId: queryId, objectTypeId: queryObjectTypeId.optional() }),
    answer: menuForEater,
    errors: ['menu_does_not_exist'],
  },
  'Menu/GetStandardMenu': {
    summary: 'Standard menus, of one object type when named',
    query: z.object({ objectTypeId: queryObjectTypeId.optional(), ...queryPaging() }),
    answer: pageOf(menuCard),
  },
  'Menu/GetFreeMenu': {
    summary: 'The free week of an object type, open to everyone',
    query: z.object({ objectTypeId: queryObjectTypeId }),
    answer: menu,
    errors: ['menu_does_not_exist'],
  },
  'Menu/GetWeekMenu': {
    summary: 'The seven days of an object type in the current week; the card alone without login',
    query: z.object({ objectTypeId: queryObjectTypeId }),
    answer: menuOrCard,
    errors: ['menu_does_not_exist'],
  },
  'Menu/ChangeDish': {
    summary:
      'Dishes that may replace one without breaking a limit, sorted by how well the day then meets its standards',
    query: isBuildingMealMenu,
    body: z.object({
      day: changedDay,
      mealCode,
      dishId: id,
      excludeMaterialIds: z.array(id).max(500).optional(),
      /** The other days of the week that is being chosen: its limits count them too. */
      otherDays: z
        .array(z.object({ meals: changedMeals }))
        .max(6)
        .optional(),
    }),
    answer: z.array(replacementDish),
    errors: ['dish_is_not_in_day'],
  },
  'Menu/ChangeMaterial': {
    summary: 'Replaces an ingredient of a dish at equal energy, or by the grams given',
    query: isBuildingMealMenu,
    body: z.object({ day: changedDay, change: changeMaterial }),
    answer: replacementDish,
    errors: MATERIAL_REFUSALS,
  },
  'Menu/ChangeMultipleMaterials': {
    summary:
      'The same for several ingredients: the changed dishes in the order of the day, each with the totals after all',
    query: isBuildingMealMenu,
    body: z.object({ day: changedDay, changes: z.array(changeMaterial).min(1).max(20) }),
    answer: z.array(replacementDish),
    errors: MATERIAL_REFUSALS,
  },
  'Menu/BuildRelatedMealMenu': {
    summary: 'Other meals like this one, the best for the day first; none when the meal is empty',
    body: z.object({ day: changedDay, mealCode, excludeMaterialIds: z.array(id).max(500).optional() }),
    answer: z.array(z.object({ mealCode, dishes: z.array(menuDish), nutrition })),
  },
  'Menu/GetGenerateMenuDetail': {
    summary:
      'A menu that was built (or a stored one by its id) with the ingredients of each dish and the totals of each day',
    body: z.union([
      z.object({ menuId: id }),
      z.object({
        objectTypeId: objectTypeId.min(1).max(10),
        days: z
          .array(z.object({ dayCode: dayCode.optional(), meals: changedMeals }))
          .min(1)
          .max(7),
      }),
    ]),
    answer: generatedMenu,
    errors: ['menu_does_not_exist'],
  },
  'MenuStatistic/AddNew': {
    summary: 'Counts one look at a menu today; never who looked',
    body: z.object({ menuId: id }),
    answer: z.object({}),
    errors: ['menu_does_not_exist'],
  },
} as const satisfies Record<keyof typeof menuAddresses, CallSchemas>
