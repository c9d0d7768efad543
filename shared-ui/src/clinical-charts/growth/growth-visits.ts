import { addDays, type CalendarDay, completedMonths } from 'shared-contracts/ages'
import { formatChildAge, formatDay, formatDecimal, formatZScore } from 'shared-contracts/formats'
import {
  againFirstWords,
  type ChildAssessment,
  type DoubtedMeasure,
  growthWords,
  implausibleWords,
  isJudgedCorrected,
  judgedMeasures,
  type MeasureScore,
  type MeasureTypeName,
} from 'shared-contracts/growth'
import type { ChartPoint } from '../drawing/chart-model'
import type { GrowthChartKind } from './growth-chart-model'

/** How one figure of a visit stands to the standard. */
type VisitScore = Omit<MeasureScore, 'reason'>

/** A visit as the charts need it: a stored check, or a judged one of a child who is not stored. */
export interface GrowthChartVisit
  extends Pick<ChildAssessment, 'ageInDays' | 'correctedAgeInDays' | 'correctedHeight' | 'bmi'> {
  /** Measures that must be taken again: nothing of the visit has a meaning before. */
  readonly doubtful: readonly DoubtedMeasure[]
  readonly id: number
  readonly checkDate: CalendarDay
  /** kg */
  readonly weight: number | null
  /** cm */
  readonly headCircumference: number | null
  readonly assessments: readonly VisitScore[]
  readonly correctedAssessments: readonly VisitScore[]
}

const measures: Readonly<Record<Exclude<GrowthChartKind, 'head'>, MeasureTypeName>> = {
  length: 'LengthForAge',
  weight: 'WeightForAge',
  'weight-for-length': 'WeightForLength',
  bmi: 'BMIForAge',
}

/** What a point at the official age says where the corrected one is judged by. */
const BY_CORRECTED_AGE = 'Theo ngày sinh, để xem thêm: bé sinh non được đánh giá theo tuổi hiệu chỉnh.'

/** What the points of a chart are made of. */
const shownMeasures: Readonly<Record<GrowthChartKind, readonly DoubtedMeasure[]>> = {
  length: ['height'],
  weight: ['weight'],
  'weight-for-length': ['weight', 'height'],
  bmi: ['weight', 'height'],
  head: ['headCircumference'],
}

/** One visit in one chart: the row of its table, and what its point says. */
export interface VisitRow {
  readonly visit: GrowthChartVisit
  readonly day: string
  readonly age: string
  readonly value: string
  readonly zScore: string
  readonly percentile: string
  readonly meaning: string
}

/** The visits that have what the chart shows, oldest first. */
export function visitRows(kind: GrowthChartKind, visits: readonly GrowthChartVisit[]): readonly VisitRow[] {
  return [...visits]
    .sort((a, b) => a.ageInDays - b.ageInDays)
    .flatMap((visit) => {
      const value = measureOf(kind, visit)
      if (value === null) return []
      const score = scoreOf(kind, visit)
      return [
        {
          visit,
          day: formatDay(visit.checkDate),
          age: exactAge(visit),
          value: `${formatDecimal(value, kind === 'bmi' ? 1 : 2)} ${unitOf(kind)}`,
          zScore: formatZScore(score?.zScore ?? null),
          percentile: score?.percentile == null ? '–' : `${formatDecimal(score.percentile, 1)}%`,
          meaning: meaningOf(kind, score, visit.doubtful),
        },
      ]
    })
}

/** Points of the visits: a circle at the age, and a cross at the corrected age of a preterm child, which until 24 months has the figures. */
export function visitPoints(kind: GrowthChartKind, visits: readonly GrowthChartVisit[]): readonly ChartPoint[] {
  return visitRows(kind, visits).flatMap((row) => {
    const { visit } = row
    // It would push the curves together for all other visits; the table has it.
    if (visit.doubtful.some((measure) => shownMeasures[kind].includes(measure))) return []
    const y = measureOf(kind, visit)
    const x = kind === 'weight-for-length' ? tenthsOf(visit) : visit.ageInDays
    if (y === null || x === null) return []
    const title = `${row.day}, ${row.age}`
    const judged = [
      row.value,
      ...(row.zScore === '–' ? [] : [`z-score ${row.zScore}, bách phân vị ${row.percentile}`]),
      ...(row.meaning === '–' ? [] : [row.meaning]),
    ]
    const circle: ChartPoint = { id: `${visit.id}`, x, y, mark: 'circle', title, details: judged }
    if (kind === 'weight-for-length' || visit.correctedAgeInDays === null) return [circle]
    const isCorrected = isJudgedCorrected(visit)
    const plain = { ...circle, details: isCorrected ? [row.value, BY_CORRECTED_AGE] : judged }
    if (visit.correctedAgeInDays < 0) return [plain]
    const cross: ChartPoint = {
      id: `${visit.id} corrected`,
      x: visit.correctedAgeInDays,
      y,
      mark: 'cross',
      title: `${row.day}, tuổi hiệu chỉnh ${visit.correctedAgeInDays} ngày`,
      details: isCorrected ? judged : [row.value, 'Từ 24 tháng, bé được đánh giá theo tuổi tính từ ngày sinh.'],
    }
    return [plain, cross]
  })
}

function measureOf(kind: GrowthChartKind, visit: GrowthChartVisit): number | null {
  switch (kind) {
    case 'length':
      return visit.correctedHeight
    case 'weight':
      return visit.weight
    case 'weight-for-length':
      return visit.correctedHeight === null ? null : visit.weight
    case 'bmi':
      return visit.bmi
    case 'head':
      return visit.headCircumference
  }
}

function scoreOf(kind: GrowthChartKind, visit: GrowthChartVisit): VisitScore | null {
  if (kind === 'head') return null
  return judgedMeasures(visit).find((score) => score.measureTypeName === measures[kind]) ?? null
}

function meaningOf(kind: GrowthChartKind, score: VisitScore | null, doubtful: readonly DoubtedMeasure[]): string {
  if (kind === 'head') return doubtful.includes('headCircumference') ? implausibleWords : '–'
  if (score?.implausible) return implausibleWords
  if (doubtful.some((measure) => measure !== 'headCircumference')) return againFirstWords
  return score?.classification == null ? '–' : growthWords[score.classification].title
}

/** "8 tháng (251 ngày)", with the corrected age where the figures are by it. */
function exactAge({ checkDate, ...ages }: GrowthChartVisit): string {
  const months = completedMonths(addDays(checkDate, -ages.ageInDays), checkDate)
  const corrected = isJudgedCorrected(ages) ? `, hiệu chỉnh ${ages.correctedAgeInDays} ngày` : ''
  return `${formatChildAge(months)} (${ages.ageInDays} ngày${corrected})`
}

function unitOf(kind: GrowthChartKind): string {
  if (kind === 'bmi') return 'kg/m²'
  return kind === 'length' || kind === 'head' ? 'cm' : 'kg'
}

function tenthsOf({ correctedHeight }: GrowthChartVisit): number | null {
  return correctedHeight === null ? null : correctedHeight * 10
}
