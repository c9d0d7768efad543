import type { AdviceText } from '../../health-rules/advice'

/** What a weighing can find. */
export const gainFindings = [
  'below',
  'within',
  'above',
  /** The same with two children, and with two or more where no source gives a range. */
  'twins below',
  'twins within',
  'twins above',
  'no range',
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
  /** With two children or more: the last weeks before they are usually born, and past them. */
  'birth plan due',
  'past usual birth',
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
