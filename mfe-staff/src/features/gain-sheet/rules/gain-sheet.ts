import type { CalendarDay } from 'shared-contracts/ages'
import { formatDay, formatDecimal, formatPregnancy } from 'shared-contracts/formats'
import {
  expectedTotalGain,
  fetusWords,
  gainFigures,
  gainStandardFor,
  motherBmi,
  motherBmiStatus,
  shownMotherBmi,
} from 'shared-contracts/gestation'
import type { PrintedBlock, PrintedSheet } from 'shared-frame/printing'
import { gainChartModel, svgTextOf } from 'shared-ui/clinical-charts'
import { closingBlocks } from '../../sheets'
import { gainSheetTexts } from '../texts'
import type { JudgedMother, JudgedWeighing } from './judged-mother'

const texts = gainSheetTexts.sheet

/** Points of the chart's width, and its own units. */
const CHART_WIDTH = 500
const CHART_UNITS = { width: 680, height: 280 } as const
/** Weighings without a band need less. */
const BARE_CHART_UNITS = { width: 680, height: 200 } as const

/** One A4 page: the band of her BMI with her weighings, each of them with its assessment, advice and a place to sign. */
export function gainSheet(mother: JudgedMother, today: CalendarDay): PrintedSheet {
  return {
    title: texts.title,
    subtitle: [
      mother.name === '' ? texts.unnamed : mother.name,
      texts.measures(formatDecimal(mother.before.height, 1), formatDecimal(mother.before.weight, 1)),
      ...(mother.facility === '' ? [] : [mother.facility]),
    ].join(' · '),
    blocks: [
      { kind: 'strong', text: `${bmiWords(mother)}; ${totalWords(mother)}.` },
      chart(mother),
      // The whole of it is longer than a line of the chart.
      { kind: 'note', text: legendWords(mother) },
      weighingTable(mother.weighings),
      ...closingBlocks(mother.weighings.at(-1), today),
    ],
  }
}

/** Her BMI before pregnancy and what it is called. */
export function bmiWords({ before }: JudgedMother): string {
  const bmi = motherBmi(before.weight, before.height)
  return gainSheetTexts.bmi(formatDecimal(shownMotherBmi(bmi), 2), gainSheetTexts.bmiStatus[motherBmiStatus(bmi)])
}

/** The verdict about a weighing in one line, as the weight book gives it, or why nothing is judged. */
export function verdictOf({ advice, reason }: Pick<JudgedWeighing, 'advice' | 'reason'>): string {
  return advice?.verdict ?? reason?.replace(/\.$/, '') ?? gainSheetTexts.notJudged
}

function totalOf({ before, fetusCount }: JudgedMother) {
  const standard = gainStandardFor(fetusCount)
  return standard && expectedTotalGain(before, standard)
}

function totalWords(mother: JudgedMother): string {
  const total = totalOf(mother)
  if (total === null) return texts.noTotal(pregnancyWords(mother))
  return texts.total(formatDecimal(total.min, 1), formatDecimal(total.max, 1), pregnancyWords(mother))
}

/** Whose range it is, or who has none: twins lack one below a BMI alone. */
function pregnancyWords(mother: JudgedMother): string {
  const words = fetusWords[mother.fetusCount]
  return mother.fetusCount === 2 && totalOf(mother) === null ? texts.thin(words) : words
}

function legendWords(mother: JudgedMother): string {
  return [
    totalOf(mother) === null ? texts.legendWithoutRange : texts.legend,
    gainStandardFor(mother.fetusCount)?.assumption ?? [],
  ]
    .flat()
    .join(' ')
}

/** Below every page: whose range it is, or that there is none. */
export function footWords(mother: JudgedMother): string {
  const standard = gainStandardFor(mother.fetusCount)
  return standard === null || totalOf(mother) === null
    ? texts.footWithoutRange(pregnancyWords(mother))
    : texts.foot(standard.title, pregnancyWords(mother))
}

function chart({ before, weighings, fetusCount }: JudgedMother): PrintedBlock {
  const standard = gainStandardFor(fetusCount)
  const model = gainChartModel(
    before,
    weighings.flatMap(({ id, checkDate, pregnancyDays, weight, weightGain, weightGainStatus }) =>
      weightGain === null ? [] : [{ id, checkDate, pregnancyDays, weight, gain: weightGain, status: weightGainStatus }],
    ),
    standard,
  )
  return {
    kind: 'drawing',
    svg: svgTextOf(
      { ...model, standard: [standard?.title ?? [], fetusWords[fetusCount]].flat().join(', ') },
      model.bands.length > 0 ? CHART_UNITS : BARE_CHART_UNITS,
    ),
    width: CHART_WIDTH,
    alt: texts.chart,
  }
}

function weighingTable(weighings: readonly JudgedWeighing[]): PrintedBlock {
  const { columns } = texts
  return {
    kind: 'table',
    letters: 'small',
    columns: [
      { title: columns.day },
      { title: columns.age, share: 1.3 },
      { title: columns.weight },
      { title: columns.gain },
      { title: columns.expected, share: 1.1 },
      { title: columns.verdict, share: 3.6 },
    ],
    rows: weighings.map((weighing) => {
      const { gain, min, max } = gainFigures(weighing)
      return [
        formatDay(weighing.checkDate),
        formatPregnancy(weighing.pregnancyDays),
        formatDecimal(weighing.weight, 1),
        gain ?? '–',
        min === null || max === null ? '–' : texts.range(min, max),
        verdictOf(weighing),
      ]
    }),
  }
}
