import { generalFailure } from 'service-host'
import type { Caller } from '../calls/caller'

/** Who changes something, and when. */
export interface Editing {
  /** Null: a content file or a command. */
  readonly userId: number | null
  readonly now: Date
}

/** The edit of who calls. A call's access lets administrators alone pass. */
export function editingOf(caller: Caller, now: Date): Editing & { readonly userId: number } {
  if (caller.kind !== 'user') throw generalFailure('unauthorised')
  return { userId: caller.userId, now }
}
