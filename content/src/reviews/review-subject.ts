import { createHash } from 'node:crypto'
import type { RuleRisk } from 'shared-contracts/health-rules'
import { RULE_RISKS } from 'shared-contracts/health-rules'
import type { RuleBook } from '../rules/rule-references'

export const SUBJECT_KINDS = ['rule', 'article', 'faq', 'advice', 'menu'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** Something that a nutrition professional must sign. */
export interface ReviewSubject {
  /** `rule:<id>`, `article:<id>`, `faq:<id>`, `advice:<tool>:<id>` or `menu:<id>`. */
  readonly subject: string
  readonly kind: SubjectKind
  readonly title: string
  /** Below the content folder. */
  readonly file: string
  readonly line: number
  readonly risk: RuleRisk
  /** Rules that it tells. */
  readonly rules: readonly string[]
  /** Of the words and figures that readers get: another text has another version. */
  readonly version: string
}

/** Twelve hexadecimal digits that stand for what is signed. */
export function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
}

/** The worst risk of the rules; `otherwise` where a text tells none. */
export function riskOf(ids: readonly string[], rules: RuleBook, otherwise: RuleRisk): RuleRisk {
  const risks = new Set(ids.map((id) => rules.get(id)?.risk))
  return RULE_RISKS.find((risk) => risks.has(risk)) ?? otherwise
}
