import { afterEach, expect, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  typeText,
} from 'shared-frame/testing'
import { listWords } from '../../kit/list'
import { MessageList } from './MessageList'
import { messageTexts as words } from './message-texts'

let view: MountedView
afterEach(() => view.unmount())

type Item = CallAnswer<'MessageDesk/GetAll'>['items'][number]

const message = (change: Partial<Item> = {}): Item => ({
  ...{ id: 4, status: 1, revision: 2, fullName: 'Lan', email: 'lan@example.vn', phoneNumber: null, title: 'Hỏi' },
  ...{ content: 'Bé ăn mấy bữa?', sentAt: '2026-11-21T03:00:00Z', answer: null, answerChannel: null },
  ...{ settledAt: null, settledBy: null, rejectReason: null },
  ...change,
})

/** The messages of the list, which tests change. */
async function show(items: Item[], answers: Parameters<typeof createFakeApi>[0] = {}, sendsSms = false) {
  const asked: unknown[] = []
  const shell = {
    ...createShellMock(),
    api: createFakeApi({
      'MessageDesk/GetAll': ({ query }) => {
        asked.push(query)
        const counts = { waiting: 3, replied: 7, rejected: 0 }
        return { items: [...items], totalCount: items.length, counts, sendsSms }
      },
      'Desk/GetChanges': () => [
        { id: 9, at: '2026-11-21T04:00:00Z', by: 'Lê Biên', what: ['Trả lời bằng email'], restorable: false },
      ],
      ...answers,
    }),
  }
  view = await mountInShell(shell, <MessageList />)
  await eventually(() => expect(view.text()).not.toContain(listWords.loading))
  return { ...shell, asked }
}

const changedElsewhere = (call: string) =>
  new ApiError(call, 409, 'Vừa được sửa ở nơi khác', [], undefined, 'changed_elsewhere')
const answerText = (id: number) => view.find<HTMLTextAreaElement>(`#answer-${id}-text`)

async function openAnswer(title = 'Hỏi') {
  await click(view.button(`${words.answerTitle}: ${title}`))
  await eventually(() => view.find('form textarea'))
}

test('those that wait are shown first, with their writer and how many there are of each state', async () => {
  const { asked, calls } = await show([message({ phoneNumber: '0912345678' })])
  expect(asked).toEqual([{ status: 1, keyword: '', pageNumber: 1, pageSize: 20 }])
  for (const part of ['Hỏi', 'Đang chờ (3)', 'Đã trả lời (7)', 'Gửi 10:00, 21/11/2026', 'Bé ăn mấy bữa?'])
    expect(view.text()).toContain(part)
  expect(view.find('a[href="mailto:lan@example.vn"]').textContent).toBe('lan@example.vn')
  // Whom an editor looks for stands in no address.
  await typeText(view.find<HTMLInputElement>('input[type=search]'), 'lan')
  await eventually(() => expect(asked.at(-1)).toMatchObject({ keyword: 'lan' }))
  expect(calls.filter(([name]) => name === 'navigate')).toEqual([])
})

test('an answer that somebody else was faster with stays in its field, and who it was is named', async () => {
  const sent: unknown[] = []
  const items = [message()]
  await show(items, {
    'MessageDesk/Answer': ({ body }) => {
      sent.push(body)
      // The message is answered: it waits no more.
      items.length = 0
      throw changedElsewhere('MessageDesk/Answer')
    },
  })
  await openAnswer()
  expect(view.text()).not.toContain(words.channels.phone)
  await click(view.button(words.send.mail))
  await eventually(() => expect(view.text()).toContain(words.textEmpty))
  expect(sent).toEqual([])
  await typeText(answerText(4), 'Hai đến ba bữa.')
  await click(view.button(words.send.mail))
  await eventually(() => expect(view.text()).toContain('Lê Biên vừa đổi mục này lúc 11:00, 21/11/2026'))
  expect(view.text()).toContain('Trả lời bằng email')
  expect(sent).toEqual([{ id: 4, revision: 2, channel: 'mail', text: 'Hai đến ba bữa.' }])
  await eventually(() => expect(view.text()).toContain(listWords.left))
  expect(answerText(4).value).toBe('Hai đến ba bữa.')
  await click(view.button('Thôi'))
  await eventually(() => expect(view.text()).toContain(listWords.noneFound))
})

test('a message that was opened again meanwhile takes the answer at its new revision', async () => {
  const sent: unknown[] = []
  const items = [message()]
  const { calls } = await show(items, {
    'MessageDesk/Answer': ({ body }) => {
      sent.push(body?.revision)
      if (sent.length > 1) return { revision: 5 }
      items[0] = message({ revision: 4 })
      throw changedElsewhere('MessageDesk/Answer')
    },
  })
  await openAnswer()
  await typeText(answerText(4), 'Hai bữa.')
  await click(view.button(words.send.mail))
  await eventually(() => expect(view.text()).toContain('Lê Biên vừa đổi mục này'))
  expect(view.text()).not.toContain(listWords.left)
  await click(view.button(words.send.mail))
  await eventually(() => expect(sent).toEqual([2, 4]))
  await eventually(() => expect(calls).toContainEqual(['notify', words.sentNotice, 'success']))
  await eventually(() => view.button(`${words.answerTitle}: Hỏi`))
})

test('who left a telephone number alone is called; a text message only where there is a gateway', async () => {
  const byPhone = message({ email: null, phoneNumber: '0912345678', id: 5 })
  await show([byPhone])
  await openAnswer()
  expect(view.text()).not.toContain(words.channels.sms)
  expect(view.text()).not.toContain(words.channels.mail)
  view.button(words.send.phone)
  await view.unmount()
  await show([byPhone], {}, true)
  await openAnswer()
  expect(view.text()).toContain(words.channels.sms)
})

test('a rejection needs a reason', async () => {
  const sent: unknown[] = []
  await show([message({ id: 6 })], {
    'MessageDesk/Reject': ({ body }) => {
      sent.push(body)
      return { revision: 3 }
    },
  })
  await click(view.button(`${words.reject}: Hỏi`))
  await click(view.button(words.reject))
  expect(view.text()).toContain('Bạn ghi lý do giúp nhé.')
  await typeText(view.find('textarea'), 'Quảng cáo')
  await click(view.button(words.reject))
  await eventually(() => expect(sent).toEqual([{ id: 6, revision: 2, reason: 'Quảng cáo' }]))
})

test('a settled message tells its answer and is opened again as it was read', async () => {
  const sent: unknown[] = []
  const settled = { status: 2, answer: 'Hai bữa.', answerChannel: 'mail', settledAt: '2026-11-21T04:00:00Z' } as const
  await show([message({ ...settled, title: null })], {
    'UserContact/SetStatus': ({ body }) => {
      sent.push(body)
      throw changedElsewhere('UserContact/SetStatus')
    },
  })
  for (const part of [words.number(4), words.answered.mail, 'Hai bữa.', 'Tài khoản đã xóa, 11:00, 21/11/2026'])
    expect(view.text()).toContain(part)
  expect(() => view.button(`${words.answerTitle}: ${words.number(4)}`)).toThrow('No button')
  await click(view.button(`${words.reopen}: ${words.number(4)}`))
  await eventually(() => expect(view.find('li [role=alert]').textContent).toContain('Lê Biên vừa đổi mục này'))
  expect(sent).toEqual([{ id: 4, status: 1, revision: 2 }])
})
