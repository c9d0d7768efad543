import type { CalendarDay } from 'shared-contracts/ages'
import { formatDay, formatDecimal, formatPregnancy } from 'shared-contracts/formats'
import {
  DEFAULT_GAIN_STANDARD,
  expectedGain,
  fetusWords,
  type GainStandard,
  type GainStatus,
  gainStatusTitles,
  type MotherBefore,
} from 'shared-contracts/gestation'
import type { ChartModel, ChartPlace, ChartPoint } from '../drawing/chart-model'
import { roundTicks } from '../drawing/chart-scale'

/** One weighing during pregnancy. */
export interface GainVisit {
  readonly id: number
  readonly checkDate: CalendarDay
  readonly pregnancyDays: number
  /** kg */
  readonly weight: number
  /** kg since before pregnancy */
  readonly gain: number
  readonly status: GainStatus | null
}

/** A mother of normal BMI, to draw the band by when nobody's figures are known; the Vietnamese band is in kg and the same for all of them. */
const EXAMPLE: MotherBefore = { weight: 50, height: 156 }
/** The bands end with week 40; weighings after it are drawn beside them. */
const WEEKS = Array.from({ length: 41 }, (_, week) => week)

/** Highest gain on a chart that no band gives a height to, kg. */
const USUAL_HIGHEST = 12

/**
 * Gain in kg by week of pregnancy over the band of her BMI; an example of normal BMI when `before` is null. `standard`: that of her number of children
 * (`gainStandardFor`); null: there is none. Without a band the weighings stand alone.
 */
export function gainChartModel(
  before: MotherBefore | null,
  visits: readonly GainVisit[],
  standard: GainStandard | null = DEFAULT_GAIN_STANDARD,
): ChartModel {
  const edge = (side: 'min' | 'max'): readonly ChartPlace[] =>
    WEEKS.flatMap((week) => {
      const expected = standard && expectedGain(before ?? EXAMPLE, week * 7, standard)
      return expected ? [[week, expected[side]] as const] : []
    })
  const [lower, upper] = [[edge('min')], [edge('max')]]
  const whose = standard && fetusWords[standard.fetusCount]
  const ends = upper.flat().map(([, y]) => y)
  const hasBand = ends.length > 0
  const highest = Math.max(...(hasBand ? ends : [USUAL_HIGHEST]), ...visits.map(({ gain }) => gain)) + 1
  const lowest = Math.min(0, ...visits.map(({ gain }) => gain)) - 1
  return {
    title: `Mức tăng cân theo tuần thai${whose === null ? '' : `, ${whose}`} (kg)`,
    standard: standard === null ? NO_STANDARD : standardWords(standard, before === null),
    x: {
      title: 'Tuần thai',
      from: 0,
      to: 42,
      ticks: [0, 6, 12, 18, 24, 30, 36, 42].map((at) => ({ at, label: String(at) })),
    },
    y: {
      title: 'kg',
      from: lowest,
      to: highest,
      ticks: roundTicks(lowest, highest, 8).map((at) => ({ at, label: formatDecimal(at, 1).replace('-', '−') })),
    },
    bands: hasBand
      ? [
          { title: gainStatusTitles.below, tone: 'watch', lower: null, upper: lower },
          { title: gainStatusTitles.within, tone: 'fine', lower, upper },
          { title: gainStatusTitles.above, tone: 'watch', lower: upper, upper: null },
        ]
      : [],
    lines: hasBand
      ? [
          { label: 'nhiều', dash: 'long', pieces: upper },
          { label: 'ít', dash: 'short', pieces: lower },
        ]
      : [],
    notes: [],
    points: visits.map((visit) => gainPoint(visit, whose)),
  }
}

const NO_STANDARD = 'Chưa có khoảng tăng cân chung khi mang từ ba bé: bác sĩ đặt mức riêng cho mẹ.'

function standardWords({ title, fetusCount, assumption }: GainStandard, isExample: boolean): string {
  const example = isExample ? ', ví dụ với BMI trước mang thai từ 18,5 đến dưới 25' : ''
  return `${title}, khoảng cho ${fetusWords[fetusCount]}${example}. ${assumption}`
}

function gainPoint(visit: GainVisit, whose: string | null): ChartPoint {
  return {
    id: String(visit.id),
    x: visit.pregnancyDays / 7,
    y: visit.gain,
    mark: 'circle',
    title: `${formatDay(visit.checkDate)}, thai ${formatPregnancy(visit.pregnancyDays)}`,
    details: [
      `${formatDecimal(visit.weight, 1)} kg, ${gainWords(visit.gain)}`,
      ...(visit.status === null ? [] : [`${gainStatusTitles[visit.status]}${whose === null ? '' : ` (${whose})`}`]),
    ],
  }
}

function gainWords(gain: number): string {
  if (gain === 0) return 'chưa tăng'
  return `${gain < 0 ? 'giảm' : 'tăng'} ${formatDecimal(Math.abs(gain), 3)} kg`
}
