import type { Audience, HealthRule } from 'shared-contracts/health-rules'
import { RULE_RISKS, RULE_TOPICS } from 'shared-contracts/health-rules'
import { z } from 'zod'

const days = z.object({ fromDay: z.int().min(0), toDay: z.int().max(2000) })
const inOrder = ({ fromDay, toDay }: z.infer<typeof days>) => fromDay <= toDay

/** Whom a rule or a text is about. */
export const audienceSchema: z.ZodType<Audience> = z
  .array(
    z.union([
      days.extend({ stage: z.enum(['child', 'pregnant']) }).refine(inOrder, 'fromDay phải không lớn hơn toDay'),
      z.strictObject({ stage: z.enum(['nursing', 'adult']) }),
    ]),
  )
  .min(1)

const word = z.string().trim().min(1)
const pattern = word.refine((source) => {
  try {
    return new RegExp(source, 'iu').source !== ''
  } catch {
    return false
  }
}, 'Biểu thức chính quy không đúng')

const key = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/)
const food = {
  materials: z.array(key).optional(),
  groups: z.array(word).optional(),
  methods: z.array(word).optional(),
  families: z.array(word).optional(),
  familiesOtherThan: z.array(word).optional(),
  title: pattern.optional(),
  unlessTitle: pattern.optional(),
  anyDish: z.literal(true).optional(),
  minGrams: z.number().positive().optional(),
}
const bounds = { atLeast: z.number().min(0).optional(), atMost: z.number().min(0).optional() }
const isBounded = ({ atLeast, atMost }: { atLeast?: number | undefined; atMost?: number | undefined }) =>
  atLeast !== undefined || atMost !== undefined
const check = z.union([
  z.strictObject({ kind: z.literal('without'), stripped: z.boolean().optional(), ...food }),
  z
    .strictObject({
      kind: z.literal('times'),
      per: z.enum(['meal', 'day', 'week']),
      mealCodes: z.array(z.int().min(1).max(7)).optional(),
      ...bounds,
      ...food,
    })
    .refine(isBounded, 'Cần atLeast hoặc atMost'),
  z
    .strictObject({ kind: z.literal('amount'), per: z.enum(['day', 'week']), standardId: z.int(), ...bounds })
    .refine(isBounded, 'Cần atLeast hoặc atMost'),
  z.strictObject({ kind: z.literal('choice'), ...food }),
  z.strictObject({
    kind: z.literal('bowl'),
    leastKcalPerGram: z.number().positive(),
    leastOilG: z.number().positive(),
    mostOilG: z.number().positive(),
    mostGrams: z.number().positive(),
    ...food,
  }),
  z.strictObject({
    kind: z.literal('firstSolids'),
    mostMeals: z.int().positive(),
    leastGrams: z.number().positive(),
    mostGrams: z.number().positive(),
  }),
])

/** A rule as its file states it. */
export const ruleSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  topic: z.enum(RULE_TOPICS),
  risk: z.enum(RULE_RISKS),
  audience: audienceSchema,
  statement: word.max(400),
  sources: z.array(word).min(1),
  check: check.nullable().default(null),
  texts: z
    .strictObject({
      about: pattern,
      says: pattern.optional(),
      saysOnPage: pattern.optional(),
      never: z.array(pattern).optional(),
      neverTo: z.array(pattern).optional(),
      breaks: word.optional(),
    })
    .nullable()
    .default(null),
}) satisfies z.ZodType<HealthRule>

/** What every advice text of content/advice has; a tool adds the fields by which it chooses. `rules`: ids of the rules that it tells. */
export const adviceSchema = z.looseObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  audience: audienceSchema,
  text: word.max(600),
  rules: z.array(z.string()).default([]),
})
