import type { HistoryEntry } from '../registry-state'
import type { Heads } from './verify-unit'

export interface OwnedPrefixes {
  /** Prefix → unit. */
  readonly owners: Readonly<Record<string, string>>
  readonly problems: readonly { readonly unit: string; readonly reason: string }[]
}

/**
 * Who owns which prefixes by the decisions that are believed. What moves from one unit to another leaves the chain of the first by a decision
 * on that one: while two say that they own it, it is whose it was. Pure.
 *
 * @param history believed decisions by unit, newest first
 * @param known what was believed before
 */
export function ownedPrefixes(
  heads: Heads,
  history: Readonly<Record<string, readonly HistoryEntry[]>>,
  known: Heads,
): OwnedPrefixes {
  const claims = Object.entries(heads).flatMap(([unit, head]) =>
    head.after.addresses.owners.map((prefix) => ({
      ...{ unit, prefix, since: sinceWhen(prefix, history[unit] ?? []) },
      wasOwn: known[unit]?.after.addresses.owners.includes(prefix) ?? false,
    })),
  )
  const owners: Record<string, string> = {}
  const problems: OwnedPrefixes['problems'][number][] = []
  const rank = ({ wasOwn, since, unit }: (typeof claims)[number]) => `${wasOwn ? 0 : 1} ${since} ${unit}`
  for (const { unit, prefix } of claims.sort((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
    const owner = owners[prefix]
    owners[prefix] ??= unit
    if (owner !== undefined)
      problems.push({
        unit,
        reason: `it says that it owns ${prefix}, which ${owner} owns: only who may release both moves it, with npm run release -- own`,
      })
  }
  return { owners, problems }
}

/** When the unit began to own it, without having lost it since. */
function sinceWhen(prefix: string, history: readonly HistoryEntry[]): string {
  const end = history.findIndex(({ after }) => after?.addresses.owners.includes(prefix) !== true)
  return (end === -1 ? history.at(-1) : history[end - 1])?.at ?? ''
}
