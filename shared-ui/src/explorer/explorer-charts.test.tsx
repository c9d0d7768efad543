import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { click, type MountedView, mount } from 'shared-frame/testing'
import { ExplorerBarChart } from './ExplorerBarChart'
import { ExplorerLineChart } from './ExplorerLineChart'
import type { ExplorerLine } from './explorer-model'
import { pictureText } from './picture/chart-picture'

const lines: readonly ExplorerLine[] = [
  {
    id: 'sd0',
    label: '0 SD',
    dash: 'solid',
    pieces: [
      [
        [0, 3],
        [100, 9],
      ],
    ],
  },
]
const pieces = lines[0]?.pieces ?? []
const ranges = [
  { title: 'Nửa đầu', from: 0, to: 50 },
  { title: 'Tất cả', from: 0, to: 100 },
]

let view: MountedView
afterEach(() => view.unmount())

async function showLines() {
  view = await mount(
    <ExplorerLineChart
      title="Cân nặng theo tuổi (kg)"
      x={{ title: 'Tuổi (ngày)', from: 0, to: 100, narrowest: 10, format: String }}
      y={{ title: 'kg', format: (value) => value.toFixed(1) }}
      lines={lines}
      points={[{ id: 'visits', label: 'Lần cân đo', mark: 'circle', places: [[30, 5]] }]}
      bands={[{ title: 'Bình thường', tone: 'fine', lower: null, upper: pieces }]}
      ranges={ranges}
      fileName="can-nang"
    />,
  )
}
const sliders = () =>
  [...view.container.querySelectorAll<HTMLInputElement>('input[type=range]')].map(({ value }) => Number(value))

test('draws curves, areas and marks under its name', async () => {
  await showLines()
  expect(view.container.querySelector('[aria-label="Cân nặng theo tuổi (kg)"]')).not.toBeNull()
  expect(view.container.querySelectorAll('path[data-series="sd0"]').length).toBeGreaterThan(0)
  expect(view.container.querySelectorAll('circle[data-series="visits"]')).toHaveLength(1)
  expect(view.container.querySelectorAll('path.fine')).toHaveLength(1)
})

test('zooms by steps, by named ranges and by sliders, and shows only the marks in view', async () => {
  await showLines()
  expect(view.button('Tất cả').getAttribute('aria-pressed')).toBe('true')
  expect(view.button('Thu nhỏ').disabled).toBe(true)
  await click(view.button('Phóng to'))
  expect(sliders()).toEqual([25, 75])
  await click(view.button('Sang phải'))
  expect(sliders()).toEqual([37.5, 87.5])
  expect(view.container.querySelectorAll('circle[data-series="visits"]')).toHaveLength(0)
  await click(view.button('Nửa đầu'))
  expect(sliders()).toEqual([0, 50])
  expect(view.container.querySelectorAll('circle[data-series="visits"]')).toHaveLength(1)
})

test('stops zooming at the narrowest window', async () => {
  await showLines()
  for (let step = 0; step < 4; step++) if (!view.button('Phóng to').disabled) await click(view.button('Phóng to'))
  expect(view.button('Phóng to').disabled).toBe(true)
  expect(sliders()).toEqual([45, 55])
})

test('reads a point out to the keyboard, in Vietnamese', async () => {
  await showLines()
  const chart = view.find('[role=none][tabindex]')
  await act(async () => chart.focus())
  for (const _ of ['first', 'second']) {
    await act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    })
  }
  expect(view.text()).toContain('Lần cân đo, 30: 5.0')
})

test('leaves the page as a drawing that needs no style sheet', async () => {
  await showLines()
  const text = pictureText(view.find<SVGSVGElement>('svg'), 'Cân nặng theo tuổi (kg)')
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(text).toContain('Cân nặng theo tuổi (kg)')
  expect(text).not.toContain('class=')
})

test('draws bars by category with a level line', async () => {
  view = await mount(
    <ExplorerBarChart
      title="Năng lượng trong tuần"
      categories={['Thứ hai', 'Thứ ba']}
      categoriesTitle="Ngày"
      valuesTitle="kcal"
      format={(value) => `${value} kcal`}
      bars={[{ id: 'energy', label: 'Năng lượng', values: [1900, null], color: 'var(--color-action)' }]}
      levels={[{ value: 2000, label: 'Nhu cầu' }]}
      fileName="nang-luong"
    />,
  )
  expect(view.text()).toContain('Thứ hai')
  expect(view.text()).toContain('Nhu cầu')
  const heights = [...view.container.querySelectorAll('.MuiBarChart-element')].map((bar) =>
    Number(bar.getAttribute('height')),
  )
  expect(heights.filter((height) => height > 0)).toHaveLength(1)
  // The level stands above the bar, inside the drawing.
  const level = view.find('.MuiChartsReferenceLine-line').getAttribute('d') ?? ''
  expect(Number(/M [\d.]+ ([\d.]+)/.exec(level)?.[1])).toBeGreaterThan(12)
})
