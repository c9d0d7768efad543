import type { CallBody, CallQuery } from 'shared-contracts/calls'
import type { HistoryOf, Known } from '../entry-kind'

type RestorableKind = CallBody<'Desk/Restore'>['kind']

/** Entries whose former contents the server keeps. `followsFile`: whether one could follow its content file again. */
export function deskHistory<E extends Known>(kind: RestorableKind, followsFile?: (entry: E) => boolean): HistoryOf<E> {
  return {
    ...toldHistory(kind),
    restore: (api, { key, version }, changeId) => api.call('Desk/Restore', { body: { kind, key, version, changeId } }),
    ...(followsFile && { followsFile }),
  }
}

/** Entries of which the server tells who changed what. */
export function toldHistory<E extends Known>(kind: CallQuery<'Desk/GetChanges'>['kind']): HistoryOf<E> {
  return { read: (api, { key }) => api.call('Desk/GetChanges', { query: { kind, key } }) }
}
