import { BehaviorSubject } from 'rxjs'
import { NOTIFICATION_MS, NOTIFICATION_WITH_ACTION_MS } from 'shared-contracts/constants'
import type { NoticeAction, NoticeKind } from 'shared-contracts/remotes'

export interface NoticeMessage {
  readonly id: number
  readonly text: string
  readonly kind: NoticeKind
  readonly action: NoticeAction | null
}

export interface Notices {
  /** What is on screen now, oldest first. */
  readonly messages: BehaviorSubject<readonly NoticeMessage[]>
  show(text: string, kind: NoticeKind, action?: NoticeAction): void
  /** Somebody is at it, with pointer or focus: it stays. */
  hold(id: number): void
  /** Its time begins anew. */
  release(id: number): void
  dismiss(id: number): void
}

/** Of notifications with an action. */
const MOST_WITH_ACTION = 2

/**
 * Notifications that leave by themselves after 2000 ms, with an action after 8 s. Of those with an action the newest two are
 * shown, beside the one that somebody is at: a row of presses doesn't cover a phone.
 */
export function createNotices(): Notices {
  const messages = new BehaviorSubject<readonly NoticeMessage[]>([])
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let lastId = 0

  function dismiss(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
    messages.next(messages.getValue().filter((shown) => shown.id !== id))
  }

  function leaveLater({ id, action }: NoticeMessage): void {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => dismiss(id), action === null ? NOTIFICATION_MS : NOTIFICATION_WITH_ACTION_MS),
    )
  }

  return {
    messages,
    show(text, kind, action) {
      lastId += 1
      const message: NoticeMessage = { id: lastId, text, kind, action: action ?? null }
      if (action) {
        const unattended = messages.getValue().filter((shown) => shown.action && timers.has(shown.id))
        for (const { id } of unattended.slice(0, 1 - MOST_WITH_ACTION)) dismiss(id)
      }
      messages.next([...messages.getValue(), message])
      leaveLater(message)
    },
    hold(id) {
      clearTimeout(timers.get(id))
      timers.delete(id)
    },
    release(id) {
      const shown = messages.getValue().find((message) => message.id === id)
      if (shown) leaveLater(shown)
    },
    dismiss,
  }
}
