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

/** The value that a share `p` (0 to 1) of all does not exceed, by nearest rank. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * p) - 1)] ?? Number.NaN
}

/** A row as one line of the table on the screen. */
export function formatRow({ name, value, unit, goal, met, sense }: Row): string {
  const mark = met === null ? ' ' : met ? '✓' : '✗'
  const aim = goal === null ? '' : `  goal ${sense} ${formatValue(goal, unit)}`
  return `${mark} ${name.padEnd(64)} ${formatValue(value, unit).padStart(12)}${aim}`
}

export function formatValue(value: number, unit: string): string {
  if (Number.isNaN(value)) return '–'
  const digits = unit === '×' ? 2 : Math.abs(value) < 10 && !Number.isInteger(value) ? 3 : 0
  const text = value.toFixed(digits)
  return unit === '×' ? `${text}×` : `${text} ${unit}`
}
