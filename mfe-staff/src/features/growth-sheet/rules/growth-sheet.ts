import type { CalendarDay } from 'shared-contracts/ages'
import { formatChildAge, formatDay, formatMeasure, formatZScore } from 'shared-contracts/formats'
import { FIRST_HEIGHT_DAY, type GrowthTables, zScoreOf } from 'shared-contracts/growth'
import type { PrintedBlock, PrintedSheet } from 'shared-frame/printing'
import {
  BOOK_LINES,
  type GrowthChartKind,
  growthChartModel,
  growthTableOf,
  presetForAge,
  svgTextOf,
  visitPoints,
} from 'shared-ui/clinical-charts'
import { closingBlocks } from '../../sheets'
import { growthSheetTexts } from '../texts'
import type { JudgedChild, JudgedVisit } from './judged-child'

const texts = growthSheetTexts.sheet

/** Points of a chart's width, two side by side; its height is what the other parts of the page leave. */
const CHART_WIDTH = 244
/** The chart's own units: letters of 12 come out at 8 points. */
const CHART_UNITS = 350
const TALL = 250
const LOW = 218
/** Rows from which charts are lower, so that all stays on one page. */
const MANY_VISITS = 4

type BookChart = Exclude<GrowthChartKind, 'bmi' | 'head'>

/** One A4 page: the three charts of the health book with the child's points, every visit with its assessment, advice and a place to sign. */
export function growthSheet(child: JudgedChild, tables: GrowthTables, today: CalendarDay): PrintedSheet {
  return {
    title: texts.title,
    subtitle: subtitleOf(child),
    blocks: [
      ...chartRows(child, tables),
      { kind: 'note', text: texts.legend },
      visitTable(child.visits),
      ...closingBlocks(child.visits.at(-1), today),
    ],
  }
}

function subtitleOf({ name, facility, sex, dayOfBirth, gestationWeeks }: JudgedChild): string {
  return [
    name === '' ? texts.unnamed : name,
    sex === 0 ? growthSheetTexts.boy : growthSheetTexts.girl,
    texts.born(formatDay(dayOfBirth)),
    ...(gestationWeeks === null ? [] : [texts.preterm(gestationWeeks)]),
    ...(facility === '' ? [] : [facility]),
  ].join(' · ')
}

/** Two charts a row; a child measured lying and standing has weight for length and for height. */
function chartRows({ visits }: JudgedChild, tables: GrowthTables): readonly PrintedBlock[] {
  const newest = visits.at(-1)?.ageInDays ?? 0
  const proportions = [false, true].filter((standing) => visits.some((visit) => isStanding(visit) === standing))
  const height = visits.length >= MANY_VISITS ? LOW : TALL
  const draw = (kind: BookChart, age: number, shown: readonly JudgedVisit[]): PrintedBlock => {
    const preset = presetForAge(kind, age)
    const table = tables[bookTable(kind, preset.standing)]
    const model = growthChartModel(kind, table, preset, visitPoints(kind, shown), BOOK_LINES)
    return {
      kind: 'drawing',
      svg: svgTextOf(model, { width: CHART_UNITS, height }),
      width: CHART_WIDTH,
      alt: texts.chart(model.title),
    }
  }
  const charts = [
    draw('weight', newest, visits),
    draw('length', newest, visits),
    ...proportions.map((standing) => {
      const shown = visits.filter((visit) => isStanding(visit) === standing)
      return draw('weight-for-length', shown.at(-1)?.ageInDays ?? newest, shown)
    }),
  ]
  return [charts.slice(0, 2), charts.slice(2)].map((row) => ({
    kind: 'columns',
    columns: row.map((chart) => ({ blocks: [chart] })),
  }))
}

const isStanding = ({ ageInDays }: JudgedVisit): boolean => ageInDays >= FIRST_HEIGHT_DAY

function bookTable(kind: BookChart, standing: boolean): keyof GrowthTables {
  const name = growthTableOf(kind, standing)
  if (name === 'headForAge') throw new Error('The health book has no chart of the head')
  return name
}

function visitTable(visits: readonly JudgedVisit[]): PrintedBlock {
  const { columns } = texts
  const hasArm = visits.some(({ armCircumference }) => armCircumference !== null)
  return {
    kind: 'table',
    letters: 'small',
    columns: [
      { title: columns.day, share: 1.15 },
      { title: columns.age, share: 1.15 },
      { title: columns.weight, share: 0.9 },
      { title: columns.height, share: 1.1 },
      ...(hasArm ? [{ title: columns.arm, share: 0.8 }] : []),
      { title: columns.weightForAge, share: 0.9 },
      { title: columns.lengthForAge, share: 0.9 },
      { title: columns.proportion, share: 0.9 },
      { title: columns.verdict, share: 4.2 },
    ],
    rows: visits.map((visit) => [
      formatDay(visit.checkDate),
      formatChildAge(visit.ageInMonths),
      [formatMeasure(visit.weight, 2), ...(visit.oedema ? [texts.oedemaMark] : [])],
      [
        formatMeasure(visit.height, 1),
        ...(visit.height === null || visit.position === 'unknown'
          ? []
          : [visit.position === 'lying' ? texts.lyingMark : texts.standingMark]),
      ].join(', '),
      ...(hasArm ? [formatMeasure(visit.armCircumference, 1)] : []),
      formatZScore(zScoreOf(visit, 'WeightForAge')),
      formatZScore(zScoreOf(visit, 'LengthForAge')),
      formatZScore(zScoreOf(visit, 'WeightForLength')),
      visit.advice?.verdict ?? growthSheetTexts.nothingJudged,
    ]),
  }
}
