import { INTAKE_MEASURES } from 'shared-contracts/nutrition'
import { z } from 'zod'

/** Which dishes are meant: those that fit each part that is given; an empty match fits every dish. */
const plainMatch = z.strictObject({
  roles: z.array(z.string()).optional(),
  families: z.array(z.string()).optional(),
  methods: z.array(z.string()).optional(),
  /** Group and key of the main material. */
  mainGroups: z.array(z.string()).optional(),
  mainMaterials: z.array(z.string()).optional(),
  /** At least one material of these groups or keys, in at least `fromGrams` of the adult portion. */
  groups: z.array(z.string()).optional(),
  materials: z.array(z.string()).optional(),
  fromGrams: z.number().optional(),
  dishIds: z.array(z.int()).optional(),
})

/** The same, but for those that fit one of `except`. */
const dishMatch = plainMatch.extend({ except: z.array(plainMatch).optional() })

/** Things of a course that are cooked or bought in the same way. */
const batch = z.strictObject({
  id: z.string(),
  /** How many of them a week has; absent: as many as fill what is left. */
  units: z.int().positive().optional(),
  /** At how many places of the course each is eaten, one after the other. */
  places: z.int().positive(),
  /** The places lie days apart, not one after the other: breakfasts that come again later in the week. */
  apart: z.boolean().optional(),
  /** The meal of its first place; absent: any. */
  from: z.int().optional(),
  /** Only these of the course's dishes. */
  match: dishMatch.optional(),
})

/** What a meal has in one place of its table: rice, a main dish, fruit … */
const course = z.strictObject({
  id: z.string(),
  /** Meals that have it, in the order of the day. */
  mealCodes: z.array(z.int()).min(1),
  match: dishMatch,
  /** Dishes that are never chosen by the search, only when asked for. */
  unusual: z.array(dishMatch).optional(),
  /** Portion levels that the search may choose, 1 = the object type's usual portion. */
  portions: z.array(z.number().positive()).min(1),
  batches: z.array(batch).min(1),
  /** Of the courses with it, no more than one comes from the pot of the meal before. */
  notWithOtherRepeats: z.boolean().optional(),
})

/** At most so many dishes of a kind at a meal or on a day (as eaten), or in a menu (as cooked). */
const habit = z.strictObject({
  id: z.string(),
  /** Absent: everyone. */
  objectTypeIds: z.array(z.int()).optional(),
  match: dishMatch,
  mealCodes: z.array(z.int()).optional(),
  per: z.enum(['meal', 'day', 'menu']),
  atMost: z.int().nonnegative(),
})

const settings = z.object({
  courses: z.array(
    z.object({
      objectTypeIds: z.array(z.int()),
      /** Moves of a walk of the search, for each day of the menu: more where there is little to choose from. */
      movesPerDay: z.int().positive(),
      courses: z.array(course),
    }),
  ),
  habits: z.array(habit),
  /** How often a dish is tried, by how usual it is in a kitchen and by its least usual material; 0: never by the search itself. */
  shares: z.object({
    habit: z.object({ weekly: z.number(), sometimes: z.number(), seldom: z.number() }),
    use: z.object({ everyday: z.number(), sometimes: z.number(), rare: z.number() }),
    /** A material counts for it from this many grams of the adult portion. */
    useFromGrams: z.number(),
  }),
  /** Cost of a shortfall as large as its bound, and of breaches of variety, limits and habits, each. */
  weights: z.object({
    hard: z.number(),
    soft: z.number(),
    vegetableTwice: z.number(),
    mainMaterialTwice: z.number(),
    dishTwice: z.number(),
    limit: z.number(),
    habit: z.number(),
  }),
  /** A vegetable counts as used from this many grams of the adult portion; less is garnish. */
  vegetableFromGrams: z.number(),
  /** Counted in for the object types that are breastfed, in feeds through the day: the first dish that suits the age and isn't excluded. */
  breastMilk: z.object({
    dishIds: z.array(z.int()),
    feeds: z.array(
      z.object({
        objectTypeIds: z.array(z.int()),
        shares: z.array(z.object({ mealCode: z.int(), share: z.number() })),
      }),
    ),
    /** Where none of the dishes is left: what is drunk once a day, beside what snacks hold. */
    instead: z.array(
      z.object({
        objectTypeIds: z.array(z.int()),
        dishId: z.int(),
        mealCode: z.int(),
        ml: z.number().positive(),
      }),
    ),
  }),
  /** Menus for the first two weeks of solid food, written by hand: they meet no needs yet, as breast milk does. */
  firstSolids: z.object({
    objectTypeId: z.int(),
    /** Breast milk of such a day, in the feeds of `breastMilk`. */
    breastMilkMl: z.number().positive(),
    weeks: z.array(
      z.object({
        title: z.string(),
        summary: z.string(),
        days: z
          .array(z.array(z.object({ mealCode: z.int(), dishId: z.int(), portion: z.number().positive() })))
          .length(7),
      }),
    ),
  }),
  likedPerDay: z.int(),
  /**
   * What 100 g of a material are assumed to hold at most where a figure is unknown, by measure, in its unit: a maximum is judged by the known part and
   * this. Minimums are judged by the known part alone.
   */
  assumedPer100g: z.partialRecord(
    z.enum(INTAKE_MEASURES),
    z.object({ groups: z.record(z.string(), z.number()), other: z.number() }),
  ),
  search: z.object({
    /** Walks of a menu of one day, and of more. */
    walksOfDay: z.int().positive(),
    walksOfWeek: z.int().positive(),
    startTemperature: z.number().positive(),
    endTemperature: z.number().positive(),
    /** Share of moves that swap the dish; the others change a portion. */
    swapShare: z.number().min(0).max(1),
  }),
})

export type BuilderSettings = z.infer<typeof settings>
export type DishMatch = z.infer<typeof dishMatch>
export type CourseRule = z.infer<typeof course>
export type BatchRule = z.infer<typeof batch>

/** The text of builder.json. Throws a ZodError that names what is wrong. */
export function readBuilderSettings(json: string): BuilderSettings {
  return settings.parse(JSON.parse(json))
}
