import highsLoader from 'highs'
import type { SolveLp } from './relaxation'

/**
 * A proof that takes more steps is given up. Steps, not seconds: answers must not depend on how busy the machine is.
 * Presolve costs these short, wide models more than it saves (0.7 s instead of 1.7 s without it).
 */
const OPTIONS = { output_flag: false, presolve: 'off', simplex_iteration_limit: 20_000 } as const

/** HiGHS as WebAssembly; loading takes a second or two, so load it at start. */
export async function loadHighs(): Promise<SolveLp> {
  const highs = await highsLoader()
  return (model) => {
    const solution = highs.solve(model, OPTIONS)
    return {
      status: solution.Status,
      columns: Object.fromEntries(
        Object.entries(solution.Columns).map(([name, column]) => [name, 'Primal' in column ? column.Primal : 0]),
      ),
    }
  }
}
