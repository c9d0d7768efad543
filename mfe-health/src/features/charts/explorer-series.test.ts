import { expect, test } from '@jest/globals'
import type { ChartModel, ChartPoint } from 'shared-ui/clinical-charts'
import { explorerSeries } from './explorer-series'

const point = (id: string, x: number, mark: ChartPoint['mark'] = 'circle'): ChartPoint => ({
  id,
  x,
  y: 8,
  mark,
  title: '',
  details: [],
})
const axis = { title: 'kg', from: 0, to: 10, ticks: [] }
const model = (points: readonly ChartPoint[]): ChartModel => ({
  title: 'Cân nặng',
  standard: 'WHO',
  x: axis,
  y: axis,
  bands: [],
  lines: [{ label: '0', dash: 'solid', pieces: [] }],
  notes: [],
  points,
})

test('keeps circles and crosses apart, and leaves out marks without points', () => {
  const { points } = explorerSeries(model([point('1', 30), point('1 corrected', 10, 'cross')]))
  expect(points.map(({ mark, places }) => [mark, places])).toEqual([
    ['circle', [[30, 8]]],
    ['cross', [[10, 8]]],
  ])
  expect(explorerSeries(model([])).points).toEqual([])
})

test('loses no point that shares its place on the axis with another', () => {
  const [visits] = explorerSeries(model([point('1', 705), point('2', 705), point('3', 705)])).points
  expect(new Set(visits?.places.map(([x]) => x)).size).toBe(3)
  expect(visits?.places.every(([x]) => x - 705 < 0.01)).toBe(true)
})
