import { type DayCode, dayTitles, meals } from 'shared-contracts/menus'
import type { PrintedSheet } from '../sheet'

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

/** Room for "Chủ nhật" in one line. */
const DAY_SHARE = 0.72
/** A column with many dishes is wider; none is narrower than that of a snack. */
const LEAST_SHARE = 0.8
const MOST_SHARE = 1.35

/** Days below each other, meals side by side: one page. Meals that no day has take no column. */
export function weekSheet({ title, subtitle, days }: PrintedWeek): PrintedSheet {
  const dishesOf = (day: PrintedWeek['days'][number], code: number) =>
    day.meals.filter(({ mealCode }) => mealCode === code).flatMap(({ dishes }) => dishes.map((dish) => dish.title))
  const columns = meals
    .map(({ code, title: meal }) => ({ code, meal, cells: days.map((day) => dishesOf(day, code)) }))
    .filter(({ cells }) => cells.some((dishes) => dishes.length > 0))
  const mean = columns.reduce((sum, { cells }) => sum + longest(cells), 0) / Math.max(1, columns.length)
  return {
    title,
    subtitle,
    blocks: [
      {
        kind: 'table',
        letters: 'page',
        columns: [
          { title: 'Ngày', share: DAY_SHARE },
          ...columns.map(({ meal, cells }) => ({
            title: meal,
            share: Math.min(MOST_SHARE, Math.max(LEAST_SHARE, longest(cells) / mean)),
          })),
        ],
        rows: days.map(({ dayCode }, place) => [dayTitles[dayCode], ...columns.map(({ cells }) => cells[place] ?? [])]),
      },
    ],
  }
}

const longest = (cells: readonly (readonly string[])[]): number => Math.max(...cells.map((dishes) => dishes.length))
