import Papa from 'papaparse'
import { formatDay } from 'shared-contracts/formats'
import { growthWords } from 'shared-contracts/growth'
import { batchTexts } from '../batch-texts'
import { ageInMonths } from './age-in-months'
import { type BatchRow, classOf, growthIndices } from './assess-row'
import { notesOf } from './row-notes'

/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe before it, also behind what isn't seen; a negative number is
 * none (OWASP, "CSV Injection").
 */
const FORMULA = /^(?:[\s\p{C}]*(?:[=+@]|-(?!\d+(?:,\d+)?$))|[\t\r])/u
/** Rows that become text at a time: a hundred thousand at once would double the memory. */
const PART = 5000

const words = batchTexts.csv

/** All rows, in the order of the file, for a spreadsheet: UTF-8 with its mark, semicolons and decimal commas, as Vietnamese settings read it. */
export function resultsCsv(rows: readonly BatchRow[]): Blob {
  const parts: string[] = ['\uFEFF', lines([words.columns])]
  for (let from = 0; from < rows.length; from += PART) parts.push(lines(rows.slice(from, from + PART).map(cellsOf)))
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

function lines(rows: readonly (readonly string[])[]): string {
  const text = Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  )
  return `${text}\r\n`
}

function cellsOf(row: BatchRow): readonly string[] {
  const { line, code, name, group } = row
  const who = [String(line), code, name, group]
  if (row.state === 'refused')
    return [...who, ...words.columns.slice(who.length, -2).map(() => ''), words.refused, row.problems.join(' ')]
  const { child, assessment } = row
  return [
    ...who,
    child.sex === 0 ? words.male : words.female,
    child.birthDay === null ? '' : formatDay(child.birthDay),
    child.visitDay === null ? '' : formatDay(child.visitDay),
    figure(child.ageInDays === null ? null : Math.round(child.ageInDays)),
    figure(ageInMonths(child.ageInDays)),
    figure(child.weight),
    figure(child.length),
    figure(assessment.correctedLength),
    child.lying === null ? '' : child.lying ? words.lying : words.standing,
    child.oedema ? words.yes : words.no,
    figure(child.armCircumference),
    figure(assessment.bmi === null ? null : Math.round(assessment.bmi * 100) / 100),
    ...growthIndices.flatMap((index) => {
      const score = assessment[index]
      const found = classOf(row, index)
      return [figure(score.zScore), found === null ? '' : growthWords[found].title, score.implausible ? '1' : '0']
    }),
    words.assessed,
    notesOf(row).join(' '),
  ]
}

function figure(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',')
}
