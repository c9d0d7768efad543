import { z } from 'zod'

const texts = z.array(z.string().min(1))
/** A pattern without flags; letters before and after it are looked at by whoever compiles it. */
const words = z.string().min(1).refine(isPattern, { error: 'Mẫu chữ không hợp lệ' })
const choice = { materials: texts.optional(), groups: texts.optional(), except: texts.optional() }

const recipeRules = z.strictObject({
  cooking: words,
  cookingNouns: words,
  withoutStove: words,
  done: words,
  mixesAll: words,
  halves: words,
  grams: words,
  time: words,
  phrases: z.array(z.strictObject({ words, reason: z.string().min(1) })),
  kin: z.record(z.string(), texts),
  calls: z.record(z.string(), words),
  required: z.array(
    z.strictObject({
      rule: z.string().min(1),
      ...choice,
      families: texts.optional(),
      title: words.optional(),
      words,
      timed: z.boolean(),
      /** Every sentence that refers to the material has the words, not one of them. */
      every: z.boolean().optional(),
      message: z.string().min(1),
    }),
  ),
  forbidden: z.array(z.strictObject({ rule: z.string().min(1), ...choice, words, message: z.string().min(1) })),
  onlyWith: z.array(z.strictObject({ rule: z.string().min(1), ...choice, words, message: z.string().min(1) })),
  notes: z.array(
    z.strictObject({
      rule: z.string().min(1),
      ...choice,
      objectTypeIds: z.array(z.int()).optional(),
      words,
      message: z.string().min(1),
    }),
  ),
  summaries: z.strictObject({
    told: z.array(z.strictObject({ words, steps: words })),
    audience: z.array(z.strictObject({ words, objectTypeIds: z.array(z.int()) })),
    without: z.array(z.strictObject({ words, groups: texts })),
    senses: words,
  }),
  rawAnimal: z.strictObject(choice),
  cooked: z.strictObject(choice),
  together: texts,
  exceptions: z.array(
    z.strictObject({
      rule: z.string().min(1),
      dishIds: z.array(z.int()).optional(),
      families: texts.optional(),
      materials: texts.optional(),
      reason: z.string().min(10),
    }),
  ),
})
/** What every recipe keeps, in recipe-rules.json; see the README beside it. */
export type RecipeRules = z.infer<typeof recipeRules>

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return true
  } catch {
    return false
  }
}

/** Throws a ZodError when the file has another shape. */
export function readRecipeRules(json: string): RecipeRules {
  return recipeRules.parse(JSON.parse(json))
}
