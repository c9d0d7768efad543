export {
  type Audience,
  type AudiencePart,
  type AudiencePerson,
  isInAudience,
  objectTypeIdsOf,
  objectTypeIdsWithin,
} from './audience'
export {
  type FoodMatch,
  type HealthRule,
  RULE_RISKS,
  RULE_TOPICS,
  type RuleCheck,
  type RuleRisk,
  type RuleTopic,
  type TextCheck,
} from './health-rule'
