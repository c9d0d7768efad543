import { formatDecimal } from 'shared-contracts/formats'
import {
  FIRST_HEIGHT_DAY,
  type GrowthTableName,
  growthWords,
  type LmsTable,
  measureAtZ,
  rowAt,
} from 'shared-contracts/growth'
import type { ChartAxis, ChartBand, ChartLine, ChartModel, ChartPlace, ChartPoint } from '../drawing/chart-model'
import { roundTicks } from '../drawing/chart-scale'

/** The four charts of the health book, and the head as an extra. */
export type GrowthChartKind = 'length' | 'weight' | 'weight-for-length' | 'bmi' | 'head'

/** A stretch of the x axis: days of age, or tenths of a centimetre for weight for length. */
export interface GrowthRange {
  readonly from: number
  readonly to: number
}

const DAYS_A_MONTH = 30.4375
const SD_LINES = [3, 2, 1, 0, -1, -2, -3] as const
/** The lines of the Vietnamese child health book. */
export const BOOK_LINES = [3, 2, 0, -2, -3] as const
const STANDARD = 'Chuẩn tăng trưởng trẻ em 0–60 tháng của Tổ chức Y tế Thế giới (WHO)'

type Zone = readonly [below: number, above: number, title: string, tone: ChartBand['tone']]
const [LOW, HIGH] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

const proportionZones: readonly Zone[] = [
  [LOW, -3, growthWords['severely wasted'].title, 'see'],
  [-3, -2, growthWords.wasted.title, 'watch'],
  [-2, 1, growthWords.normal.title, 'fine'],
  [1, 2, growthWords['possible risk of overweight'].title, 'fine'],
  [2, 3, growthWords.overweight.title, 'watch'],
  [3, HIGH, growthWords.obese.title, 'see'],
]

/** Named areas between SD lines, from below: those of the classes. For the head WHO names none. */
const zones: Readonly<Record<GrowthChartKind, readonly Zone[]>> = {
  length: [
    [LOW, -3, growthWords['severely stunted'].title, 'see'],
    [-3, -2, growthWords.stunted.title, 'watch'],
    [-2, 3, growthWords.normal.title, 'fine'],
    [3, HIGH, growthWords['very tall'].title, 'watch'],
  ],
  weight: [
    [LOW, -3, growthWords['severely underweight'].title, 'see'],
    [-3, -2, growthWords.underweight.title, 'watch'],
    [-2, HIGH, growthWords.normal.title, 'fine'],
  ],
  'weight-for-length': proportionZones,
  bmi: proportionZones,
  head: [[-2, 2, 'Khoảng thường gặp', 'fine']],
}

const titles: Readonly<Record<GrowthChartKind, string>> = {
  length: 'Chiều dài, chiều cao theo tuổi',
  weight: 'Cân nặng theo tuổi',
  'weight-for-length': 'Cân nặng theo chiều dài, chiều cao',
  bmi: 'BMI theo tuổi',
  head: 'Vòng đầu theo tuổi',
}

const units: Readonly<Record<GrowthChartKind, string>> = {
  length: 'cm',
  weight: 'kg',
  'weight-for-length': 'kg',
  bmi: 'kg/m²',
  head: 'cm',
}

/** Which table a chart draws; weight for height is standing, from two years on. */
export function growthTableOf(kind: GrowthChartKind, standing: boolean): GrowthTableName {
  switch (kind) {
    case 'length':
      return 'lengthForAge'
    case 'weight':
      return 'weightForAge'
    case 'bmi':
      return 'bmiForAge'
    case 'head':
      return 'headForAge'
    case 'weight-for-length':
      return standing ? 'weightForHeight' : 'weightForLength'
  }
}

/** The chart of one measure over a range, with a child's points in the units of the axes (days or tenths of a centimetre). `lines`: z-scores, from above. */
export function growthChartModel(
  kind: GrowthChartKind,
  table: LmsTable,
  range: GrowthRange,
  points: readonly ChartPoint[],
  lines: readonly number[] = SD_LINES,
): ChartModel {
  const pieces = piecesOf(kind, table, range)
  const curve = (z: number): ChartLine['pieces'] => pieces.map((places) => sdCurve(table, places, z))
  const shown = points.filter((point) => point.x >= range.from && point.x <= range.to)
  return {
    title: `${titles[kind]} (${units[kind]})`,
    standard: STANDARD,
    x: kind === 'weight-for-length' ? lengthAxis(range) : ageAxis(range),
    y: valueAxis(units[kind], [...curve(-3), ...curve(3)].flat(), shown),
    bands: zones[kind].map(([below, above, title, tone]) => ({
      title,
      tone,
      lower: below === LOW ? null : curve(below),
      upper: above === HIGH ? null : curve(above),
    })),
    lines: lines.map((z) => ({ label: sdLabel(z), dash: dashOf(z), pieces: curve(z) })),
    notes: pieces.length > 1 ? [{ at: FIRST_HEIGHT_DAY, text: 'Từ 24 tháng: đo đứng' }] : [],
    points: shown,
  }
}

function sdLabel(z: number): string {
  return z === 0 ? '0' : `${z > 0 ? '+' : '−'}${Math.abs(z)} SD`
}

function dashOf(z: number): ChartLine['dash'] {
  const dashes = ['solid', 'long', 'short', 'dots'] as const
  return dashes[Math.abs(z)] ?? 'dots'
}

/** Sampled rows of the range; length and BMI break where lying becomes standing. */
function piecesOf(kind: GrowthChartKind, table: LmsTable, range: GrowthRange): readonly (readonly number[])[] {
  const from = Math.max(range.from, table.first)
  const to = Math.min(range.to, table.last)
  const breaks = (kind === 'length' || kind === 'bmi') && from < FIRST_HEIGHT_DAY && to > FIRST_HEIGHT_DAY
  return breaks ? [sample(from, FIRST_HEIGHT_DAY - 1), sample(FIRST_HEIGHT_DAY, to)] : [sample(from, to)]
}

/** About a hundred rows, both ends among them; the first weeks, where curves bend most, row by row. */
function sample(from: number, to: number): readonly number[] {
  const step = Math.max(Math.round((to - from) / 100), 1)
  const places: number[] = []
  for (let place = from; place < to; place += place < 60 ? Math.min(step, 4) : step) places.push(place)
  return [...places, to]
}

function sdCurve(table: LmsTable, places: readonly number[], z: number): readonly ChartPlace[] {
  return places.flatMap((place) => {
    const lms = rowAt(table, place)
    return lms ? [[place, measureAtZ(z, lms)] as const] : []
  })
}

function ageAxis(range: GrowthRange): ChartAxis {
  return {
    title: 'Tuổi (tháng)',
    from: range.from,
    to: range.to,
    ticks: ageTicks(range).map((at) => ({ at, label: monthLabel(at) })),
  }
}

/** Days of age at whole months, as many as have room. */
export function ageTicks({ from, to }: GrowthRange): readonly number[] {
  const months = (to - from) / DAYS_A_MONTH
  const step = months <= 7 ? 1 : months <= 26 ? 3 : months <= 40 ? 6 : 12
  const first = Math.ceil(from / DAYS_A_MONTH / step - 0.02)
  const count = Math.floor(to / DAYS_A_MONTH / step + 0.02) - first + 1
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    Math.min(Math.max((first + index) * step * DAYS_A_MONTH, from), to),
  )
}

export function monthLabel(days: number): string {
  return String(Math.round(days / DAYS_A_MONTH))
}

function lengthAxis({ from, to }: GrowthRange): ChartAxis {
  return {
    title: 'Chiều dài, chiều cao (cm)',
    from,
    to,
    ticks: roundTicks(from / 10, to / 10, 8).map((at) => ({ at: at * 10, label: String(at) })),
  }
}

/** High enough for the outer SD lines and every point. */
function valueAxis(title: string, outer: readonly ChartPlace[], points: readonly ChartPoint[]): ChartAxis {
  const values = [...outer.map(([, y]) => y), ...points.map(({ y }) => y)]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const room = (high - low) * 0.06
  const [from, to] = [Math.max(low - room, 0), high + room]
  return { title, from, to, ticks: roundTicks(from, to, 8).map((at) => ({ at, label: formatDecimal(at, 1) })) }
}
