import { describe, expect, test } from '@jest/globals'
import { areaPath, chartScale, linePath, nearestPoint, roundTicks } from './chart-scale'

const axis = { title: '', from: 0, to: 100, ticks: [] }
const scale = chartScale(382, 248, axis, axis)

describe('the scale of a chart', () => {
  test('lays the axes on the plot, y upwards', () => {
    expect([scale.x(0), scale.x(100), scale.y(0), scale.y(100)]).toEqual([38, 338, 214, 14])
  })

  test('draws lines and closed areas', () => {
    expect(
      linePath(
        [
          [0, 0],
          [50, 100],
        ],
        scale,
      ),
    ).toBe('M38 214L188 14')
    expect(
      areaPath(
        [
          [0, 0],
          [100, 0],
        ],
        [
          [0, 50],
          [100, 50],
        ],
        scale,
      ),
    ).toBe('M38 114L338 114L338 214L38 214Z')
  })

  test('runs an open area along the edge', () => {
    expect(
      areaPath(
        null,
        [
          [0, 50],
          [100, 50],
        ],
        scale,
      ),
    ).toBe('M38 114L338 114L338 214L38 214Z')
    expect(
      areaPath(
        [
          [0, 50],
          [100, 50],
        ],
        null,
        scale,
      ),
    ).toBe('M38 14L338 14L338 114L38 114Z')
  })
})

test.each([
  [0, 10, 5, [0, 2, 4, 6, 8, 10]],
  [41.3, 99.2, 6, [50, 60, 70, 80, 90]],
  [1.8, 17.4, 8, [2, 4, 6, 8, 10, 12, 14, 16]],
  [12.1, 18.9, 8, [13, 14, 15, 16, 17, 18]],
])('between %p and %p about %p ticks: %j', (from, to, count, ticks) => {
  expect(roundTicks(from, to, count)).toEqual(ticks)
})

test.each([
  [38, 214, 'a'],
  [60, 214, 'a'],
  [70, 214, null],
  [180, 20, 'b'],
])('at %p, %p finds %p', (x, y, id) => {
  const points = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 50, y: 100 },
  ]
  expect(nearestPoint(points, scale, { x, y }, 28)?.id ?? null).toBe(id)
})
