import type { Audience } from 'shared-contracts/health-rules'
import { z } from 'zod'

export const HANDLING_ACTIONS = ['apart', 'aside', 'debone', 'mince', 'mash', 'cut', 'dilute'] as const

const objectTypeIds = z.array(z.int().min(1).max(11)).min(1)

const portions = z.array(z.number().positive()).min(1)

const familyFile = (audience: z.ZodType<Audience>) =>
  z.strictObject({
    /** Meals that all at the table eat of the same courses, those of who leads. */
    tableMeals: z.array(z.int()).min(1),
    /** What is cooked in one pot. */
    shared: z.array(
      z.strictObject({
        /** Courses of builder.json: at meals apart from the table's, any of these that somebody has at the meal. */
        courses: z.array(z.string()).min(1),
        mealCodes: z.array(z.int()).min(1),
        /** Whose pot it is; left out: of all at the table. */
        objectTypeIds: objectTypeIds.optional(),
        /** Portion levels of everyone; close to each other, so that portions stay alike from day to day. Left out: those of each by themselves. */
        portions: portions.optional(),
        /** So many dishes must suit all: where fewer do, those who can't eat most of them have a pot of their own. */
        fewest: z.int().positive(),
      }),
    ),
    /** Whose food is cooked in a pot of its own at every meal. */
    ownPotObjectTypeIds: objectTypeIds,
    /** Whose habits a pot follows: the first of these who eat of it. */
    leadObjectTypeIds: objectTypeIds,
    /** A search is made in parts, each a request of its own. */
    search: z.strictObject({ parts: z.int().positive(), movesAPart: z.int().positive() }),
    /** Who may share dishes that the bank has for older children, once they are handled as below. */
    adapted: z.array(
      z.strictObject({
        objectTypeIds,
        /** Dishes that suit this object type. */
        from: z.int().min(1).max(11),
        families: z.array(z.string()).min(1),
        /** Rules of the rule book about textures that handling keeps, dish by dish, instead of other dishes. */
        handledRules: z.array(z.string()),
        /** Keys of materials that their portion is cooked without. */
        leftOut: z.array(z.string()),
        /** Their own portion levels of dishes that they share, by course. */
        portions: z.record(z.string(), portions),
      }),
    ),
    /** What is done with somebody's portion; of one action the first that fits. */
    handling: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        action: z.enum(HANDLING_ACTIONS),
        audience,
        families: z.array(z.string()).optional(),
        roles: z.array(z.string()).optional(),
        /** Dishes with at least `minGrams` of a material of these groups in an adult portion. */
        groups: z.array(z.string()).optional(),
        minGrams: z.number().positive().optional(),
        text: z.string().trim().min(1).max(400),
        /** Ids of the rule book. */
        rules: z.array(z.string()).min(1),
      }),
    ),
  })

export type FamilySettings = z.infer<ReturnType<typeof familyFile>>
export type HandlingRule = FamilySettings['handling'][number]

/** The text of family.json. `audience` reads whom a text is about. Throws a ZodError that names what is wrong. */
export function readFamilySettings(json: string, audience: z.ZodType<Audience>): FamilySettings {
  return familyFile(audience).parse(JSON.parse(json))
}
