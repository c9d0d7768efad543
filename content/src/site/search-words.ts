import { tokens } from 'shared-contracts/text'
import { z } from 'zod'

const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((text) => tokens(text).length > 0, { error: 'Cần ít nhất một từ.' })

export const searchWords = z.object({
  sameThings: z.array(z.array(name).min(2)),
  questions: z.array(name),
  fillers: z.array(name),
  requests: z.array(name),
  diners: z.array(name),
  dishes: z.array(name),
})

/** What editors say about words that visitors type. */
export type SearchWords = z.output<typeof searchWords>
