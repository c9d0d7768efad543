/** Why there is no z-score. */
export const noScoreReasons = [
  'missing-measure',
  'not-positive',
  'age-unknown',
  'before-birth',
  /** From day 1827. */
  'past-standard',
  'oedema',
  /** Corrected length outside 45–110 cm, height outside 65–120 cm. */
  'outside-length-range',
] as const
export type NoScoreReason = (typeof noScoreReasons)[number]
