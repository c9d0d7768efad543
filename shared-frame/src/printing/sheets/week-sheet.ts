import { type DayCode, dayTitles, meals } from 'shared-contracts/menus'
import { tableLetters } from '../paper/table-letters'
import type { PrintedSheet, PrintedTable } from '../sheet'

/** A week as far as it is printed: what is cooked when. */
export interface PrintedWeek {
  readonly title: string
  /** For whom, from which day on. */
  readonly subtitle?: string
  readonly days: readonly {
    readonly dayCode: DayCode
    readonly meals: readonly { readonly mealCode: number; readonly dishes: readonly { readonly title: string }[] }[]
  }[]
}

/** A week of several eaters: each line of a meal says for whom it is, "Bé Na: cháo gà; sữa tươi". */
export interface PrintedNamedWeek {
  readonly title: string
  readonly subtitle?: string
  readonly days: readonly {
    readonly dayCode: DayCode
    readonly meals: readonly { readonly mealCode: number; readonly lines: readonly string[] }[]
  }[]
  /** Under the table, on each of its pages. */
  readonly below?: string
}

/** What stands in a meal's cells, day by day. */
type Cells = readonly (readonly string[])[]

/** How wide a meal's column is, by what it has to hold; none is narrower than that of a snack. */
interface Widths {
  readonly least: number
  readonly most: number
  readonly measure: (cells: Cells) => number
}

/** Room for "Chủ nhật" in one line. */
const DAY_SHARE = 0.72
/** A column with many dishes is wider. */
const BY_DISHES: Widths = {
  least: 0.8,
  most: 1.35,
  measure: (cells) => Math.max(...cells.map((dishes) => dishes.length)),
}
/** Lines with names and several dishes are long: their columns differ more. */
const BY_LETTERS: Widths = {
  least: 0.65,
  most: 1.75,
  measure: (cells) => cells.flat().reduce((sum, line) => sum + line.length, 0),
}
/** Smaller letters aren't read from a fridge's door, in grey least of all. */
const LEAST_LETTERS = 8

/** Days below each other, meals side by side: one page. Meals that no day has take no column. */
export function weekSheet({ title, subtitle, days }: PrintedWeek): PrintedSheet {
  const withLines = days.map(({ dayCode, meals: served }) => ({
    dayCode,
    meals: served.map(({ mealCode, dishes }) => ({ mealCode, lines: dishes.map((dish) => dish.title) })),
  }))
  return { title, subtitle, blocks: [weekTable(withLines, BY_DISHES)] }
}

/** A week of several eaters: one page where its letters are large enough on A4, else two, the first days and the others. */
export function namedWeekSheets({ title, subtitle, days, below }: PrintedNamedWeek): readonly PrintedSheet[] {
  const table = (part: PrintedNamedWeek['days']): PrintedTable => ({
    ...weekTable(part, BY_LETTERS),
    named: true,
    ...(below !== undefined && { below }),
  })
  const whole = table(days)
  if (days.length < 2 || tableLetters(whole, 'A4') >= LEAST_LETTERS) return [{ title, subtitle, blocks: [whole] }]
  const half = Math.ceil(days.length / 2)
  return [days.slice(0, half), days.slice(half)].map((part, place) => ({
    title: `${title} (${place + 1}/2)`,
    subtitle,
    blocks: [table(part)],
  }))
}

function weekTable(days: PrintedNamedWeek['days'], { least, most, measure }: Widths): PrintedTable {
  const linesOf = (day: PrintedNamedWeek['days'][number], code: number) =>
    day.meals.filter(({ mealCode }) => mealCode === code).flatMap(({ lines }) => lines)
  const columns = meals
    .map(({ code, title: meal }) => ({ code, meal, cells: days.map((day) => linesOf(day, code)) }))
    .filter(({ cells }) => cells.some((lines) => lines.length > 0))
  const mean = columns.reduce((sum, { cells }) => sum + measure(cells), 0) / Math.max(1, columns.length)
  return {
    kind: 'table',
    letters: 'page',
    columns: [
      { title: 'Ngày', share: DAY_SHARE },
      ...columns.map(({ meal, cells }) => ({
        title: meal,
        share: Math.min(most, Math.max(least, measure(cells) / mean)),
      })),
    ],
    rows: days.map(({ dayCode }, place) => [dayTitles[dayCode], ...columns.map(({ cells }) => cells[place] ?? [])]),
  }
}
