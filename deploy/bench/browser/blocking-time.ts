/** In ms since navigation start. */
export interface LongTask {
  readonly start: number
  readonly ms: number
}

/** Total blocking time: what each task after the first paint holds the page beyond 50 ms. */
export function blockingTime(longTasks: readonly LongTask[], firstPaint: number): number {
  return longTasks
    .filter(({ start, ms }) => start + ms > firstPaint)
    .reduce((total, { start, ms }) => total + Math.max(0, start + ms - Math.max(start, firstPaint) - 50), 0)
}
