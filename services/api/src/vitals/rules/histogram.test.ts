import { describe, expect, test } from '@jest/globals'
import { bucketOf, METRICS, percentile } from './histogram'

describe('the bucket of a value', () => {
  test.each([
    ['LCP', 0, 0],
    ['LCP', 250, 0],
    ['LCP', 250.1, 1],
    ['LCP', 2500, 9],
    ['LCP', 2501, 10],
    ['LCP', 600_000, 18],
    ['INP', 200, 7],
    ['INP', 201, 8],
    ['CLS', 0, 0],
    ['CLS', 0.1, 5],
    ['CLS', 0.11, 6],
    ['CLS', 100, 18],
  ] as const)('%s %d: %d', (metric, value, bucket) => expect(bucketOf(metric, value)).toBe(bucket))
})

describe('what three of four visits stayed within', () => {
  test.each([
    ['all in one bucket', 'LCP', [[4, 8]], 1188],
    [
      'the quarter beyond it does not count',
      'LCP',
      [
        [0, 3],
        [18, 1],
      ],
      250,
    ],
    [
      'within the second bucket',
      'INP',
      [
        [0, 1],
        [1, 1],
      ],
      38,
    ],
    ['the last bucket has no end', 'TTFB', [[18, 4]], 10_000],
    ['a score', 'CLS', [[5, 4]], 0.094],
  ] as const)('%s', (_, metric, visits, value) => {
    expect(percentile(metric, new Map(visits.map(([bucket, count]) => [bucket, count])), 0.75)).toBe(value)
  })

  test.each(METRICS)('%s: is never less with slower visits', (metric) => {
    const at = (bucket: number) => percentile(metric, new Map([[bucket, 1]]), 0.75)
    for (let bucket = 1; bucket <= 18; bucket += 1) expect(at(bucket)).toBeGreaterThanOrEqual(at(bucket - 1))
  })
})
