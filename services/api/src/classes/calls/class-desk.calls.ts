import { renderMarkdown } from 'content/markdown'
import type { CallsOf, Handlers } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import { contentChanged } from '../../platform/content-revision/content-changed'
import { addChange } from '../../platform/editing/change.store'
import { requireSame } from '../../platform/editing/conflict'
import { editingOf } from '../../platform/editing/editing'
import { found } from '../../platform/http/call-failure'
import { takesRegistrations } from '../rules/class-times'
import { changeClass, findAttendees, findDeskClasses } from '../store/class-desk.store'
import { findRegisteredUsers } from '../store/class-registration.store'
import { findClassRow, lockClass } from '../store/cooking-class.store'
import { sendClassNotice } from './class-notices'
import { refused } from './class-refusals'
import type { ClassServices } from './class-services'
import { historyOf, makeClass, writeClass } from './write-class'

const HAS_STARTED = 'Lớp đã bắt đầu nên không hủy được nữa.'

/** Editors make, change and cancel classes; who is registered is told in the same transaction. */
export function classDeskCalls(services: ClassServices): Handlers<CallsOf<'ClassDesk'>> {
  const { database, now } = services
  return {
    'ClassDesk/GetAll': administrator(async () => findDeskClasses(database.query)),

    'ClassDesk/Preview': administrator(async ({ body }) => {
      const { html, problems } = renderMarkdown(body.content)
      return { html, problems: problems.map(({ line, message }) => `Dòng ${line}: ${message}`) }
    }),

    'ClassDesk/Save': administrator(({ body: { id, revision, draft }, caller }) =>
      database.query.transaction().execute(async (query) => {
        const editing = editingOf(caller, now())
        if (id === null) return { id: await makeClass(query, draft, editing), revision: 1 }
        const before = found(await lockClass(query, id), 'class_does_not_exist')
        const after = await writeClass(services, query, before, { draft, version: revision }, editing)
        return { id: after.id, revision: after.revision }
      }),
    ),

    'ClassDesk/Cancel': administrator(({ body: { id, revision }, caller }) =>
      database.query.transaction().execute(async (query) => {
        const editing = editingOf(caller, now())
        const before = found(await lockClass(query, id), 'class_does_not_exist')
        // Cancelling again tells nobody twice.
        if (before.cancelledAt !== null) return {}
        requireSame(revision, before.revision)
        if (!takesRegistrations(before.startAt, editing.now)) throw refused('class_is_closed', HAS_STARTED)
        const after = await changeClass(query, id, { cancelledAt: editing.now }, editing.now)
        await addChange(query, historyOf(id), editing, ['Hủy lớp'])
        await sendClassNotice(services, query, 'class-cancelled', after, await findRegisteredUsers(query, id))
        await contentChanged(query)
        return {}
      }),
    ),

    'ClassDesk/GetRegistrations': administrator(async ({ query: { id } }) => {
      found(await findClassRow(database.query, id), 'class_does_not_exist')
      return findAttendees(database.query, id)
    }),
  }
}
