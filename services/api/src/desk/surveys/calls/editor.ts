import { generalFailure } from 'service-host'
import type { Caller } from '../../../platform/calls/caller'

/** Whose change it is. The call's access lets administrators alone pass. */
export function editorId(caller: Caller): number {
  if (caller.kind !== 'user') throw generalFailure('unauthorised')
  return caller.userId
}
