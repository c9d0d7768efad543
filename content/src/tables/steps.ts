import type { StepSentences } from 'shared-contracts/nutrition'
import { z } from 'zod'

const texts = z.array(z.string())
const condition = {
  families: texts.optional(),
  methods: texts.optional(),
  title: z.string().optional(),
  needs: texts.optional(),
  objectTypeIds: z.array(z.int()).optional(),
}
const choice = { materials: texts.optional(), groups: texts.optional(), parts: texts.optional() }
const sentence = z.strictObject({ ...choice, ...condition, text: z.string().min(1) })

const stepsFile = z.strictObject({
  names: z.record(z.string(), z.string()),
  parts: z.array(z.strictObject({ part: z.string(), materials: texts, groups: texts })),
  unions: z.record(z.string(), texts),
  preparations: z.array(sentence),
  recipes: z.array(z.strictObject({ ...condition, steps: z.array(z.union([z.string(), texts])).min(1) })),
  notes: z.array(sentence),
  safety: z.array(sentence),
})

/** The sentences in steps.json. Throws a ZodError when the file has another shape. */
export function readStepSentences(json: string): StepSentences {
  return stepsFile.parse(JSON.parse(json))
}
