import { z } from 'zod'
import type { PartOfRows } from '../content-rows'
import { readJsonObject } from '../files/checked-rows'
import type { ContentFolder } from '../files/content-folder'
import type { Problem } from '../files/problem'
import type { ConsultingQuestion, ConsultingRules, GapRule } from './consulting-rules'

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
    options: z.array(z.object({ id, content: text, advice: text.optional() })).default([]),
    eats: z.array(z.object({ material: z.string(), grams: z.number().positive() })).default([]),
  })
  .refine(({ type, options }) => (type === 'Selection') === options.length > 0, 'Chỉ câu Selection có lựa chọn')
  .refine(({ type, min, max }) => type !== 'NumberRange' || (min ?? 1) < (max ?? 0), 'NumberRange cần min nhỏ hơn max')
  .refine(({ type, eats }) => type === 'NumberRange' || eats.length === 0, 'Chỉ câu NumberRange có eats')
const gap = z.object({
  standardId: id,
  below: text.optional(),
  above: text.optional(),
  foods: z
    .array(z.object({ objectTypeIds, materials: z.array(z.string()).min(1), most: z.number().positive() }))
    .default([]),
})
const file = z.object({
  source: text,
  untoldStandards: z.array(id),
  questions: z.array(question).min(1),
  gaps: z.array(gap),
})

type Read = z.output<typeof file>

/** Questions and advice of the nutrition self-check, their materials and standards checked. */
export function readConsultingContent(
  folder: ContentFolder,
  materialIds: ReadonlyMap<string, number>,
  standardIds: ReadonlySet<number>,
): { rows: PartOfRows<'consulting_rules'>; problems: readonly Problem[] } {
  const { value, problems } = readJsonObject(folder, FILE, file)
  if (value === undefined) return { rows: { consulting_rules: [] }, problems: problems.all }
  const materialId = (key: string): number[] => {
    const known = materialIds.get(key)
    if (known === undefined) problems.add(`Không có nguyên liệu ${key}`)
    return known === undefined ? [] : [known]
  }
  for (const standardId of [...value.untoldStandards, ...value.gaps.map((each) => each.standardId)]) {
    if (!standardIds.has(standardId)) problems.add(`Không có chỉ tiêu ${standardId}`)
  }
  const questionIds = value.questions.map((each) => each.id)
  if (new Set(questionIds).size < questionIds.length) problems.add('id của câu hỏi bị lặp', 'questions')
  const rules: ConsultingRules = {
    questions: value.questions.map((each) => questionOf(each, materialId)),
    untoldStandardIds: value.untoldStandards,
    gaps: value.gaps.map((each) => gapOf(each, materialId)),
  }
  return { rows: { consulting_rules: [{ code: 'all', rules }] }, problems: problems.all }
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
    options: read.options.map((option) => ({ ...option, advice: option.advice ?? null })),
    eats: read.eats.flatMap(({ material, grams }) =>
      materialId(material).map((known) => ({ materialId: known, grams })),
    ),
  }
}

function gapOf(read: Read['gaps'][number], materialId: (key: string) => number[]): GapRule {
  return {
    standardId: read.standardId,
    below: read.below ?? null,
    above: read.above ?? null,
    foods: read.foods.map(({ materials, ...foods }) => ({ ...foods, materialIds: materials.flatMap(materialId) })),
  }
}
