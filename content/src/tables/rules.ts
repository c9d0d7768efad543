import { FOOD_KINDS, type FoodRules } from 'shared-contracts/nutrition'
import { z } from 'zod'

const numbers = z.record(z.string(), z.number())

const scalesFile = z.object({
  portionByObjectType: numbers,
  portionByFamily: z.record(z.string(), numbers),
  saltByObjectType: numbers,
  sugarByObjectType: numbers,
  cookedPerRaw: z.object({ materials: numbers, groups: numbers }),
  addedWaterG: numbers,
  bowls: z.record(z.string(), z.record(z.string(), z.object({ oilG: z.number(), waterG: z.number() }))).optional(),
  addedSugarPercent: numbers,
  servedIn: z.record(z.string(), z.object({ unit: z.string(), grams: z.number().positive() })),
})

const groupsFile = z.object({
  groups: z.array(
    z.object({
      group: z.string(),
      title: z.string(),
      kind: z.enum(FOOD_KINDS),
      diversity: z.string(),
      market: z.string(),
    }),
  ),
  vitaminAFromUg: z.number().positive(),
})

/** The rules in scales.json and food-groups.json (texts of the two files). Throws a ZodError when a file has another shape. */
export function readFoodRules(scalesJson: string, foodGroupsJson: string): FoodRules {
  const { groups, vitaminAFromUg } = groupsFile.parse(JSON.parse(foodGroupsJson))
  return {
    scales: scalesFile.parse(JSON.parse(scalesJson)),
    groups: new Map(groups.map((group) => [group.group, group])),
    vitaminAFromUg,
  }
}

const objectTypesFile = z.array(
  z.object({
    objectTypeId: z.int(),
    code: z.string(),
    title: z.string(),
    /** Mother 1, NursingMother 2, Child 3; 0 for medical staff. */
    groupId: z.int(),
    fromDay: z.int().nullable(),
    toDay: z.int().nullable(),
    /** Breast milk that a day's menu counts with. */
    breastMilkMl: z.number(),
    texture: z.string(),
  }),
)
export type ObjectTypeRow = z.infer<typeof objectTypesFile>[number]

export function readObjectTypes(json: string): readonly ObjectTypeRow[] {
  return objectTypesFile.parse(JSON.parse(json))
}
