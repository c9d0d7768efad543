import { HEATS } from 'shared-contracts/nutrition'
import { z } from 'zod'

const minutes = z.int().min(1).max(1440)
const text = z.string().trim().min(1)

/** A recipe written by hand, in recipes/*.json. */
export const writtenRecipe = z.strictObject({
  dishId: z.int().min(1),
  people: z.int().min(1).max(8),
  prepareMinutes: z.int().min(0).max(240),
  cookMinutes: z.int().min(0).max(720),
  tools: z.array(text.max(60)).max(8),
  steps: z
    .array(
      z.strictObject({
        text: text.max(500),
        minutes: minutes.nullish().transform((value) => value ?? null),
        heat: z
          .enum(HEATS)
          .nullish()
          .transform((value) => value ?? null),
      }),
    )
    .min(1)
    .max(14),
  baby: text
    .max(400)
    .nullish()
    .transform((value) => value ?? null),
})
export type WrittenRecipe = z.infer<typeof writtenRecipe>
