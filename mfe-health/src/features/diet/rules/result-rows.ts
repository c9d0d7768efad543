import { extraStandards, findStandard, type Standard, standards } from 'shared-contracts/menus'
import type { DietResult } from '../requests/diet-result'

export type ResultRow = DietResult['standards'][number] & { readonly standard: Standard }

/** What mothers ask about first: shown as bars; all else stands in the table. */
const FIRST = [1, 11, 10, 25, 39, 46, 56, 57, 103, 104, 119, 109, 129, 113, 53, 123, 128]
/** Water is drunk, not noted down; it would always seem too little. */
const LEFT_OUT = [125]

const order = [...standards, ...extraStandards].map(({ id }) => id)

/** Results that have a band, or a recommendation that nobody can judge, each with its standard, in the order of the standards. */
export function judgedRows(results: DietResult['standards']): readonly ResultRow[] {
  return results
    .flatMap((result) => {
      const standard = findStandard(result.standardId)
      const hasBand = result.min !== null || result.max !== null
      const isTold = hasBand || (result.need !== null && result.status === 'notJudged')
      return standard && isTold && !LEFT_OUT.includes(result.standardId) ? [{ ...result, standard }] : []
    })
    .sort((a, b) => order.indexOf(a.standardId) - order.indexOf(b.standardId))
}

export function firstRows(rows: readonly ResultRow[]): readonly ResultRow[] {
  return FIRST.flatMap((id) => rows.find(({ standardId }) => standardId === id) ?? [])
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

/** The word of a status; a value that counts as met just outside its band is told as nearly met. */
export function statusWord({
  status,
  value,
  min,
  max,
}: Pick<ResultRow, 'status' | 'value' | 'min' | 'max'>): ResultRow['status'] | 'nearly' {
  const inside = value === null || (value >= (min ?? value) && value <= (max ?? value))
  return status === 'met' && !inside ? 'nearly' : status
}

export interface BarShape {
  /** All in percent of the bar's width. */
  readonly from: number
  readonly to: number
  /** Null: nothing is known. */
  readonly value: number | null
}

/** Where the band and the value stand on a bar that always shows both. Without a maximum the band is open to the right. */
export function barShape({ min, max, value }: Pick<ResultRow, 'min' | 'max' | 'value'>): BarShape {
  const most = Math.max(max ?? (min ?? 0) * 1.5, value ?? 0, min ?? 0)
  const scale = most === 0 ? 1 : most * 1.1
  const percent = (amount: number) => Math.min(100, Math.round((amount / scale) * 1000) / 10)
  return {
    from: percent(min ?? 0),
    to: max === null ? 100 : percent(max),
    value: value === null ? null : percent(value),
  }
}
