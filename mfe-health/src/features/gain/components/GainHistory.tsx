import { pregnancyDays } from 'shared-contracts/ages'
import { formatMeasure, formatPregnancy } from 'shared-contracts/formats'
import { weighingAdvice } from 'shared-contracts/gain-advice'
import { fetusWords, gainFigures } from 'shared-contracts/gestation'
import { motherTexts } from '../../../texts/mother'
import { type HistoryColumn, type HistoryProps, HistoryTable } from '../../book'
import type { MotherCheck } from '../requests/mother-history'

const words = motherTexts.history
const gainColumns: readonly HistoryColumn<MotherCheck>[] = [
  { title: words.stage, cell: stageOf },
  { title: words.weight, cell: ({ weight }) => formatMeasure(weight, 1) },
  { title: words.gain, cell: (check) => gainFigures(check).gain ?? '–' },
  { title: words.expected, cell: expectedOf },
  { title: 'BMI', cell: ({ bmi }) => formatMeasure(bmi, 2) },
  {
    title: words.verdict,
    cell: (check, earlier) => weighingAdvice(check, earlier.at(-1))?.verdict ?? '–',
    isWords: true,
  },
]

/** All weighings, each with its verdict. */
export default function GainHistory(history: HistoryProps<MotherCheck>) {
  return <HistoryTable {...history} words={words} terms={['expectedGain', 'bmi']} columns={gainColumns} />
}

function stageOf({ pregnancyWeeks, pregnancyDayInWeek, weeksAfterBirth }: MotherCheck): string {
  if (pregnancyWeeks !== null) return formatPregnancy(pregnancyDays(pregnancyWeeks, pregnancyDayInWeek ?? 0))
  return weeksAfterBirth === null ? '–' : words.afterBirth(weeksAfterBirth)
}

/** Each row says whose range it is. */
function expectedOf(check: MotherCheck): string {
  const { min, max } = gainFigures(check)
  if (min === null || max === null) return '–'
  return `${motherTexts.result.range(min, max)} (${fetusWords[check.fetusCount ?? 1]})`
}
