import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { type MountedView, mount } from 'shared-frame/testing'
import { type GrowthChartVisit, svgTextOf, visitPoints } from 'shared-ui/clinical-charts'
import GrowthChart from './GrowthChart'
import { visitsCsv } from './visits-csv'

const score = (zScore: number) => ({
  measureTypeName: 'LengthForAge' as const,
  zScore,
  percentile: 34.5,
  classification: 'normal' as const,
  implausible: false,
})
const visit = (id: number, checkDate: string, ageInDays: number, change: Partial<GrowthChartVisit> = {}) => ({
  id,
  checkDate: checkDate as CalendarDay,
  ageInDays,
  correctedAgeInDays: null,
  weight: 8.2,
  correctedHeight: 70.5,
  bmi: 16.5,
  headCircumference: null,
  assessments: [score(-0.4)],
  correctedAssessments: [],
  doubtful: [],
  ...change,
})
const visits = [
  visit(1, '2025-09-05', 182),
  visit(2, '2026-01-05', 304),
  visit(3, '2026-03-05', 363, { correctedAgeInDays: 321, correctedAssessments: [score(0.2)] }),
]

let view: MountedView
afterEach(() => view.unmount())

async function show(shown: readonly GrowthChartVisit[]): Promise<void> {
  view = await mount(<GrowthChart kind="length" sex={1} visits={shown} />)
  await until('figure')
}

/** The figures of the table and the chart to explore arrive in modules of their own. */
async function until(selector: string): Promise<void> {
  for (let turn = 0; turn < 100 && !document.querySelector(selector); turn++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
  view.find(selector)
}

const marks = () => [...document.querySelectorAll<SVGGElement>('g[role=img]')]

test('says in words and in a table what it draws', async () => {
  await show(visits)
  expect(view.text()).toContain(
    '3 lần đo. Lần gần nhất ngày 05/03/2026, bé 11 tháng (363 ngày, hiệu chỉnh 321 ngày): 70,5 cm, z-score +0,2',
  )
  expect(view.container.querySelectorAll('tbody tr')).toHaveLength(3)
  expect(view.text()).toContain('WHO')
})

test('reaches every point with the keyboard, one stop for Tab', async () => {
  await show(visits)
  const all = marks()
  expect(all).toHaveLength(4)
  expect(all.filter((mark) => mark.tabIndex === 0)).toHaveLength(1)
  await act(async () => all[0]?.focus())
  for (const next of all.slice(1)) {
    await act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    })
    expect(document.activeElement).toBe(next)
  }
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
  })
  expect(document.activeElement).toBe(all[0])
  expect(view.text()).toContain('z-score −0,4, bách phân vị 34,5%')
})

test('marks age with circles and corrected age with a cross', async () => {
  await show(visits)
  expect(marks().map((mark) => (mark.querySelector('circle') ? 'circle' : 'cross'))).toEqual([
    'circle',
    'circle',
    'cross',
    'circle',
  ])
})

test('shows the curves alone when there are no visits', async () => {
  await show([])
  expect(marks()).toEqual([])
  expect(view.text()).toContain('Bảy đường chuẩn')
})

test('offers another range', async () => {
  await show(visits)
  const button = [...view.container.querySelectorAll('button')].find((item) => item.textContent === '0–6 tháng')
  expect(button?.getAttribute('aria-pressed')).toBe('false')
  await act(async () => button?.click())
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  expect(marks()).toHaveLength(1)
})

test('opens a chart to explore when asked for, with the curves, the visits and the same ranges', async () => {
  await show(visits)
  const toggle = [...view.container.querySelectorAll('button')].find((item) => item.textContent === 'Khám phá biểu đồ')
  expect(view.container.querySelector('[aria-label="Phóng to"]')).toBeNull()
  await act(async () => toggle?.click())
  await until('[aria-label="Phóng to"]')
  expect(view.container.querySelectorAll('path[data-series^="line-"]')).toHaveLength(7)
  expect(view.container.querySelectorAll('circle[data-series="visits"]')).toHaveLength(3)
  // A whole page of charts has the range twice: pressed where it is shown.
  const pressed = [...view.container.querySelectorAll('button[aria-pressed=true]')].map((item) => item.textContent)
  expect(pressed).toEqual(['0–24 tháng', '0–24 tháng'])
  await act(async () => toggle?.click())
  expect(view.container.querySelector('[aria-label="Phóng to"]')).toBeNull()
})

test('gives nothing of a visit a meaning that must be measured again, in words, table and file', async () => {
  const slip = visit(1, '2025-09-05', 182, { weight: 82, doubtful: ['weight'] })
  await show([slip])
  expect(view.text()).toContain('70,5 cm, z-score −0,4, bách phân vị')
  expect(view.find('tbody td:last-child').textContent).toBe('Chờ cân đo lại.')
  // What is in doubt would push the curves together: the table alone has it.
  expect([visitPoints('weight', [slip]), visitPoints('length', [slip])]).toEqual([[], [expect.anything()]])
  expect(visitsCsv([slip]).split('\r\n')[1]).toMatch(/;cân nặng$/)
})

test('goes to paper with fixed colours, and to a spreadsheet', async () => {
  view = await mount(<p />)
  // It renders and reads at once, outside of any page.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  const axis = { title: 'kg', from: 0, to: 10, ticks: [{ at: 5, label: '5' }] }
  const svg = svgTextOf({
    title: 'Cân nặng',
    standard: 'WHO',
    x: axis,
    y: axis,
    bands: [],
    lines: [
      {
        label: '0',
        dash: 'long',
        pieces: [
          [
            [0, 0],
            [10, 10],
          ],
        ],
      },
    ],
    notes: [],
    points: [{ id: '1', x: 5, y: 5, mark: 'cross', title: '', details: [] }],
  })
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(svg).toContain('stroke-dasharray="9 4"')
  expect(svg).not.toContain('var(')
  expect(visitsCsv(visits).split('\r\n')[1]).toBe('05/09/2025;182;;8,2;70,5;16,5;;-0,4;;;;')
})
