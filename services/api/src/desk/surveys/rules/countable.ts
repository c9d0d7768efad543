import { RESULTS_MIN_ANSWERS } from 'shared-contracts/surveys'

/** How many answered on a day as an object type; 0 where it was not known. */
export interface DayCount {
  /** `YYYY-MM-DD` in Viet Nam. */
  readonly day: string
  readonly objectTypeId: number
  readonly count: number
}

/** What an editor asks the results of; days are included. */
export interface Asked {
  readonly objectTypeId?: number | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Days with at least five answers together. */
export interface Span {
  readonly from: string
  readonly until: string
  readonly count: number
}

export interface Countable {
  /** In what was asked for. */
  readonly submissions: number
  /** Null: too few to tell. */
  readonly counted: Span | null
  readonly byDay: { day: string; count: number }[]
  readonly byObjectType: { objectTypeId: number; count: number | null }[]
}

/**
 * Which of the answers may be counted, so that no result tells of fewer than five people, and none does that is the difference of two: days
 * come in whole spans of five answers or more, and an object type is counted alone where all others together are five or more (or none).
 * `counts` are of the whole questionnaire. Pure arithmetic; see docs/product/surveys.md for what remains.
 */
export function countable(counts: readonly DayCount[], { objectTypeId, from = '', until = '9999' }: Asked): Countable {
  const isOwn = (row: DayCount) => objectTypeId === undefined || row.objectTypeId === objectTypeId
  const isAsked = (row: DayCount) => row.day >= from && row.day <= until
  const own = counts.filter(isOwn)
  const spans = spansOf(own).filter((span) => span.from >= from && span.until <= until)
  const whole = joined(spans)
  const others = counts.filter((row) => !isOwn(row))
  const othersThen = whole === null ? [] : others.filter((row) => row.day >= whole.from && row.day <= whole.until)
  const counted = isHidden(sum(others)) || isHidden(sum(othersThen)) ? null : whole
  return {
    submissions: sum(own.filter(isAsked)),
    counted,
    // Of one object type a day with one answer would tell what somebody is.
    byDay:
      objectTypeId === undefined
        ? perDay(own.filter(isAsked))
        : counted === null
          ? []
          : spans.map(({ until: day, count }) => ({ day, count })),
    byObjectType:
      counted === null ? [] : perType(own.filter((row) => row.day >= counted.from && row.day <= counted.until)),
  }
}

/** Whole days in order, closed as soon as they have five answers; what is left over at the end belongs to the last. None: fewer than five. */
export function spansOf(rows: readonly { readonly day: string; readonly count: number }[]): Span[] {
  const spans: Span[] = []
  for (const { day, count } of perDay(rows)) {
    const last = spans.at(-1)
    if (last === undefined || last.count >= RESULTS_MIN_ANSWERS) spans.push({ from: day, until: day, count })
    else spans[spans.length - 1] = { from: last.from, until: day, count: last.count + count }
  }
  const rest = spans.at(-1)
  if (rest === undefined || rest.count >= RESULTS_MIN_ANSWERS) return spans
  const whole = joined(spans.slice(-2))
  return whole === null || whole.count < RESULTS_MIN_ANSWERS ? [] : [...spans.slice(0, -2), whole]
}

function joined(spans: readonly Span[]): Span | null {
  const first = spans[0]
  const last = spans.at(-1)
  return first && last
    ? { from: first.from, until: last.until, count: spans.reduce((total, { count }) => total + count, 0) }
    : null
}

function perDay(rows: readonly { readonly day: string; readonly count: number }[]): { day: string; count: number }[] {
  const days = new Map<string, number>()
  for (const { day, count } of rows) days.set(day, (days.get(day) ?? 0) + count)
  return [...days].map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** A small cell is not told, nor is the next larger one where it would follow from the total. */
function perType(rows: readonly DayCount[]): { objectTypeId: number; count: number | null }[] {
  const types = new Map<number, number>()
  for (const { objectTypeId, count } of rows) types.set(objectTypeId, (types.get(objectTypeId) ?? 0) + count)
  const cells = [...types].map(([objectTypeId, count]) => ({ objectTypeId, count }))
  const small = cells.filter(({ count }) => isHidden(count))
  const next = cells.filter(({ count }) => !isHidden(count)).sort((a, b) => a.count - b.count)[0]
  const hidden = new Set(
    isHidden(small.reduce((total, { count }) => total + count, 0)) && next ? [...small, next] : small,
  )
  return cells
    .map((cell) => ({ objectTypeId: cell.objectTypeId, count: hidden.has(cell) ? null : cell.count }))
    .sort((a, b) => a.objectTypeId - b.objectTypeId)
}

function isHidden(count: number): boolean {
  return count > 0 && count < RESULTS_MIN_ANSWERS
}

function sum(rows: readonly DayCount[]): number {
  return rows.reduce((total, { count }) => total + count, 0)
}
