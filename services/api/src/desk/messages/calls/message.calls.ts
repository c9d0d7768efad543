import type { Kysely, Selectable } from 'kysely'
import { siteLimits } from 'shared-contracts/site'
import type { AccountServices } from '../../../account'
import type { CallsOf, Handlers } from '../../../platform/calls/handler'
import { administrator } from '../../../platform/calls/user-handler'
import type { Tables } from '../../../platform/database/tables'
import { addChange } from '../../../platform/editing/change.store'
import { requireSame } from '../../../platform/editing/conflict'
import { editingOf } from '../../../platform/editing/editing'
import { found, wrongField } from '../../../platform/http/call-failure'
import { usedShareOfSms, usualSmsLimits } from '../../../platform/messages/sms-ceiling'
import { countMessages, findMessages, lockMessage, setMessageStatus, settleMessage } from '../store/message.store'

type Query = Kysely<Tables>
type Message = Selectable<Tables['userContacts']>

/** How long a text message is tried: an answer is as good the day after. */
const SMS_USEFUL_MS = 24 * 60 * 60_000

/** Editors answer messages to the programme. A mail or text message is kept in the transaction of the new state: both happen, or neither. */
export function messageCalls({
  database,
  account,
  now,
}: AccountServices): Handlers<CallsOf<'MessageDesk'> | 'UserContact/SetStatus'> {
  const { query: db } = database
  const { postman, sendsSms = false } = account

  return {
    'MessageDesk/GetAll': administrator(async ({ query }) => ({
      ...(await findMessages(db, query)),
      counts: await countMessages(db),
      sendsSms,
    })),

    'MessageDesk/GetSmsState': administrator(async () => {
      const share = await usedShareOfSms(db, account.smsLimits ?? usualSmsLimits, null, now())
      return { ceilingReached: share >= 1 }
    }),

    'MessageDesk/Answer': administrator(async ({ body: { id, revision, channel, text }, caller }) => {
      const editing = editingOf(caller, now())
      return db.transaction().execute(async (query) => {
        const message = await readMessage(query, id, revision)
        const answered = { status: 2, answer: text, answerChannel: channel, rejectReason: null } as const
        const settled = await settleMessage(query, id, answered, editing)
        await addChange(query, historyOf(id), editing, [answeredBy[channel]])
        if (channel === 'mail')
          await postman.mail('contact-answer', emailOf(message), valuesOf(message, text), query).kept
        if (channel === 'sms') {
          if (!sendsSms) throw wrongField('channel', 'Trang chưa gửi được tin nhắn điện thoại.')
          if (text.length > siteLimits.textMessage)
            throw wrongField('text', `Tin nhắn điện thoại không được dài quá ${siteLimits.textMessage} ký tự.`)
          await postman.sms(phoneOf(message), text, query, SMS_USEFUL_MS).kept
        }
        return { revision: settled }
      })
    }),

    'MessageDesk/Reject': administrator(async ({ body: { id, revision, reason }, caller }) => {
      const editing = editingOf(caller, now())
      return db.transaction().execute(async (query) => {
        await readMessage(query, id, revision)
        const rejected = { status: 3, answer: null, answerChannel: null, rejectReason: reason } as const
        await addChange(query, historyOf(id), editing, ['Từ chối'])
        return { revision: await settleMessage(query, id, rejected, editing) }
      })
    }),

    'UserContact/SetStatus': administrator(async ({ body: { id, status, revision }, caller }) => {
      const editing = editingOf(caller, now())
      await db.transaction().execute(async (query) => {
        const before = await readMessage(query, id, revision)
        await setMessageStatus(query, id, status)
        if (before.status !== status) await addChange(query, historyOf(id), editing, [statusWords[status]])
      })
      return {}
    }),
  }
}

/** In words alone: what was written goes with the message. */
const historyOf = (id: number) => ({ kind: 'message', key: String(id) }) as const
const answeredBy = {
  mail: 'Trả lời qua email',
  phone: 'Ghi lại cuộc gọi',
  sms: 'Trả lời qua tin nhắn điện thoại',
} as const
const statusWords = { 1: 'Mở lại', 2: 'Đánh dấu đã trả lời', 3: 'Từ chối' } as const

/** Throws 404 without it, 409 when somebody else has dealt with it meanwhile. */
async function readMessage(query: Query, id: number, revision: number | undefined): Promise<Message> {
  const message = found(await lockMessage(query, id), 'message_does_not_exist')
  if (revision !== undefined) requireSame(revision, message.revision)
  return message
}

function emailOf({ email }: Message): string {
  if (email === null) throw wrongField('channel', 'Người gửi không để lại email. Bạn gọi điện rồi ghi lại nhé.')
  return email
}

function phoneOf({ phoneNumber }: Message): string {
  if (phoneNumber === null) throw wrongField('channel', 'Người gửi không để lại số điện thoại.')
  return phoneNumber
}

function valuesOf({ fullName, title, content }: Message, answer: string): Record<string, string> {
  return { fullName, answer, question: title === null ? content : `${title}\n${content}` }
}
