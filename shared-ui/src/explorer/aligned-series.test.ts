import { expect, test } from '@jest/globals'
import { alignSeries, valueAt, valueExtent } from './aligned-series'
import type { ExplorerLine, ExplorerPoints } from './explorer-model'

const line: ExplorerLine = {
  id: 'sd0',
  label: '0',
  dash: 'solid',
  pieces: [
    [
      [0, 0],
      [10, 20],
    ],
    [
      [12, 30],
      [20, 40],
    ],
  ],
}
const points: ExplorerPoints = { id: 'visits', label: 'Lần cân đo', mark: 'circle', places: [[5, 9]] }

test.each([
  [0, 0],
  [5, 10],
  [10, 20],
  [11, null],
  [12, 30],
  [20, 40],
  [21, null],
  [-1, null],
])('the curve at %i is %p', (x, value) => {
  expect(valueAt(line.pieces, x)).toBe(value)
})

test('interpolates a curve where a point stands, and keeps the gap between its pieces', () => {
  const { x, lines, points: marks } = alignSeries([line], [points])
  expect(x).toEqual([0, 5, 10, 11, 12, 20])
  expect(lines).toEqual([[0, 10, 20, null, 30, 40]])
  expect(marks).toEqual([[null, 9, null, null, null, null]])
})

test('tells the values of a window with room round them', () => {
  const aligned = alignSeries([line], [points])
  expect(valueExtent(aligned, { from: 0, to: 10 })).toEqual([-1.2, 21.2])
  expect(valueExtent(aligned, { from: 100, to: 110 })).toBeNull()
})
