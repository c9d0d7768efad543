import type { Handlers } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import { absent } from './site-desk-failures'

/** What all editors' desks share. */
export function deskCalls(): Handlers<'Desk/GetChanges' | 'Desk/Restore'> {
  return {
    'Desk/GetChanges': administrator(async () => []),
    'Desk/Restore': administrator(async () => {
      throw absent('entry_does_not_exist')
    }),
  }
}
