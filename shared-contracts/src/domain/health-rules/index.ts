export { type AdviceText, chooseAdvice, mostUrgent, URGENCIES, type Urgency } from './advice'
export {
  type Audience,
  type AudiencePart,
  type AudiencePerson,
  audienceOf,
  doAudiencesMeet,
  isInAudience,
  objectTypeIdsOf,
  objectTypeIdsWithin,
} from './audience'
export { type EatingRule, type EatingTopic, eatingTopics } from './eating-rule'
export {
  type AmountCheck,
  type BowlCheck,
  type ChoiceCheck,
  type FirstSolidsCheck,
  type FoodMatch,
  type HealthRule,
  RULE_RISKS,
  RULE_TOPICS,
  type RuleCheck,
  type RuleRisk,
  type RuleTopic,
  type TextCheck,
  type TimesCheck,
} from './health-rule'
export { CHOSEN_BY_FAMILY, type MatchedDish, matchesFood } from './match-food'
export { reviewOfAdvice, reviewOfAll } from './review'
export type { Review } from './signature'
export { actsOf, rankFindings, type Verdict, type VerdictAct, type VerdictFinding } from './verdict'
