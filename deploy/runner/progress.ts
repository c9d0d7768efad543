/** `12.3 s` below two minutes, `2 min 5 s` above. */
export function formatDuration(ms: number): string {
  if (ms < 120_000) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Announces a piece of work, does it, and says how long it took. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now()
  const took = () => formatDuration(Date.now() - started)
  console.log(`▸ ${label}`)
  try {
    const result = await work()
    console.log(`✓ ${label} (${took()})`)
    return result
  } catch (error) {
    console.log(`✗ ${label} (${took()})`)
    throw error
  }
}
