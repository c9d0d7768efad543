import { type CsvCell, csvLines, csvText } from 'shared-contracts/csv'
import { formatDay } from 'shared-contracts/formats'
import { growthWords } from 'shared-contracts/growth'
import { batchTexts } from '../batch-texts'
import { ageInMonths } from './age-in-months'
import { type BatchRow, classOf, growthIndices } from './assess-row'
import { notesOf } from './row-notes'

/** Rows that become text at a time: a hundred thousand at once would double the memory. */
const PART = 5000

const words = batchTexts.csv

/** All rows, in the order of the file, for a spreadsheet. */
export function resultsCsv(rows: readonly BatchRow[]): Blob {
  const parts: string[] = [csvText([words.columns])]
  for (let from = 0; from < rows.length; from += PART) parts.push(csvLines(rows.slice(from, from + PART).map(cellsOf)))
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

function cellsOf(row: BatchRow): readonly CsvCell[] {
  const { line, code, name, group } = row
  const who = [line, code, name, group]
  if (row.state === 'refused')
    return [...who, ...words.columns.slice(who.length, -2).map(() => ''), words.refused, row.problems.join(' ')]
  const { child, assessment } = row
  return [
    ...who,
    child.sex === 0 ? words.male : words.female,
    child.birthDay === null ? '' : formatDay(child.birthDay),
    child.visitDay === null ? '' : formatDay(child.visitDay),
    child.ageInDays === null ? null : Math.round(child.ageInDays),
    ageInMonths(child.ageInDays),
    child.weight,
    child.length,
    assessment.correctedLength,
    child.lying === null ? '' : child.lying ? words.lying : words.standing,
    child.oedema ? words.yes : words.no,
    child.armCircumference,
    assessment.bmi === null ? null : Math.round(assessment.bmi * 100) / 100,
    ...growthIndices.flatMap((index) => {
      const score = assessment[index]
      const found = classOf(row, index)
      return [score.zScore, found === null ? '' : growthWords[found].title, score.implausible ? '1' : '0']
    }),
    words.assessed,
    notesOf(row).join(' '),
  ]
}
