/** A figure of the bench. */
export interface Row {
  readonly name: string
  readonly value: number
  /** `×` for a ratio. */
  readonly unit: string
  readonly goal: number | null
  /** Null when there is no goal, or no figure. */
  readonly met: boolean | null
  readonly sense?: '≤' | '≥'
}

/** docs/budgets.md: at most, or at least. */
export interface Goal {
  readonly most?: number | undefined
  readonly least?: number | undefined
}

export function row(name: string, value: number, unit: string, { most, least }: Goal = {}): Row {
  const goal = most ?? least ?? null
  const met = goal === null || Number.isNaN(value) ? null : most !== undefined ? value <= most : value >= goal
  return { name, value, unit, goal, met, ...(goal === null ? {} : { sense: most !== undefined ? '≤' : '≥' }) }
}

/** The middle value; the mean of the two middle ones of an even count; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2
}

/** 97.5 % quantile of Student's t by degrees of freedom, from 1. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26]

/** Half of the 95 % confidence interval of the mean; NaN of fewer than two values. */
export function confidence(values: readonly number[]): number {
  const count = values.length
  if (count < 2) return Number.NaN
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1)
  return (STUDENT[count - 2] ?? 1.96) * Math.sqrt(variance / count)
}

/** The value that a share `p` (0 to 1) of all does not exceed, by nearest rank. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * p) - 1)] ?? Number.NaN
}

/** A row as one line of the table on the screen, with the change against an earlier figure where there is one. */
export function formatRow({ name, value, unit, goal, met, sense }: Row, before?: number | null): string {
  const mark = met === null ? ' ' : met ? '✓' : '✗'
  const aim = goal === null ? '' : `  goal ${sense} ${formatValue(goal, unit)}`
  const change = before ? `  (${value >= before ? '+' : ''}${Math.round((value / before - 1) * 100)} %)` : ''
  return `${mark} ${name.padEnd(64)} ${formatValue(value, unit).padStart(12)}${aim}${change}`
}

export function formatValue(value: number, unit: string): string {
  if (Number.isNaN(value)) return '–'
  const digits = unit === '×' ? 2 : Math.abs(value) < 10 && !Number.isInteger(value) ? 3 : 0
  const text = value.toFixed(digits)
  return unit === '×' ? `${text}×` : `${text} ${unit}`
}
