import type { Pool } from '../pool'
import type { ConstraintRow } from '../rows'
import type { WorkBudget } from '../search/work-budget'
import type { DaySlot } from '../week/open-slots'

/** Solves a model in CPLEX LP format; of its answer only the columns are read. */
export type SolveLp = (model: string) => { readonly status: string; readonly columns: Readonly<Record<string, number>> }

/** What the relaxation proves: the rows that no mixture of the candidates keeps all at once, with the least shortfall. */
export interface Relaxation {
  readonly solved: boolean
  /** standardId → least shortfall of the cheapest mixture, in the row's unit (ratio rows: in percent points of a nominal day). */
  readonly shortfalls: ReadonlyMap<number, number>
}

/** Below this a shortfall is rounding. */
const EPSILON = 1e-4

const term = (coefficient: number, name: string) =>
  `${coefficient < 0 ? '-' : '+'} ${Math.abs(coefficient).toFixed(6)} ${name}`

/** Terms of a row, some to a line: the format limits the length of lines. */
function lines(terms: readonly string[]): string {
  const rows: string[] = []
  for (let start = 0; start < terms.length; start += 6) rows.push(terms.slice(start, start + 6).join(' '))
  return rows.join('\n ')
}

export interface Column {
  readonly name: string
  readonly slot: number
  readonly mealCode: number
  readonly portion: number
  /** At portion 1, by the pool's measures. */
  readonly values: Float64Array
}

/** A column for each slot, candidate and portion of `portionsOf`. */
export function columnsOf(
  slots: readonly DaySlot[],
  portionsOf: (slot: DaySlot) => readonly number[],
): readonly Column[] {
  return slots.flatMap((each, slot) => {
    const portions = portionsOf(each)
    return each.candidates.flatMap(({ values }, candidate) =>
      portions.map((portion, level) => ({
        name: `x${slot}_${candidate}_${level}`,
        slot,
        mealCode: each.mealCode,
        portion,
        values,
      })),
    )
  })
}

/** A slot may hold any mixture of its candidates at any portion between its least and greatest: a superset of all menus. */
const leastAndGreatest = ({ portions }: DaySlot): readonly number[] => [
  ...new Set([Math.min(...portions), Math.max(...portions)]),
]

/** Terms of a row over the columns; ratios are multiplied out with their bound. */
function termsOf(row: ConstraintRow, bound: number, columns: readonly Column[], pool: Pool): string[] {
  const numerator = pool.measures.indexOf(row.numerator)
  const denominator = row.denominator === null ? -1 : pool.measures.indexOf(row.denominator)
  return columns.flatMap(({ name, mealCode, portion, values }) => {
    const above = row.mealCode === null || row.mealCode === mealCode ? row.factor * (values[numerator] ?? 0) : 0
    const below = denominator < 0 ? 0 : bound * (values[denominator] ?? 0)
    const coefficient = portion * (above - below)
    return Math.abs(coefficient) < 5e-7 ? [] : [term(coefficient, name)]
  })
}

/** The bound that each day keeps: where the mean of the week has a maximum, the greater one of a day, so that the proof holds for both. */
const boundOf = ({ min, max, dayMax }: ConstraintRow, side: 'min' | 'max'): number | null =>
  side === 'min' ? min : (dayMax ?? max)

interface DayModel {
  /** CPLEX LP format, without its closing `End`. */
  readonly text: string
  /** Name of a slack → the standard whose bound it gives way at. */
  readonly slackOf: ReadonlyMap<string, number>
}

/**
 * A day as a linear programme: value ≥ min − s and value ≤ max + s for each row (ratios multiplied out), one dish in each slot,
 * cost Σ weight × s / bound. Not `elastic`: s is 0, and any day that keeps all rows is as good.
 */
export function modelOf(pool: Pool, slots: readonly DaySlot[], columns: readonly Column[], elastic: boolean): DayModel {
  const cost: string[] = []
  const rows: string[] = []
  const slackOf = new Map<string, number>()
  pool.constraints.rows.forEach((row, index) => {
    // A ratio row is in units of its denominator: one percent point of a nominal day weighs as much as one unit of slack.
    const nominal = row.denominator === null ? 1 : nominalOf(pool, row.denominator)
    for (const side of ['min', 'max'] as const) {
      const bound = boundOf(row, side)
      if (bound === null) continue
      const terms = termsOf(row, bound, columns, pool)
      if (elastic) {
        const slack = `s${index}${side}`
        slackOf.set(slack, row.standardId)
        cost.push(term(row.weight / Math.max(Math.abs(bound), 1e-3), slack))
        terms.push(term(side === 'min' ? nominal : -nominal, slack))
      }
      const right = row.denominator === null ? bound : 0
      rows.push(` r${index}${side}: ${lines(terms)} ${side === 'min' ? '>=' : '<='} ${right.toFixed(6)}`)
    }
  })
  slots.forEach((slot, index) => {
    const names = columns.filter((column) => column.slot === index).map(({ name }) => term(1, name))
    if (slot.candidates.length > 0) rows.push(` one${index}: ${lines(names)} = 1`)
  })
  const objective = elastic ? lines(cost) : `0 ${columns[0]?.name ?? ''}`
  return { text: `Minimize\n obj: ${objective}\nSubject To\n${rows.join('\n')}\n`, slackOf }
}

/**
 * The relaxation of a day: an optimum above 0 proves that the rows can't all be kept; an optimum of 0 proves nothing. Null when the budget doesn't
 * allow to solve it, or the work was cancelled before.
 */
export function relaxDay(
  pool: Pool,
  slots: readonly DaySlot[],
  solve: SolveLp,
  budget: WorkBudget,
  cancelled: () => boolean = () => false,
): Relaxation | null {
  const columns = columnsOf(slots, leastAndGreatest)
  const bounds = pool.constraints.rows.reduce(
    (count, { min, max }) => count + (min === null ? 0 : 1) + (max === null ? 0 : 1),
    0,
  )
  // Writing and solving a model takes about as long as one move of the search for each of its coefficients (1.5 µs each).
  const steps = columns.length * bounds
  if (!budget.allows(steps)) return null
  budget.spend(steps)
  // A short turn ends before the model is solved.
  if (cancelled()) return null
  const { text, slackOf } = modelOf(pool, slots, columns, true)
  const answer = solve(`${text}End\n`)
  const shortfalls = new Map<number, number>()
  for (const [slack, standardId] of slackOf) {
    const value = answer.columns[slack] ?? 0
    if (value > EPSILON) shortfalls.set(standardId, Math.max(shortfalls.get(standardId) ?? 0, value))
  }
  return { solved: answer.status === 'Optimal', shortfalls: answer.status === 'Optimal' ? shortfalls : new Map() }
}

/** About what a day holds of a measure: the middle of its own band, or 1. */
function nominalOf(pool: Pool, measure: ConstraintRow['numerator']): number {
  const own = pool.constraints.rows.find(
    (row) => row.numerator === measure && row.denominator === null && row.mealCode === null,
  )
  return own?.min ?? own?.max ?? 1000
}
