/**
 * How slow this machine is just now. Where others share its memory and caches, the same work takes twice the processor time from one hour to the
 * next: budgets in seconds are compared after division by the pace.
 */
export interface PaceWatch {
  /**
   * The pace so far: 1 is the usual one, 2 takes twice the processor time. Never below 1: a fast hour is no excuse for a costly test.
   *
   * @param since of the samples from then on (`performance.now()`), where there is one
   */
  read(since?: number): number
  stop(): void
}

/**
 * Processor milliseconds of the work at the usual pace, beside a run of the tests on two processors: 83 were measured in a whole run that took 1.83
 * times what nearly the same commit had taken.
 */
const USUAL_MS = 45
const EVERY_MS = 10_000

/** Measures the pace at once, and now and then until it is stopped. */
export function watchPace(everyMs = EVERY_MS): PaceWatch {
  const samples: { readonly at: number; readonly ms: number }[] = []
  const sample = () => samples.push({ at: performance.now(), ms: workMilliseconds() })
  sample()
  const timer = setInterval(sample, everyMs)
  timer.unref()
  return {
    read(since = 0) {
      const later = samples.filter(({ at }) => at >= since)
      return paceOf((later.length > 0 ? later : samples).map(({ ms }) => ms))
    },
    stop: () => clearInterval(timer),
  }
}

/** @param samples processor milliseconds of the work, at least one */
export function paceOf(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const median = sorted[sorted.length >> 1]
  if (median === undefined) throw new Error('no sample of the pace')
  return Math.max(1, median / USUAL_MS)
}

const CELLS = 1 << 22
const STEPS = 200_000
const ROWS = 20_000

let ring: Int32Array | null = null

/** One cycle through all cells in an order that no cache can guess (Sattolo's shuffle by a fixed generator). */
function ringOfCells(): Int32Array {
  const cells = Int32Array.from({ length: CELLS }, (_, index) => index)
  let state = 12_345
  for (let last = CELLS - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    const other = state % last
    const kept = cells[last] ?? 0
    cells[last] = cells[other] ?? 0
    cells[other] = kept
  }
  return cells
}

/** Processor milliseconds of a fixed piece of work: half of it waits for memory, half makes and reads objects, as tests do. */
export function workMilliseconds(): number {
  ring ??= ringOfCells()
  const before = process.cpuUsage()
  let cell = 0
  for (let step = 0; step < STEPS; step += 1) cell = ring[cell] ?? 0
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    id: index + cell,
    name: `món ${index}`,
    grams: [index, 1.5],
  }))
  const read: typeof rows = JSON.parse(JSON.stringify(rows))
  if (read.length !== ROWS) throw new Error('the work was not done')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
