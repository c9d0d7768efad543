import type { AdviceText } from '../../health-rules/advice'

/** What a weighing can find. */
export const gainFindings = [
  'below',
  'within',
  'above',
  'gaining fast',
  'gaining slowly',
  /** Before week 13, when gains are not judged. */
  'first months',
  'lost in first months',
  /** More than 5 % of the weight before pregnancy. */
  'lost much',
  /** Past the day that was due, and from 41 completed weeks on. */
  'past due',
  'past week 41',
  /** After birth, by her own BMI. */
  'thin',
  'normal',
  'overweight',
  'soon after birth',
  /** After birth, more than 2 kg a month lighter. */
  'losing fast',
] as const
export type GainFinding = (typeof gainFindings)[number]

/** A text of content/advice/gain.json. */
export type GainAdviceText = AdviceText<GainFinding>
