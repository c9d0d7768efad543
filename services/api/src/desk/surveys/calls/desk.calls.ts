import { randomBytes } from 'node:crypto'
import type { CallAnswer } from 'shared-contracts/calls'
import { previewPath } from 'shared-contracts/paths'
import type { Handlers } from '../../../platform/calls/handler'
import { administrator } from '../../../platform/calls/user-handler'
import { addChange, findChanges, findLastEditors, forgetBefore } from '../../../platform/editing/change.store'
import { requireSame } from '../../../platform/editing/conflict'
import { editingOf } from '../../../platform/editing/editing'
import type { Services } from '../../../platform/services'
import { signPreview } from '../../../surveys'
import { statusWords } from '../rules/describe-changes'
import type { DeskItem } from '../rules/desk-item'
import { newKey } from '../rules/new-key'
import { changeRefusal, findingsOf } from '../rules/refusals'
import {
  countSubmissions,
  deleteItem,
  findItem,
  findItems,
  insertItem,
  isAnswered,
  lockItem,
  updateItem,
} from '../store/desk-item.store'
import { historyOf, tellEdit } from '../store/edit.store'
import { foundItem, refused } from './desk-failures'

type ItemCall =
  `SurveyDesk/${'GetAll' | 'GetById' | 'Save' | 'Duplicate' | 'ChangeStatus' | 'Delete' | 'Check' | 'GetChanges' | 'GetPreviewLink'}`

/** What editors make and change. */
export function deskItemCalls({ database, now }: Services): Handlers<ItemCall> {
  const { query: db } = database

  return {
    'SurveyDesk/GetAll': administrator(async ({ query: { kind } }) => {
      const items = await findItems(db, kind)
      const counts =
        kind === 'popup'
          ? new Map()
          : await countSubmissions(
              db,
              items.map(({ id }) => id),
            )
      const editors = await findLastEditors(db, kind)
      return items.map((item) => cardOf(item, counts.get(item.id) ?? 0, editors.get(String(item.id)) ?? null))
    }),

    'SurveyDesk/GetById': administrator(async ({ query: { kind, id } }) => {
      const item = foundItem(await findItem(db, kind, id), kind)
      const count = (kind === 'popup' ? null : await countSubmissions(db, [id]))?.get(id) ?? 0
      const [last] = await findChanges(db, historyOf(kind, id))
      return { ...cardOf(item, count, last?.by ?? null), draft: item.draft }
    }),

    'SurveyDesk/Save': administrator(async ({ body: { id, revision, draft }, caller }) => {
      const editing = editingOf(caller, now())
      return db.transaction().execute(async (query) => {
        if (id === null) {
          const key = newKey(draft.title, randomBytes(4).toString('hex'))
          const made = await insertItem(query, { key, status: 'draft', draft }, editing.now)
          await addChange(query, historyOf(draft.kind, made.id), editing, ['Tạo mới'])
          return savedOf(made)
        }
        const item = foundItem(await lockItem(query, draft.kind, id), draft.kind)
        requireSame(revision, item.revision)
        const refusal = changeRefusal(item, draft, item.status, await isAnswered(query, item), editing.now)
        if (refusal !== null) throw refused(refusal)
        const changed = await updateItem(query, item, { status: item.status, draft }, editing.now)
        await tellEdit(query, item, changed.draft, editing)
        return savedOf(changed)
      })
    }),

    'SurveyDesk/Duplicate': administrator(async ({ body: { kind, id }, caller }) => {
      const editing = editingOf(caller, now())
      return db.transaction().execute(async (query) => {
        const { draft } = foundItem(await findItem(query, kind, id), kind)
        const title = `${draft.title.slice(0, 188)} (bản sao)`
        const key = newKey(title, randomBytes(4).toString('hex'))
        const made = await insertItem(query, { key, status: 'draft', draft: { ...draft, title } }, editing.now)
        await addChange(query, historyOf(kind, made.id), editing, [`Nhân bản từ "${draft.title}" (số ${id})`])
        return { id: made.id, revision: made.revision }
      })
    }),

    'SurveyDesk/ChangeStatus': administrator(async ({ body: { kind, id, revision, status }, caller }) => {
      const editing = editingOf(caller, now())
      return db.transaction().execute(async (query) => {
        const item = foundItem(await lockItem(query, kind, id), kind)
        requireSame(revision, item.revision)
        if (item.status === status) return { id, revision }
        const refusal = changeRefusal(item, item.draft, status, await isAnswered(query, item), editing.now)
        if (refusal !== null) throw refused(refusal)
        const changed = await updateItem(query, item, { status, draft: item.draft }, editing.now)
        await addChange(query, historyOf(kind, id), editing, [`${statusWords[item.status]} → ${statusWords[status]}`])
        return { id, revision: changed.revision }
      })
    }),

    'SurveyDesk/Delete': administrator(async ({ body: { kind, id, revision }, caller }) => {
      const editing = editingOf(caller, now())
      await db.transaction().execute(async (query) => {
        const item = foundItem(await lockItem(query, kind, id), kind)
        requireSame(revision, item.revision)
        if (item.status === 'active') throw refused({ code: 'still_active', findings: [] })
        if (await isAnswered(query, item)) throw refused({ code: 'has_answers', findings: [] })
        await deleteItem(query, item)
        await forgetBefore(query, historyOf(kind, id))
        await addChange(query, historyOf(kind, id), editing, [`Xóa "${item.draft.title}"`])
      })
      return {}
    }),

    'SurveyDesk/Check': administrator(async ({ body: { draft } }) => [...findingsOf(draft, now())]),

    'SurveyDesk/GetChanges': administrator(async ({ query: { kind, id } }) => {
      foundItem(await findItem(db, kind, id), kind)
      return (await findChanges(db, historyOf(kind, id))).map(({ at, by, what }) => ({ at, by, what }))
    }),

    'SurveyDesk/GetPreviewLink': administrator(async ({ query: { kind, id } }) => {
      foundItem(await findItem(db, kind, id), kind)
      const { token, expiresAt } = await signPreview(db, { kind, id }, now())
      return { path: previewPath({ kind, id, token }), expiresAt: expiresAt.toISOString() }
    }),
  }
}

function cardOf(
  { id, draft, status, revision, changedAt }: DeskItem,
  answerCount: number,
  changedBy: string | null,
): CallAnswer<'SurveyDesk/GetAll'>[number] {
  const { kind, title, startsAt, endsAt } = draft
  return {
    id,
    kind,
    title,
    status,
    startsAt,
    endsAt,
    answerCount,
    revision,
    changedAt: changedAt.toISOString(),
    changedBy,
  }
}

function savedOf({ id, revision, draft }: DeskItem): CallAnswer<'SurveyDesk/Save'> {
  return { id, revision, draft }
}
