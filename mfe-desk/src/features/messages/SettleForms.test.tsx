import { afterEach, expect, test } from '@jest/globals'
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
import { messageDeskTexts as words } from './message-desk-texts'
import type { Message } from './messages'
import SettleForms from './SettleForms'

let view: MountedView
afterEach(() => view.unmount())

const message = (change: Partial<Message> = {}): Message => ({
  ...{ id: 4, status: 1, revision: 2, fullName: 'Lan', email: 'lan@example.vn', phoneNumber: null, title: 'Hỏi' },
  ...{ content: 'Bé ăn mấy bữa?', sentAt: '2026-11-21T03:00:00Z', answer: null, answerChannel: null },
  ...{ settledAt: null, settledBy: null, rejectReason: null },
  ...change,
})

async function show(item: Message, sendsSms: boolean, answers: Parameters<typeof createFakeApi>[0]) {
  const shell = { ...createShellMock(), api: createFakeApi(answers) }
  view = await mountInShell(shell, <SettleForms message={item} sendsSms={sendsSms} />)
}

test('an answer that somebody else was faster with stays in its field', async () => {
  const sent: unknown[] = []
  await show(message(), false, {
    'MessageDesk/Answer': ({ body }) => {
      sent.push(body)
      throw new ApiError('MessageDesk/Answer', 409, 'Vừa được sửa ở nơi khác', [], undefined, 'changed_elsewhere')
    },
  })
  expect(view.text()).not.toContain(words.channels.phone)
  await click(view.button(words.send.mail))
  await eventually(() => expect(view.text()).toContain(words.textEmpty))
  expect(sent).toEqual([])
  const text = view.find<HTMLTextAreaElement>('#answer-4-text')
  await typeText(text, 'Hai đến ba bữa.')
  await click(view.button(words.send.mail))
  await eventually(() => expect(view.text()).toContain('Vừa được sửa ở nơi khác'))
  expect(sent).toEqual([{ id: 4, revision: 2, channel: 'mail', text: 'Hai đến ba bữa.' }])
  expect(view.find<HTMLTextAreaElement>('#answer-4-text').value).toBe('Hai đến ba bữa.')
})

test('who left a telephone number alone is called; a text message only where there is a gateway', async () => {
  const byPhone = message({ email: null, phoneNumber: '0912345678', id: 5 })
  await show(byPhone, false, {})
  expect(view.text()).not.toContain(words.channels.sms)
  expect(view.text()).not.toContain(words.channels.mail)
  view.button(words.send.phone)
  await view.unmount()
  await show(byPhone, true, {})
  expect(view.text()).toContain(words.channels.sms)
})

test('a rejection needs a reason', async () => {
  const sent: unknown[] = []
  await show(message({ id: 6 }), false, {
    'MessageDesk/Reject': ({ body }) => {
      sent.push(body)
      return { revision: 3 }
    },
  })
  await click(view.button(words.reject))
  await eventually(() => expect(view.text()).toContain(words.reasonEmpty))
  await typeText(view.find<HTMLTextAreaElement>('#reject-6-reason'), 'Quảng cáo')
  await click(view.button(words.reject))
  await eventually(() => expect(sent).toEqual([{ id: 6, revision: 2, reason: 'Quảng cáo' }]))
})
