import type { CallBody } from 'shared-contracts/calls'
import { restoreClass } from '../../classes'
import type { Handlers } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import { findChanges } from '../../platform/editing/change.store'
import { editingOf } from '../../platform/editing/editing'
import type { Restore } from '../../platform/editing/restoring'
import { restorePins } from '../site/calls/pins.calls'
import { restoreEntry } from '../site/calls/restore-entry'
import { restoreItem } from '../surveys/calls/restore-item'

type HistoryCall = `${'Desk' | 'SiteDesk'}/${'GetChanges' | 'Restore'}`
type Services = Parameters<typeof restoreClass>[0]

/** Who changed what, and how it is brought back: of every desk. */
export function historyCalls(services: Services): Handlers<HistoryCall> {
  const { database, now } = services
  const restores: Readonly<Record<CallBody<'Desk/Restore'>['kind'], Restore>> = {
    survey: restoreItem(services, 'survey'),
    poll: restoreItem(services, 'poll'),
    popup: restoreItem(services, 'popup'),
    class: restoreClass(services),
    navigation: restoreEntry(services, 'navigation'),
    'site-object': restoreEntry(services, 'site-object'),
    banner: restoreEntry(services, 'banner'),
    pins: restorePins(services),
  }
  return {
    'Desk/GetChanges': administrator(({ query }) => findChanges(database.query, query)),
    'Desk/Restore': administrator(({ body: { kind, ...wanted }, caller }) =>
      restores[kind](wanted, editingOf(caller, now())),
    ),
    'SiteDesk/GetChanges': administrator(({ query }) => findChanges(database.query, query)),
    'SiteDesk/Restore': administrator(({ body: { kind, ...wanted }, caller }) =>
      restores[kind](wanted, editingOf(caller, now())),
    ),
  }
}
