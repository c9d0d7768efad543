import { describe, expect, test } from '@jest/globals'
import { describeProgress, type Progress, readLine } from './stage-progress'

describe('readLine', () => {
  const read = (lines: readonly string[]) => {
    const progress: Progress = { done: 0, known: 0, failed: 0 }
    return { shown: lines.filter((line) => readLine(line, progress)), progress }
  }

  test('counts files of jest, and shows those that fail', () => {
    const lines = ['Running 3 files', 'PASS a.test.ts', 'FAIL b.test.ts', '  ● expected 1', '{"numTotalTests":3}', '']
    expect(read(lines)).toEqual({
      shown: ['FAIL b.test.ts', '  ● expected 1'],
      progress: { done: 2, known: 3, failed: 1 },
    })
  })

  test('counts tests of Playwright', () => {
    const lines = ['Running 612 tests using 2 workers', '  ✓    1 [phone] › a', '  ✘    2 [phone] › b (1.0m)']
    expect(read(lines)).toEqual({
      shown: ['  ✘    2 [phone] › b (1.0m)'],
      progress: { done: 2, known: 612, failed: 1 },
    })
  })

  test('leaves out what the tools say of themselves', () => {
    expect(
      read(['shell:build: cache miss', ' Tasks:    10 successful', '✔ no dependency violations found']).shown,
    ).toEqual([])
    expect(read(['deploy/a.ts(3,1): error TS1005']).shown).toHaveLength(1)
  })
})

describe('describeProgress', () => {
  test.each([
    [{ done: 0, known: 0, failed: 0 }, 20_000, null, 'unit: 20.0 s'],
    [{ done: 1, known: 100, failed: 0 }, 20_000, 60, 'unit: 1 of 100, 20.0 s; about 40.0 s more'],
    [{ done: 50, known: 100, failed: 2 }, 30_000, 600, 'unit: 50 of 100, 2 failed, 30.0 s; about 30.0 s more'],
    // Longer than the last time: nothing is promised.
    [{ done: 1, known: 100, failed: 0 }, 90_000, 60, 'unit: 1 of 100, 90.0 s'],
  ])('%j after %i ms', (progress, elapsed, expected, line) => {
    expect(describeProgress('unit', progress, elapsed, expected)).toBe(line)
  })
})
