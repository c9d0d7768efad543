import type { AdviceText } from '../../health-rules/advice'
import type { GrowthFinding } from './growth-findings'

/** A text of content/advice/growth.json. */
export interface GrowthAdviceText extends AdviceText<GrowthFinding> {
  /** `act`: whom to see and when to measure again; `feed`: what helps at home. Every finding is told once in each, as far as it asks for it. */
  readonly part: 'act' | 'feed'
}
