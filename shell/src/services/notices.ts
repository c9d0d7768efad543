import { BehaviorSubject } from 'rxjs'
import { NOTIFICATION_MS } from 'shared-contracts/constants'
import type { NoticeKind } from 'shared-contracts/remotes'

export interface NoticeMessage {
  readonly id: number
  readonly text: string
  readonly kind: NoticeKind
}

export interface Notices {
  /** What is on screen now, oldest first. */
  readonly messages: BehaviorSubject<readonly NoticeMessage[]>
  show(text: string, kind: NoticeKind): void
}

/** Notifications that leave by themselves after 2000 ms. */
export function createNotices(): Notices {
  const messages = new BehaviorSubject<readonly NoticeMessage[]>([])
  let lastId = 0
  return {
    messages,
    show(text, kind) {
      lastId += 1
      const message = { id: lastId, text, kind }
      messages.next([...messages.getValue(), message])
      setTimeout(() => messages.next(messages.getValue().filter((shown) => shown.id !== message.id)), NOTIFICATION_MS)
    },
  }
}
