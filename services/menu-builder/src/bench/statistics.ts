export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function timed<T>(run: () => T): { readonly ms: number; readonly result: T } {
  const start = performance.now()
  const result = run()
  return { ms: performance.now() - start, result }
}
