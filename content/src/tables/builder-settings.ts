import { INTAKE_MEASURES } from 'shared-contracts/nutrition'
import { z } from 'zod'

const slot = z.object({
  mealCode: z.int(),
  roles: z.array(z.string()).min(1),
  /** Only these families of the roles; absent: all. */
  families: z.array(z.string()).optional(),
  /** Portion levels that the search may choose, 1 = the object type's usual portion. */
  portions: z.array(z.number().positive()).min(1),
})

const settings = z.object({
  slots: z.array(z.object({ objectTypeIds: z.array(z.int()), slots: z.array(slot) })),
  /** Cost of a shortfall as large as its bound, and of breaches of variety, each. */
  weights: z.object({
    hard: z.number(),
    soft: z.number(),
    missing: z.number(),
    vegetableTwice: z.number(),
    mainMaterialTwice: z.number(),
    dishTwice: z.number(),
    limit: z.number(),
  }),
  variety: z.object({
    /** A vegetable counts as used from this many grams of the adult portion; less is garnish. */
    vegetableFromGrams: z.number(),
    /** Roles of the dish that makes a meal: never the same one twice in a week. */
    mainRoles: z.array(z.string()),
    /** Dishes repeat within a week only where fewer than this many unused ones are left for a slot. */
    repeatOnlyBelow: z.int(),
  }),
  /** Counted in for the object types that are breastfed; the second dish replaces the first when it is excluded. */
  breastMilk: z.object({ dishIds: z.array(z.int()), mealCode: z.int() }),
  likedPerDay: z.int(),
  /** Maxima of needs.csv that the mean of the days keeps, and what a single day may reach instead. */
  weekMeans: z.array(z.object({ standardId: z.int(), objectTypeIds: z.array(z.int()), dayMax: z.number().positive() })),
  /**
   * What 100 g of a material are assumed to hold at most where a figure is unknown, by measure, in its unit: a maximum is judged by the known part and
   * this. Minimums are judged by the known part alone.
   */
  assumedPer100g: z.partialRecord(
    z.enum(INTAKE_MEASURES),
    z.object({ groups: z.record(z.string(), z.number()), other: z.number() }),
  ),
  search: z.object({
    iterations: z.int().positive(),
    restarts: z.int().positive(),
    /** Walks of a day that is proven not to meet its standards: enough for a good compromise. */
    restartsWhenImpossible: z.int().positive(),
    startTemperature: z.number().positive(),
    endTemperature: z.number().positive(),
    /** Share of moves that swap the dish; the others change the portion. */
    swapShare: z.number().min(0).max(1),
  }),
})

export type BuilderSettings = z.infer<typeof settings>
export type SlotRule = z.infer<typeof slot>

/** The text of builder.json. Throws a ZodError that names what is wrong. */
export function readBuilderSettings(json: string): BuilderSettings {
  return settings.parse(JSON.parse(json))
}
