import type { CallAnswer } from 'shared-contracts/calls'
import type { HistoryOf, Known, Listing } from '../../kit/entry-kind'
import { toldHistory } from '../../kit/history'
import { LIST_PAGE_SIZE } from '../../kit/list'

type Answer = CallAnswer<'MessageDesk/GetAll'>

export interface Message extends Known {
  readonly message: Answer['items'][number]
  readonly sendsSms: boolean
}

/** As addresses name them. */
export type MessageState = 'cho' | 'da-tra-loi' | 'tu-choi'

const STATUS = { cho: 1, 'da-tra-loi': 2, 'tu-choi': 3 } as const satisfies Record<MessageState, number>
const STATES = { 1: 'cho', 2: 'da-tra-loi', 3: 'tu-choi' } as const

export function stateOf({ message }: Message): MessageState {
  return STATES[message.status]
}

/** One state at a time: those that wait the oldest first, others the newest. */
export const messageList: Listing<Message, MessageState> = {
  narrowedBy: 'server',
  place: 'address',
  async read(api, { keyword, state, page }) {
    const query = { status: STATUS[state ?? 'cho'], keyword, pageNumber: page, pageSize: LIST_PAGE_SIZE }
    const { items, totalCount, counts, sendsSms } = await api.call('MessageDesk/GetAll', { query })
    return {
      entries: items.map((message) => ({
        ...{ key: String(message.id), version: String(message.revision), message, sendsSms },
      })),
      total: totalCount,
      counts: { cho: counts.waiting, 'da-tra-loi': counts.replied, 'tu-choi': counts.rejected },
    }
  },
}

export const messageHistory: HistoryOf<Message> = toldHistory('message')
