import { NOTIFICATION_MS } from 'shared-contracts/constants'
import type { NoticeKind } from 'shared-contracts/remotes'
import { type Observable, observable } from './observable'

export interface NoticeMessage {
  readonly id: number
  readonly text: string
  readonly kind: NoticeKind
}

export interface Notices extends Observable<readonly NoticeMessage[]> {
  show(text: string, kind: NoticeKind): void
}

/** Notifications that leave by themselves after 2000 ms (SPEC.md §9). */
export function createNotices(): Notices {
  const messages = observable<readonly NoticeMessage[]>([])
  let lastId = 0
  return {
    ...messages,
    show(text, kind) {
      lastId += 1
      const message = { id: lastId, text, kind }
      messages.set([...messages.read(), message])
      setTimeout(() => messages.set(messages.read().filter((shown) => shown.id !== message.id)), NOTIFICATION_MS)
    },
  }
}
