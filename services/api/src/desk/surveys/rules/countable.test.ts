import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { countable, type DayCount } from './countable'

const row = (day: number, count: number, objectTypeId = 1): DayCount => ({
  day: `2026-11-${String(day).padStart(2, '0')}`,
  objectTypeId,
  count,
})
const days = (from: number, until: number) => ({ from: row(from, 0).day, until: row(until, 0).day })

describe('countable', () => {
  test('four answers are counted, not told', () => {
    expect(countable([row(1, 4)], {})).toEqual({
      submissions: 4,
      counted: null,
      byDay: [{ day: '2026-11-01', count: 4 }],
      byObjectType: [],
    })
    expect(countable([row(1, 5)], {}).counted).toEqual({ from: '2026-11-01', until: '2026-11-01', count: 5 })
  })

  test('days come in spans of five answers; a range is what it holds of whole spans', () => {
    const counts = [row(1, 3), row(2, 3), row(3, 5), row(4, 7), row(5, 1)]
    expect(countable(counts, {}).counted).toEqual({ from: '2026-11-01', until: '2026-11-05', count: 19 })
    expect(countable(counts, days(2, 3)).counted).toEqual({ from: '2026-11-03', until: '2026-11-03', count: 5 })
    // Without its last day the range would differ by one answer from the whole.
    expect(countable(counts, days(1, 4)).counted).toEqual({ from: '2026-11-01', until: '2026-11-03', count: 11 })
    expect(countable(counts, days(5, 9))).toMatchObject({ submissions: 1, counted: null })
  })

  test('a type is counted alone where the others are none or at least five', () => {
    expect(countable([row(1, 20, 1), row(1, 1, 5)], { objectTypeId: 1 }).counted).toBeNull()
    expect(countable([row(1, 20, 1), row(1, 3, 5), row(1, 2, 6)], { objectTypeId: 1 }).counted?.count).toBe(20)
    expect(countable([row(1, 20, 1)], { objectTypeId: 1 }).counted?.count).toBe(20)
    expect(countable([row(1, 20, 1), row(1, 4, 5)], { objectTypeId: 5 })).toMatchObject({
      submissions: 4,
      counted: null,
    })
  })

  test('a small cell takes the next larger with it, as the total would tell it', () => {
    const cells = (counts: DayCount[]) => countable(counts, {}).byObjectType.map(({ count }) => count)
    expect(cells([row(1, 9, 1), row(1, 6, 2), row(1, 2, 3)])).toEqual([9, null, null])
    expect(cells([row(1, 9, 1), row(1, 3, 2), row(1, 2, 3)])).toEqual([9, null, null])
    expect(cells([row(1, 9, 1), row(1, 6, 2)])).toEqual([9, 6])
  })

  test('of one type no day with fewer than five is told', () => {
    const counts = [row(1, 3, 1), row(2, 4, 1), row(2, 9, 2), row(3, 1, 1)]
    expect(countable(counts, { objectTypeId: 1 }).byDay).toEqual([{ day: '2026-11-03', count: 8 }])
  })
})

const anyCounts = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 9 }),
    type: fc.integer({ min: 1, max: 3 }),
    count: fc.integer({ min: 1, max: 7 }),
  }),
  { maxLength: 20 },
)
const anyRange = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))

test('two ranges of days never differ by one to four answers', () => {
  fc.assert(
    fc.property(anyCounts, anyRange, anyRange, (given, a, b) => {
      const counts = given.map(({ day, type, count }) => row(day, count, type))
      const [one, two] = [a, b].map(([from, until]) => {
        const { counted } = countable(counts, days(from, until))
        return new Set(counts.filter(({ day }) => counted && day >= counted.from && day <= counted.until))
      })
      const apart = (x = new Set<DayCount>(), y = new Set<DayCount>()) =>
        [...x].filter((each) => !y.has(each)).reduce((total, { count }) => total + count, 0)
      for (const difference of [apart(one, two), apart(two, one)]) expect([1, 2, 3, 4]).not.toContain(difference)
    }),
  )
})

test('a type and all never differ by one to four answers in the same days', () => {
  fc.assert(
    fc.property(anyCounts, fc.integer({ min: 1, max: 3 }), (given, objectTypeId) => {
      const counts = given.map(({ day, type, count }) => row(day, count, type))
      const all = countable(counts, {}).counted?.count ?? 0
      const own = countable(counts, { objectTypeId }).counted?.count ?? 0
      if (own > 0) expect([1, 2, 3, 4]).not.toContain(all - own)
    }),
  )
})
