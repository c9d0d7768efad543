import { renderMarkdown } from 'content/markdown'
import type { Kysely } from 'kysely'
import type { CallBody } from 'shared-contracts/calls'
import { slugify } from 'shared-contracts/text'
import type { CallsOf, Handlers } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import { contentChanged } from '../../platform/content-revision/content-changed'
import type { Tables } from '../../platform/database/tables'
import { found } from '../../platform/http/call-failure'
import { refuseWrongFields } from '../../platform/http/field-problems'
import { isReminded, takesRegistrations } from '../rules/class-times'
import {
  changeClass,
  findAttendees,
  findDeskClasses,
  forgetReminders,
  insertClass,
  provinceExists,
  skipReminders,
  type WrittenClass,
} from '../store/class-desk.store'
import { countRegistrations, findRegisteredUsers } from '../store/class-registration.store'
import { type ClassRow, findClassRow, lockClass } from '../store/cooking-class.store'
import { sendClassNotice } from './class-notices'
import { refused } from './class-refusals'
import type { ClassServices } from './class-services'
import { moveUp } from './move-up'

type Draft = CallBody<'ClassDesk/Save'>['draft']

const IS_CANCELLED = 'Lớp này đã bị hủy nên không sửa được nữa. Bạn tạo lớp mới nhé.'
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

    'ClassDesk/Save': administrator(({ body: { id, revision, draft } }) =>
      database.query.transaction().execute(async (query) => {
        const before = id === null ? null : found(await lockClass(query, id), 'class_does_not_exist')
        if (before !== null && before.revision !== revision) throw refused('changed_elsewhere')
        if (before !== null && before.cancelledAt !== null) throw refused('class_is_closed', IS_CANCELLED)
        const written = await readDraft(query, draft, before, now())
        await contentChanged(query)
        if (before === null) return { id: await insertClass(query, written, now()), revision: 1 }
        const { seated } = await countRegistrations(query, before.id)
        if (written.seats < seated) {
          throw refused('too_few_seats', `Đã có ${seated} người có chỗ: số chỗ không thể ít hơn.`)
        }
        const after = await changeClass(query, before.id, written, now())
        await tellOfMove(services, query, before, after)
        await moveUp(services, query, after)
        return { id: after.id, revision: after.revision }
      }),
    ),

    'ClassDesk/Cancel': administrator(({ body: { id, revision } }) =>
      database.query.transaction().execute(async (query) => {
        const before = found(await lockClass(query, id), 'class_does_not_exist')
        // Cancelling again tells nobody twice.
        if (before.cancelledAt !== null) return {}
        if (before.revision !== revision) throw refused('changed_elsewhere')
        if (!takesRegistrations(before.startAt, now())) throw refused('class_is_closed', HAS_STARTED)
        const after = await changeClass(query, id, { cancelledAt: now() }, now())
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

/** The draft as it is kept. Throws 422 with a message at each wrong field. */
async function readDraft(
  query: Kysely<Tables>,
  { content, startAt, endAt, ...draft }: Draft,
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
async function tellOfMove(
  services: ClassServices,
  query: Kysely<Tables>,
  before: ClassRow,
  after: ClassRow,
): Promise<void> {
  const now = services.now()
  const isMoved = before.startAt.getTime() !== after.startAt.getTime()
  const isOther = isMoved || before.endAt.getTime() !== after.endAt.getTime() || before.place !== after.place
  if (!isOther || !takesRegistrations(after.startAt, now)) return
  if (isReminded(after.startAt, now)) await skipReminders(query, after.id, now)
  else if (isMoved) await forgetReminders(query, after.id)
  await sendClassNotice(services, query, 'class-changed', after, await findRegisteredUsers(query, after.id))
}
