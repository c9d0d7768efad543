import { HEATS, type StepSentences } from 'shared-contracts/nutrition'
import { z } from 'zod'

const texts = z.array(z.string())
const condition = {
  families: texts.optional(),
  methods: texts.optional(),
  title: z.string().optional(),
  needs: texts.optional(),
  lacks: texts.optional(),
  objectTypeIds: z.array(z.int()).optional(),
}
const choice = { materials: texts.optional(), groups: texts.optional(), parts: texts.optional() }
const timing = {
  minutes: z.union([z.int().min(1), z.string()]).optional(),
  heat: z.enum(HEATS).optional(),
  waits: z.boolean().optional(),
}
const text = z.string().min(1)
const note = z.strictObject({ ...choice, ...condition, text })
const step = z.union([text, z.strictObject({ ...choice, ...condition, ...timing, text })])

const stepsFile = z.strictObject({
  names: z.record(z.string(), z.string()),
  parts: z.array(z.strictObject({ part: z.string(), materials: texts, groups: texts })),
  unions: z.record(z.string(), texts),
  times: z.record(z.string(), z.array(z.strictObject({ ...choice, minutes: z.int().min(1) })).min(1)),
  preparations: z.array(
    z.strictObject({
      ...choice,
      ...condition,
      ...timing,
      text,
      after: z.strictObject({ ...timing, text }).optional(),
    }),
  ),
  recipes: z.array(
    z.strictObject({
      ...condition,
      people: z.int().min(1).optional(),
      tools: texts.optional(),
      work: z.int().min(0).optional(),
      steps: z.array(z.union([step, z.array(step).min(1)])).min(1),
    }),
  ),
  notes: z.array(note),
  safety: z.array(note),
})

/** The sentences in steps.json. Throws a ZodError when the file has another shape. */
export function readStepSentences(json: string): StepSentences {
  return stepsFile.parse(JSON.parse(json))
}
