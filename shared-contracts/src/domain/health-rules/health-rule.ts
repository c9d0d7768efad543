import type { Audience } from './audience'

/**
 * What a rule looks for in dishes; `matchesFood` reads it. `materials`, `groups` and `methods` say what the food is: any one of them is enough. The other
 * fields narrow it down: all of them must hold. Without the first three the other fields alone decide.
 */
export interface FoodMatch {
  /** Keys of materials. */
  readonly materials?: readonly string[]
  /** Groups of materials. */
  readonly groups?: readonly string[]
  /** Ways of cooking. */
  readonly methods?: readonly string[]
  /** Dishes of these portion families only. */
  readonly families?: readonly string[]
  /** Dishes of all portion families but these. */
  readonly familiesOtherThan?: readonly string[]
  /** Dishes whose title fits, and doesn't fit: regular expressions, without regard to case. */
  readonly title?: string
  readonly unlessTitle?: string
  /** Every dish there is. */
  readonly anyDish?: true
  /** Grams of the food in an adult portion from which the dish counts. */
  readonly minGrams?: number
}

/** How many dishes with the food a meal, day or week has. */
export interface TimesCheck extends FoodMatch {
  readonly kind: 'times'
  readonly per: 'meal' | 'day' | 'week'
  /** Dishes of these meals alone. */
  readonly mealCodes?: readonly number[]
  readonly atLeast?: number
  readonly atMost?: number
}

/** How much of a standard a day has, or the mean day of a week; in the standard's unit. */
export interface AmountCheck {
  readonly kind: 'amount'
  readonly per: 'day' | 'week'
  readonly standardId: number
  readonly atLeast?: number
  readonly atMost?: number
}

/** Dishes with the food are for families that ask for them: no other menu has them. A feed counts too. */
export interface ChoiceCheck extends FoodMatch {
  readonly kind: 'choice'
}

/** What a small child's bowl is, in the usual portion of the object type. */
export interface BowlCheck extends FoodMatch {
  readonly kind: 'bowl'
  /** Energy density, kcal in a gram as served. */
  readonly leastKcalPerGram: number
  /** Oil and fat that are added, g. */
  readonly leastOilG: number
  readonly mostOilG: number
  /** Weight as served; no portion of a menu is heavier. */
  readonly mostGrams: number
}

/** What a day of the first two weeks of solid food has: few meals of a few spoons beside breast milk. */
export interface FirstSolidsCheck {
  readonly kind: 'firstSolids'
  readonly mostMeals: number
  /** Of one meal as served. */
  readonly leastGrams: number
  readonly mostGrams: number
}

/** What can be computed of a rule. */
export type RuleCheck =
  /** Dishes with the food are not for the audience. `stripped`: the food is left out of their portion instead. */
  | ({ readonly kind: 'without'; readonly stripped?: boolean } & FoodMatch)
  | TimesCheck
  | AmountCheck
  | ChoiceCheck
  | BowlCheck
  | FirstSolidsCheck

/**
 * How texts must speak of what a rule is about. Regular expressions, tried without regard to case on one paragraph at a time. Texts that are shown to
 * some people only (advice) are tried where these belong to the rule's audience.
 */
export interface TextCheck {
  /** Paragraphs that speak of it. */
  readonly about: string
  /** What they must say. */
  readonly says?: string
  /** What must be said somewhere in the same article, answer or advice. */
  readonly saysOnPage?: string
  /** What they must not say. */
  readonly never?: readonly string[]
  /** What no text that is shown to the audience says, whatever it speaks of. */
  readonly neverTo?: readonly string[]
  /** A sentence that breaks the rule, by which the check proves itself. */
  readonly breaks?: string
}

export const RULE_TOPICS = [
  'breastfeeding',
  'foods',
  'textures',
  'limits',
  'nutrients',
  'growth',
  'weight-gain',
  'referral',
  'measurement',
] as const
export type RuleTopic = (typeof RULE_TOPICS)[number]

/** How bad it is when a text or menu breaks a rule: orders the reviewer's list. */
export const RULE_RISKS = ['high', 'medium', 'low'] as const
export type RuleRisk = (typeof RULE_RISKS)[number]

/** One statement of the site about health, said once and referred to by its id everywhere else. */
export interface HealthRule {
  /** Words in lower case joined by hyphens; never reused. */
  readonly id: string
  readonly topic: RuleTopic
  readonly risk: RuleRisk
  readonly audience: Audience
  /** The rule as visitors read it: one or two sentences. */
  readonly statement: string
  /** Codes of content/nutrition/sources.csv. */
  readonly sources: readonly string[]
  /** Null: only texts can keep or break it. */
  readonly check: RuleCheck | null
  readonly texts: TextCheck | null
}
