import { type AssessedRow, type GrowthIndex, growthIndices, isSixtyMonths } from './assess-row'

/** z-scores from −6 to 6 in steps of a quarter; those beyond lie in the outermost. */
export const DISTRIBUTION = { from: -6, to: 6, step: 0.25 } as const
const BINS = (DISTRIBUTION.to - DISTRIBUTION.from) / DISTRIBUTION.step

/** Counts by bin; flagged z-scores are left out. */
export type Distributions = Readonly<Record<GrowthIndex, readonly number[]>>

export function createDistributions() {
  const empty = () => new Array<number>(BINS).fill(0)
  const counts = { weightForAge: empty(), lengthForAge: empty(), weightForLength: empty(), bmiForAge: empty() }
  return {
    add(row: AssessedRow): void {
      const { assessment } = row
      if (row.isRepeated || isSixtyMonths(row)) return
      for (const index of growthIndices) {
        const { zScore, implausible } = assessment[index]
        if (zScore === null || implausible) continue
        const place = Math.floor((zScore - DISTRIBUTION.from) / DISTRIBUTION.step)
        const bin = Math.min(Math.max(place, 0), BINS - 1)
        counts[index][bin] = (counts[index][bin] ?? 0) + 1
      }
    },
    result: (): Distributions => counts,
  }
}

/** Percent of children in each bin at its middle, and what the standard's own children would be there. */
export function densityOf(
  counts: readonly number[],
): readonly { readonly z: number; readonly percent: number; readonly standard: number }[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count, bin) => {
    const z = DISTRIBUTION.from + (bin + 0.5) * DISTRIBUTION.step
    return {
      z,
      percent: total === 0 ? 0 : (count / total) * 100,
      standard: (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * DISTRIBUTION.step * 100,
    }
  })
}
