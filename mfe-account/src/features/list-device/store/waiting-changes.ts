import { keptPlace } from 'shared-frame/kept'
import { withMemory } from 'shared-ui/outbox'
import type { ListChange, ListOperation } from '../rules/list-types'
import { supersededBy } from '../rules/operation-queue'
import { readOperation } from '../rules/read-operation'

/**
 * Changes of the list that the server has not confirmed, under their keys, in the order of the taps whichever tab they came from. For
 * as long as the server remembers their keys.
 */
export const waitingChanges = withMemory(
  keptPlace<ListOperation>({ name: 'list-change', version: 1, days: 90, check: readOperation }),
)

/** Puts a change at the end of the queue, and takes out what it makes needless. `isKept` false: it is in this document alone. */
export function enqueue(userId: number, change: ListChange): { readonly key: string; readonly isKept: boolean } {
  const waiting = waitingChanges.list(userId)
  // Two taps within a millisecond keep their order.
  const at = Math.max(Date.now(), ...waiting.slice(-1).map((last) => last.at + 1))
  const key = crypto.randomUUID()
  const operation = { ...change, key, at: new Date(at).toISOString() }
  const isKept = waitingChanges.keep(userId, key, operation, at)
  const former = waiting.map(({ value }) => value)
  for (const needless of supersededBy(former, operation)) waitingChanges.forget(userId, needless)
  return { key, isKept }
}
