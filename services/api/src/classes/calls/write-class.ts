import { renderMarkdown } from 'content/markdown'
import type { Kysely } from 'kysely'
import { slugify } from 'shared-contracts/text'
import { contentChanged } from '../../platform/content-revision/content-changed'
import type { Tables } from '../../platform/database/tables'
import { addChange } from '../../platform/editing/change.store'
import { requireSame } from '../../platform/editing/conflict'
import type { Editing } from '../../platform/editing/editing'
import { refuseWrongFields } from '../../platform/http/field-problems'
import { type ClassDraft, describeClass, draftOf } from '../rules/class-draft'
import { isReminded, takesRegistrations } from '../rules/class-times'
import {
  changeClass,
  forgetReminders,
  insertClass,
  provinceExists,
  skipReminders,
  type WrittenClass,
} from '../store/class-desk.store'
import { countRegistrations, findRegisteredUsers } from '../store/class-registration.store'
import type { ClassRow } from '../store/cooking-class.store'
import { sendClassNotice } from './class-notices'
import { refused } from './class-refusals'
import type { ClassServices } from './class-services'
import { moveUp } from './move-up'

type Query = Kysely<Tables>

const IS_CANCELLED = 'Lớp này đã bị hủy nên không sửa được nữa. Bạn tạo lớp mới nhé.'

/** What the history of a class is kept under. */
export const historyOf = (id: number) => ({ kind: 'class', key: String(id) }) as const

export async function makeClass(query: Query, draft: ClassDraft, editing: Editing): Promise<number> {
  const written = await readDraft(query, draft, null, editing.now)
  await contentChanged(query)
  const id = await insertClass(query, written, editing.now)
  await addChange(query, historyOf(id), editing, [`Tạo lớp "${draft.title}"`])
  return id
}

/** Changes a locked class as an editor read it, and tells who comes. `act`: first words of the change. Throws 409, 422. */
export async function writeClass(
  services: ClassServices,
  query: Query,
  before: ClassRow,
  {
    draft,
    version,
    act,
  }: { readonly draft: ClassDraft; readonly version: string | number | null; readonly act?: string },
  editing: Editing,
): Promise<ClassRow> {
  requireSame(version, before.revision)
  if (before.cancelledAt !== null) throw refused('class_is_closed', IS_CANCELLED)
  const written = await readDraft(query, draft, before, editing.now)
  await contentChanged(query)
  const { seated } = await countRegistrations(query, before.id)
  if (written.seats < seated) {
    throw refused('too_few_seats', `Đã có ${seated} người có chỗ: số chỗ không thể ít hơn.`)
  }
  const after = await changeClass(query, before.id, written, editing.now)
  const what = [...(act === undefined ? [] : [act]), ...describeClass(draftOf(before), draftOf(after))]
  if (what.length > 0) await addChange(query, historyOf(after.id), editing, what, { kind: 'class', ...draftOf(before) })
  await tellOfMove(services, query, before, after)
  await moveUp(services, query, after)
  return after
}

/** The draft as it is kept. Throws 422 with a message at each wrong field. */
async function readDraft(
  query: Query,
  { content, startAt, endAt, ...draft }: ClassDraft,
  before: ClassRow | null,
  now: Date,
): Promise<WrittenClass> {
  const { html, problems } = renderMarkdown(content)
  const [start, end] = [new Date(startAt), new Date(endAt)]
  const isMoved = before === null || before.startAt.getTime() !== start.getTime()
  const place = draft.provinceId
  const isPlace = place === null || place === before?.provinceId || (await provinceExists(query, place))
  refuseWrongFields({
    'draft.startAt': isMoved && start <= now ? 'Giờ học phải ở phía trước.' : null,
    'draft.endAt': end <= start ? 'Lớp phải kết thúc sau khi bắt đầu.' : null,
    'draft.provinceId': isPlace ? null : 'Không có tỉnh, thành phố này.',
    'draft.content': problems[0] ? `Dòng ${problems[0].line}: ${problems[0].message}` : null,
  })
  return { ...draft, slug: slugify(draft.title), startAt: start, endAt: end, markdown: content, content: html }
}

/** Tells everybody who has a seat or waits when a class that is still to come has another time or place. */
async function tellOfMove(services: ClassServices, query: Query, before: ClassRow, after: ClassRow): Promise<void> {
  const now = services.now()
  const isMoved = before.startAt.getTime() !== after.startAt.getTime()
  const isOther = isMoved || before.endAt.getTime() !== after.endAt.getTime() || before.place !== after.place
  if (!isOther || !takesRegistrations(after.startAt, now)) return
  if (isReminded(after.startAt, now)) await skipReminders(query, after.id, now)
  else if (isMoved) await forgetReminders(query, after.id)
  await sendClassNotice(services, query, 'class-changed', after, await findRegisteredUsers(query, after.id))
}
