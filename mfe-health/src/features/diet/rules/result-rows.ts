import { extraStandards, findStandard, type Standard, standards } from 'shared-contracts/menus'
import { standardStatusWords, writtenDay } from 'shared-contracts/nutrition'
import { dietTexts } from '../../../texts/diet'
import type { BarAmounts } from '../../amounts'
import type { DietResult } from '../requests/diet-result'

export type ResultRow = DietResult['standards'][number] & { readonly standard: Standard }

/** What mothers ask about first: shown as bars; all else stands in the table. */
const FIRST = [1, 11, 10, 25, 39, 46, 56, 57, 103, 104, 119, 109, 129, 113, 53, 123, 128]
/** Water is drunk, not noted down; it would always seem too little. */
const LEFT_OUT = [125]

const order = [...standards, ...extraStandards].map(({ id }) => id)

/** Results that have bounds, or a recommendation that nobody can judge, each with its standard, in the order of the standards. */
export function judgedRows(results: DietResult['standards']): readonly ResultRow[] {
  return results
    .flatMap((result) => {
      const standard = findStandard(result.standardId)
      const hasBounds = result.min !== null || result.max !== null
      const isTold = hasBounds || (result.need !== null && result.status === 'notJudged')
      return standard && isTold && !LEFT_OUT.includes(result.standardId) ? [{ ...result, standard }] : []
    })
    .sort((a, b) => order.indexOf(a.standardId) - order.indexOf(b.standardId))
}

export function firstRows(rows: readonly ResultRow[]): readonly ResultRow[] {
  return FIRST.flatMap((id) => rows.find(({ standardId }) => standardId === id) ?? [])
}

/** Whether a result has a verdict: a day that isn't all written down, or has far too little energy, has none. */
export const isJudged = (result: Pick<DietResult, 'energies' | 'standards'>): boolean =>
  (writtenDay(result)?.state ?? 'whole') === 'whole'

/** Amounts of a day that isn't judged, in the order in which mothers ask about them. */
export function writtenRows({ standards: results }: Pick<DietResult, 'standards'>): readonly ResultRow[] {
  return FIRST.flatMap((id) => {
    const result = results.find(({ standardId }) => standardId === id)
    const standard = findStandard(id)
    return result && standard ? [{ ...result, standard }] : []
  })
}

export function countByStatus(rows: readonly ResultRow[]): Readonly<Record<ResultRow['status'], number>> {
  const counts = { met: 0, below: 0, above: 0, missing: 0, notJudged: 0 }
  for (const { status } of rows) counts[status] += 1
  return counts
}

/** Nothing can be said of it: data lack, or no day of food can be judged by it. */
export function isOpen({ status }: Pick<ResultRow, 'status'>): boolean {
  return status === 'missing' || status === 'notJudged'
}

/** What a status is called; a value that counts as met just outside its bounds is nearly met. */
export function statusWord({ status, value, min, max }: Pick<ResultRow, 'status' | 'value' | 'min' | 'max'>): string {
  const inside = value === null || (value >= (min ?? value) && value <= (max ?? value))
  return status === 'met' && !inside ? dietTexts.result.nearly : standardStatusWords[status]
}

/** What a row was compared with, for its picture: what is recommended and safe, or else the range of menus. */
export function barAmounts({ recommended, upper, against, min, max, value }: ResultRow): BarAmounts {
  return against === 'range' ? { range: { min, max }, eaten: value } : { recommended, upper, eaten: value }
}

/** Rows judged by what sources say, and those that only the range of menus judges. */
export function byWhatSourcesSay(rows: readonly ResultRow[]) {
  return {
    recommended: rows.filter(({ against }) => against !== 'range'),
    ranges: rows.filter(({ against }) => against === 'range'),
  }
}
