/** Two-sided 95 %: the normal deviate that Student's t nears. */
const NORMAL_975 = 1.959963984540054

/**
 * The 97.5 % quantile of Student's t. Exact for 1 and 2 degrees of freedom, from 3 on the expansion of Cornish and Fisher (Abramowitz &
 * Stegun 26.7.5, four terms; off by 0.01 at 3, by less than 0.0002 from 8 on), which turns into the normal deviate.
 */
export function studentT975(degrees: number): number {
  if (degrees < 1) return Number.NaN
  if (degrees === 1) return 12.706204736174705
  if (degrees === 2) return 4.302652729749464
  const z = NORMAL_975
  const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9]
  return (
    z +
    (z3 + z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees ** 3) +
    (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * degrees ** 4)
  )
}
