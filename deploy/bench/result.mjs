/**
 * A figure of the bench.
 *
 * @typedef {{ name: string, value: number, unit: string, goal: number | null, met: boolean | null }} Row
 */

/**
 * @param {string} name
 * @param {number} value
 * @param {string} unit `×` for a ratio
 * @param {{ most?: number, least?: number }} [goal] docs/budgets.md: at most, or at least
 * @returns {Row} `met` null when there is no goal, or no figure
 */
export function row(name, value, unit, { most, least } = {}) {
  const goal = most ?? least ?? null
  const met = goal === null || Number.isNaN(value) ? null : most !== undefined ? value <= most : value >= goal
  return { name, value, unit, goal, met, ...(goal === null ? {} : { sense: most !== undefined ? '≤' : '≥' }) }
}

/** The middle value; the mean of the two middle ones of an even count; NaN of none. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  if (sorted.length === 0) return Number.NaN
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The value that a share `p` (0 to 1) of all does not exceed, by nearest rank. */
export function percentile(values, p) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * p) - 1)] ?? Number.NaN
}

/** A row as one line of the table on the screen. */
export function formatRow({ name, value, unit, goal, met, sense }) {
  const mark = met === null ? ' ' : met ? '✓' : '✗'
  const aim = goal === null ? '' : `  goal ${sense} ${formatValue(goal, unit)}`
  return `${mark} ${name.padEnd(64)} ${formatValue(value, unit).padStart(12)}${aim}`
}

export function formatValue(value, unit) {
  if (Number.isNaN(value)) return '–'
  const digits = unit === '×' ? 2 : Math.abs(value) < 10 && !Number.isInteger(value) ? 3 : 0
  const text = value.toFixed(digits)
  return unit === '×' ? `${text}×` : `${text} ${unit}`
}
