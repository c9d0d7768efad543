import type { RuleResult } from 'shared-contracts/validation'

type Problems = Readonly<Record<string, RuleResult>>

/** The messages of rows under the paths of their fields: `visits.0.weight`. `problemsOf` is given the rows before it too. */
export function rowProblems<R>(
  name: string,
  rows: readonly R[],
  problemsOf: (row: R, earlier: readonly R[]) => Problems,
): Problems {
  const messages = rows.flatMap((row, index) =>
    Object.entries(problemsOf(row, rows.slice(0, index))).map(
      ([field, message]) => [`${name}.${index}.${field}`, message] as const,
    ),
  )
  return Object.fromEntries(messages)
}
