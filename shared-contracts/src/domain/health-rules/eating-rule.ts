import type { ObjectTypeId } from '../ages/object-type-id'
import type { RuleRisk } from './health-rule'

/** Topics of the rule book that speak of what and how somebody eats, and of when to see somebody, in the order in which they are told. */
export const eatingTopics = ['textures', 'foods', 'breastfeeding', 'limits', 'nutrients', 'referral'] as const
export type EatingTopic = (typeof eatingTopics)[number]

/** A rule of the rule book as far as a hand-out tells it. */
export interface EatingRule {
  readonly id: string
  readonly topic: EatingTopic
  readonly risk: RuleRisk
  /** Object types that share a day with its audience. */
  readonly objectTypeIds: readonly ObjectTypeId[]
  readonly statement: string
}
