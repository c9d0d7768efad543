import { formatInstant } from 'shared-contracts/formats'
import { siteLimits } from 'shared-contracts/site'
import type { Decision, EntryKind } from '../../kit/entry-kind'
import { AnswerFormPart } from './answer-form-part'
import { MessageDetail } from './MessageDetail'
import { messageTexts as words } from './message-texts'
import { type Message, type MessageState, messageHistory, messageList, stateOf } from './messages'

const waits: Decision<Message, MessageState>['may'] = (_, state) => state === 'cho'

export const messageKind: EntryKind<Message, MessageState> = {
  name: 'message',
  words: { one: 'tin nhắn', make: '', none: '', noneHint: '', back: '' },
  states: {
    cho: { title: words.states.cho, tone: 'info' },
    'da-tra-loi': { title: words.states['da-tra-loi'], tone: 'good' },
    'tu-choi': { title: words.states['tu-choi'], tone: 'warning' },
  },
  describe(entry) {
    const { id, title, sentAt } = entry.message
    return {
      title: title ?? words.number(id),
      state: stateOf(entry),
      to: null,
      facts: [words.sent(formatInstant(new Date(sentAt)))],
    }
  },
  list: messageList,
  decisions: [
    {
      label: words.answerTitle,
      tone: 'primary',
      done: () => words.sentNotice,
      may: waits,
      Form: AnswerFormPart,
      // Its form sends it.
      run: async () => undefined,
    },
    {
      label: words.reject,
      tone: 'soft',
      done: () => words.rejected,
      may: waits,
      needs: {
        label: words.reason,
        hint: words.reasonHint,
        most: siteLimits.rejectReason,
        keptAs: ({ key }) => `reject-${key}`,
      },
      run: (api, { message: { id, revision } }, reason) =>
        api.call('MessageDesk/Reject', { body: { id, revision, reason: reason ?? '' } }),
    },
    {
      label: words.reopen,
      tone: 'quiet',
      done: () => words.reopened,
      may: (_, state) => state !== 'cho',
      run: (api, { message: { id, revision } }) =>
        api.call('UserContact/SetStatus', { body: { id, status: 1, revision } }),
    },
  ],
  history: messageHistory,
  Detail: MessageDetail,
}
