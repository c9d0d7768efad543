import type { VitalMetric } from '../../stored-values'

/**
 * Upper ends of the buckets, without the last one, which has none: milliseconds, of CLS a score. The bounds of good and poor
 * (https://web.dev/articles/vitals) are among them. The index of a bucket is stored: a change needs a migration.
 */
const BUCKET_ENDS: Readonly<Record<VitalMetric, readonly number[]>> = {
  LCP: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 15_000],
  FCP: [250, 500, 750, 1000, 1200, 1400, 1600, 1800, 2100, 2400, 2700, 3000, 3500, 4000, 5000, 6000, 8000, 10_000],
  TTFB: [50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1500, 1800, 2500, 3500, 5000, 10_000],
  INP: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 800, 1000, 2000],
  CLS: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.175, 0.2, 0.225, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2],
}

export const METRICS: readonly VitalMetric[] = ['LCP', 'FCP', 'TTFB', 'INP', 'CLS']

/** A value at the end of a bucket is within it, as a page at the bound is good. */
export function bucketOf(metric: VitalMetric, value: number): number {
  const index = BUCKET_ENDS[metric].findIndex((end) => value <= end)
  return index === -1 ? BUCKET_ENDS[metric].length : index
}

/**
 * What a share of the visits stayed within, as if values lay evenly within their bucket; of the last bucket, where it begins.
 *
 * @param visits by bucket; at least one
 */
export function percentile(metric: VitalMetric, visits: ReadonlyMap<number, number>, share: number): number {
  const ends = BUCKET_ENDS[metric]
  const buckets = [...visits].sort(([a], [b]) => a - b)
  const rank = share * buckets.reduce((sum, [, count]) => sum + count, 0)
  let below = 0
  for (const [bucket, count] of buckets) {
    if (below + count >= rank) {
      const start = ends[bucket - 1] ?? 0
      const end = ends[bucket] ?? start
      return rounded(metric, start + ((end - start) * (rank - below)) / count)
    }
    below += count
  }
  throw new Error('No visits')
}

function rounded(metric: VitalMetric, value: number): number {
  return metric === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)
}
