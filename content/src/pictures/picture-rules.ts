import { formNames, garnishNames, partNames } from 'shared-drawings'
import { z } from 'zod'

/** When a line applies; what is left out applies always. */
const conditions = {
  /** Pattern of the dish's name. */
  title: z.string().optional(),
  families: z.array(z.string()).optional(),
  methods: z.array(z.string()).optional(),
  /** Keys of materials of which the dish has at least one. */
  has: z.array(z.string()).optional(),
  forms: z.array(z.enum(formNames)).optional(),
  /** Least grams of the material itself. */
  from: z.number().optional(),
}

const file = z
  .object({
    forms: z.array(z.strictObject({ form: z.enum(formNames), ...conditions }).omit({ forms: true, from: true })),
    parts: z.record(z.string(), z.array(z.strictObject({ part: z.enum(partNames).nullable(), ...conditions })).min(1)),
    garnishes: z.record(
      z.string(),
      z.array(z.strictObject({ garnish: z.enum(garnishNames).nullable(), ...conditions })).min(1),
    ),
  })
  .strict()

/** What a dish looks like: its form, what its materials are drawn as, and what is strewn over it. */
export type PictureRules = z.infer<typeof file>
export type Conditions = z.infer<z.ZodObject<typeof conditions>>

/** The text of pictures.json. Throws a ZodError when it names something that can't be drawn. */
export function readPictureRules(json: string): PictureRules {
  return file.parse(JSON.parse(json))
}
