import { BROUGHT_BACK, findBefore } from '../../platform/editing/change.store'
import { idOfKey, type Restore } from '../../platform/editing/restoring'
import { found } from '../../platform/http/call-failure'
import { lockClass } from '../store/cooking-class.store'
import type { ClassServices } from './class-services'
import { historyOf, writeClass } from './write-class'

/** Brings a class back to what it was before a change, as if an editor had written that: who comes is told. No file says what a class is. */
export function restoreClass(services: ClassServices): Restore {
  return ({ key, version, changeId }, editing) =>
    services.database.query.transaction().execute(async (query) => {
      const present = found(await lockClass(query, idOfKey(key)), 'entry_does_not_exist')
      const before = changeId === null ? null : await findBefore(query, historyOf(present.id), changeId)
      const { kind: _, ...draft } = found(before?.kind === 'class' ? before : null, 'change_does_not_exist')
      const { revision } = await writeClass(services, query, present, { draft, version, act: BROUGHT_BACK }, editing)
      return { key, version: String(revision) }
    })
}
