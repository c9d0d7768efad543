import { type HealthRule, objectTypeIdsOf, objectTypeIdsWithin, RULE_RISKS } from 'shared-contracts/health-rules'
import type { Material } from 'shared-contracts/nutrition'
import { z } from 'zod'
import { checked } from '../../files/checked-rows'
import type { ContentFolder } from '../../files/content-folder'
import { type Problem, problemsOf } from '../../files/problem'
import { adviceSchema } from '../../rules/rule-schemas'
import {
  type ConsultingQuestion,
  DIET_AXES,
  DIET_VERDICTS,
  type DietAdvice,
  type DietAsk,
  type DietOccasion,
  LOW_DAY_PARTS,
} from './consulting-rules'

const FILE = 'advice/diet.json'

const id = z.int().min(1)
const occasion: z.ZodType<DietOccasion> = z.union([
  z.strictObject({ standardId: id, status: z.enum(['below', 'above']) }),
  z.strictObject({ questionId: id, optionId: id }),
  z.strictObject({ ruleId: z.string() }),
  z.strictObject({ verdict: z.enum(DIET_VERDICTS) }),
  z.strictObject({ missing: z.literal(true) }),
  z.strictObject({ lowDay: z.enum(LOW_DAY_PARTS) }),
])
const asks: readonly DietAsk[] = DIET_AXES.flatMap((axis) => [`${axis}+`, `${axis}-`] as const)
const dietAdvice = adviceSchema.extend({
  on: occasion,
  asks: z.array(z.enum(asks)).default([]),
  urgent: z.boolean().default(false),
  topic: z.string().nullable().default(null),
  foods: z.array(z.string()).default([]),
})

/** Ways of serving a food by itself: a rule for other portion families only is about dishes, not about the food. */
const SERVED_ALONE = ['fruit', 'snack', 'milk', 'puree']

/** What a text that speaks so must ask for, so that its opposite is never told beside it. One sentence at a time. */
const WORDS: readonly { readonly pattern: RegExp; readonly ask: DietAsk }[] = [
  { pattern: words('thêm|tăng', 'dầu|mỡ'), ask: 'fat+' },
  { pattern: words('bớt|giảm', 'dầu|mỡ|món rán|nước cốt dừa'), ask: 'fat-' },
  { pattern: words('thêm|tăng', 'bữa phụ|cơm|khoai'), ask: 'energy+' },
  { pattern: /năng lượng (vượt|cao hơn)/iu, ask: 'energy-' },
  { pattern: words('thêm|tăng', 'sữa(?! mẹ)|cữ bú'), ask: 'milk+' },
  { pattern: words('bớt|giảm', 'sữa(?! mẹ)'), ask: 'milk-' },
  { pattern: words('thêm|tăng', 'thịt|cá|trứng'), ask: 'protein+' },
  { pattern: words('bớt|giảm', 'nước mắm|bột canh|muối'), ask: 'salt-' },
  { pattern: words('bớt|giảm|đổi', 'nước ngọt|đồ ngọt|bánh kẹo'), ask: 'sugar-' },
]

/** A verb and, later in the same part of a sentence, what it is about; whole words. */
function words(verbs: string, things: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${verbs}) [^.:;]*(?<!\\p{L})(${things})(?!\\p{L})`, 'iu')
}

export interface AdviceReferences {
  readonly materials: readonly Pick<Material, 'materialId' | 'key' | 'group'>[]
  readonly standardIds: ReadonlySet<number>
  readonly healthRules: readonly HealthRule[]
  readonly questions: readonly ConsultingQuestion[]
}

/**
 * The advice texts of the self-check, each checked by itself: what it refers to exists, its audience holds whole object types, and it asks for what
 * its words ask for. Foods that the rule book keeps from somebody are left out for her or him.
 */
export function readDietAdvice(
  folder: ContentFolder,
  references: AdviceReferences,
): { readonly rows: readonly DietAdvice[]; readonly problems: readonly Problem[] } {
  const { materials, healthRules } = references
  const problems = problemsOf(FILE)
  const byKey = new Map(materials.map((material) => [material.key, material]))
  const ruleIds = new Set(healthRules.map((rule) => rule.id))
  const ids = new Set<string>()
  const rows: DietAdvice[] = []
  for (const [index, value] of listOf(folder.read(FILE), problems.add).entries()) {
    const read = checked(dietAdvice, value, `[${index}]`, problems)
    if (read === undefined) continue
    const { id: adviceId, audience, text, rules, on, asks: asked, urgent, topic, foods } = read
    const say = (message: string) => problems.add(`${adviceId}: ${message}`, `[${index}]`)
    if (ids.has(adviceId)) say('id bị lặp')
    ids.add(adviceId)
    const objectTypeIds = objectTypeIdsWithin(audience)
    if (objectTypeIds.length === 0) say('audience không chứa trọn nhóm đối tượng nào')
    for (const rule of rules) if (!ruleIds.has(rule)) say(`không có quy tắc ${rule}`)
    for (const message of [...occasionProblems(on, references), ...wordProblems(text, asked)]) say(message)
    const found = foods.flatMap((key) => {
      const material = byKey.get(key)
      if (material === undefined) say(`không có nguyên liệu ${key}`)
      return material === undefined ? [] : [material]
    })
    rows.push({
      id: adviceId,
      objectTypeIds,
      text,
      ruleIds: rules,
      risk:
        RULE_RISKS.find((risk) => healthRules.some((rule) => rule.risk === risk && rules.includes(rule.id))) ?? null,
      on,
      asks: asked,
      urgent,
      topic,
      foods: found.map((material) => {
        const forbidden = forbiddenFor(material, healthRules)
        return { materialId: material.materialId, objectTypeIds: objectTypeIds.filter((each) => !forbidden.has(each)) }
      }),
    })
  }
  return { rows, problems: problems.all }
}

function listOf(text: string | null, add: (message: string) => void): readonly unknown[] {
  if (text === null) {
    add('Không có tệp này')
    return []
  }
  try {
    return z.array(z.unknown()).parse(JSON.parse(text))
  } catch (error) {
    add(error instanceof z.ZodError ? 'Tệp phải chứa một danh sách' : `JSON: ${String(error)}`)
    return []
  }
}

function occasionProblems(on: DietOccasion, { standardIds, healthRules, questions }: AdviceReferences): string[] {
  if ('standardId' in on) return standardIds.has(on.standardId) ? [] : [`không có chỉ tiêu ${on.standardId}`]
  if ('ruleId' in on) return healthRules.some((rule) => rule.id === on.ruleId) ? [] : [`không có quy tắc ${on.ruleId}`]
  if (!('questionId' in on)) return []
  const question = questions.find((each) => each.id === on.questionId)
  return question?.options.some((option) => option.id === on.optionId)
    ? []
    : [`không có lựa chọn ${on.optionId} của câu ${on.questionId}`]
}

function wordProblems(text: string, asked: readonly DietAsk[]): string[] {
  return WORDS.flatMap(({ pattern, ask }) =>
    pattern.test(text) && !asked.includes(ask) ? [`câu chữ đòi ${ask} mà asks không ghi`] : [],
  )
}

/** Object types to which a rule forbids the food as such. */
function forbiddenFor(
  { key, group }: Pick<Material, 'key' | 'group'>,
  healthRules: readonly HealthRule[],
): ReadonlySet<number> {
  return new Set(
    healthRules.flatMap(({ audience, check }) => {
      if (check?.kind !== 'without') return []
      const alone = check.families?.some((family) => SERVED_ALONE.includes(family)) ?? true
      const meant = check.materials?.includes(key) || check.groups?.includes(group)
      return alone && meant ? objectTypeIdsOf(audience) : []
    }),
  )
}
