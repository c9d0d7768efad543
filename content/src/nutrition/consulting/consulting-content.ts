import { type HealthRule, objectTypeIdsWithin } from 'shared-contracts/health-rules'
import type { Material } from 'shared-contracts/nutrition'
import { z } from 'zod'
import { readJsonObject } from '../../files/checked-rows'
import type { ContentFolder } from '../../files/content-folder'
import type { Problem } from '../../files/problem'
import type { PartOfRows } from '../../rows/content-rows'
import type { ConsultingQuestion, ConsultingRules, PortionRule } from './consulting-rules'
import { readDietAdvice } from './diet-advice-content'

const FILE = 'nutrition/consulting.json'

const id = z.int().min(1).max(100_000)
const objectTypeIds = z.array(z.int().min(1).max(11)).default([])
const text = z.string().trim().min(1).max(600)
const question = z
  .object({
    id,
    type: z.enum(['Selection', 'NumberRange', 'TextField']),
    content: text,
    hint: text.optional(),
    multiple: z.boolean().default(false),
    unit: text.optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    objectTypeIds,
    options: z.array(z.strictObject({ id, content: text })).default([]),
    eats: z.array(z.object({ material: z.string(), grams: z.number().positive() })).default([]),
  })
  .refine(({ type, options }) => (type === 'Selection') === options.length > 0, 'Chỉ câu Selection có lựa chọn')
  .refine(({ type, min, max }) => type !== 'NumberRange' || (min ?? 1) < (max ?? 0), 'NumberRange cần min nhỏ hơn max')
  .refine(({ type, eats }) => type === 'NumberRange' || eats.length === 0, 'Chỉ câu NumberRange có eats')
const file = z.object({
  source: text,
  judgedStandards: z.array(id),
  untoldStandards: z.array(id),
  tolerance: z.object({
    percent: z.number().min(0).max(20),
    amounts: z.record(z.string().regex(/^\d+$/), z.number().positive()),
    exactMaximums: z.array(id),
  }),
  portions: z.array(z.object({ rule: z.string(), grams: z.record(z.string(), z.number().positive()) })),
  questions: z.array(question).min(1),
})

type Read = z.output<typeof file>

/** What questions and advice refer to. */
export interface ConsultingReferences {
  readonly materials: readonly Pick<Material, 'materialId' | 'key' | 'group'>[]
  readonly standardIds: ReadonlySet<number>
  readonly healthRules: readonly HealthRule[]
}

/** Questions, tolerances and portions of the nutrition self-check with its advice texts, all references checked. */
export function readConsultingContent(
  folder: ContentFolder,
  { materials, standardIds, healthRules }: ConsultingReferences,
): { rows: PartOfRows<'consulting_rules'>; judgedStandardIds: ReadonlySet<number>; problems: readonly Problem[] } {
  const { value, problems } = readJsonObject(folder, FILE, file)
  if (value === undefined)
    return { rows: { consulting_rules: [] }, judgedStandardIds: new Set(), problems: problems.all }
  const materialIds = new Map(materials.map(({ key, materialId }) => [key, materialId]))
  const materialId = (key: string): number[] => {
    const known = materialIds.get(key)
    if (known === undefined) problems.add(`Không có nguyên liệu ${key}`)
    return known === undefined ? [] : [known]
  }
  const { judgedStandards, untoldStandards, tolerance } = value
  const tolerated = Object.keys(tolerance.amounts).map(Number)
  for (const standardId of [...judgedStandards, ...untoldStandards, ...tolerated, ...tolerance.exactMaximums]) {
    if (!standardIds.has(standardId)) problems.add(`Không có chỉ tiêu ${standardId}`)
  }
  const questionIds = value.questions.map((each) => each.id)
  if (new Set(questionIds).size < questionIds.length) problems.add('id của câu hỏi bị lặp', 'questions')
  const questions = value.questions.map((each) => questionOf(each, materialId))
  const advice = readDietAdvice(folder, { materials, standardIds, healthRules, questions })
  const rules: ConsultingRules = {
    questions,
    judgedStandardIds: judgedStandards,
    untoldStandardIds: untoldStandards,
    tolerance,
    portions: value.portions.flatMap((portion): PortionRule[] => {
      const rule = healthRules.find((each) => each.id === portion.rule)
      if (rule === undefined) problems.add(`Không có quy tắc ${portion.rule}`, 'portions')
      return rule === undefined
        ? []
        : [{ ruleId: rule.id, objectTypeIds: objectTypeIdsWithin(rule.audience), grams: portion.grams }]
    }),
    advice: advice.rows,
  }
  return {
    rows: { consulting_rules: [{ code: 'all', rules }] },
    judgedStandardIds: new Set(judgedStandards),
    problems: [...problems.all, ...advice.problems],
  }
}

function questionOf(read: Read['questions'][number], materialId: (key: string) => number[]): ConsultingQuestion {
  return {
    id: read.id,
    type: read.type,
    content: read.content,
    hint: read.hint ?? null,
    multiple: read.multiple,
    unit: read.unit ?? null,
    min: read.min ?? null,
    max: read.max ?? null,
    objectTypeIds: read.objectTypeIds,
    options: read.options,
    eats: read.eats.flatMap(({ material, grams }) =>
      materialId(material).map((known) => ({ materialId: known, grams })),
    ),
  }
}
