import type { HistoryEntry, UnitState } from '../registry-state'

export interface PruneRule {
  /** So many versions, the newest of the history, stay. */
  readonly keep: number
  /** What was stored, active or tried within this time stays: open pages may ask for its files. */
  readonly olderThanMs: number
}

export const PRUNED: PruneRule = { keep: 20, olderThanMs: 86_400_000 }

/** Versions of a unit that neither visitors nor a rollback need. Pure. */
export function prunable(
  stored: readonly { readonly version: string; readonly storedAt: Date }[],
  { state, history }: { readonly state: UnitState | null; readonly history: readonly HistoryEntry[] },
  rule: PruneRule,
  now: Date,
): readonly string[] {
  const since = now.getTime() - rule.olderThanMs
  const recent = history.filter(({ at }) => Date.parse(at) >= since)
  const needed = new Set([
    ...[state?.active, state?.previous, state?.canary?.version],
    ...[...new Set(history.map(({ version }) => version))].slice(0, rule.keep),
    // What was taken back a moment ago is the `before` of the entry that tells so.
    ...recent.flatMap(({ version, before }) => [version, before]),
  ])
  return stored
    .filter(({ version, storedAt }) => storedAt.getTime() < since && !needed.has(version))
    .map(({ version }) => version)
}
