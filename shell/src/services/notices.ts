import type { Subscription } from 'rxjs'
import { BehaviorSubject } from 'rxjs'
import { NOTIFICATION_MS, NOTIFICATION_WITH_ACTION_MS } from 'shared-contracts/constants'
import type { NoticeAction, NoticeKind } from 'shared-frame/remotes'
import type { Turns } from './turns/turns'

export interface NoticeMessage {
  readonly id: number
  readonly text: string
  readonly kind: NoticeKind
  readonly action: NoticeAction | null
  /** It has left; its row stays empty while something below it is read. */
  readonly gone: boolean
}

export interface Notices {
  /** The rows on screen, from above. */
  readonly messages: BehaviorSubject<readonly NoticeMessage[]>
  show(text: string, kind: NoticeKind, action?: NoticeAction): void
  /** Somebody is at it with the focus: it stays. */
  hold(id: number): void
  /** Its time begins anew. */
  release(id: number): void
  dismiss(id: number): void
}

/** Of notifications with an action. */
const MOST_WITH_ACTION = 2
/** Of a notification with an action, once something else waits for its place. */
const HURRIED_MS = 3_000
/** Then a row that became empty is taken. */
const MOST_ROWS = 3
/** Of notifications that wait: what is older says nothing any more. */
const MOST_WAITING = 3

/**
 * Notifications that leave by themselves after 2000 ms, with an action after 8 s. Of those with an action the newest two are
 * shown, beside the one that somebody is at: a row of presses doesn't cover a phone. None moves while it is read: what
 * leaves above it leaves its row. All on screen have one turn; while a prompt has it they wait, and their time begins when they are shown.
 */
export function createNotices(turns: Turns): Notices {
  const messages = new BehaviorSubject<readonly NoticeMessage[]>([])
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let waiting: readonly NoticeMessage[] = []
  let turn: Subscription | null = null
  let isOurs = false
  let lastId = 0

  function dismiss(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const rows = messages.getValue().map((shown) => (shown.id === id ? { ...shown, gone: true } : shown))
    while (rows.at(-1)?.gone) rows.pop()
    messages.next(rows)
    if (messages.getValue().length > 0 || !isOurs) return
    isOurs = false
    turn?.unsubscribe()
    turn = null
    if (waiting.length > 0) askForTurn()
  }

  function askForTurn(): void {
    turn = turns.claim('notice').subscribe((mine) => {
      isOurs = mine
      const due = mine ? waiting : []
      if (mine) waiting = []
      for (const message of due) putOnScreen(message)
    })
  }

  function putOnScreen(message: NoticeMessage): void {
    if (message.action) {
      const unattended = messages.getValue().filter((shown) => shown.action && timers.has(shown.id))
      for (const { id } of unattended.slice(0, 1 - MOST_WITH_ACTION)) dismiss(id)
    }
    const rows = messages.getValue()
    const free = rows.length < MOST_ROWS ? -1 : rows.findIndex(({ gone }) => gone)
    messages.next(free < 0 ? [...rows, message] : rows.map((row, index) => (index === free ? message : row)))
    leaveLater(message)
  }

  function leaveLater({ id, action }: NoticeMessage): void {
    const calm = turns.isWanted.getValue() ? HURRIED_MS : NOTIFICATION_WITH_ACTION_MS
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => dismiss(id), action === null ? NOTIFICATION_MS : calm),
    )
  }

  turns.isWanted.subscribe((wanted) => {
    for (const message of messages.getValue())
      if (wanted && isOurs && message.action && timers.has(message.id)) leaveLater(message)
  })

  return {
    messages,
    show(text, kind, action) {
      lastId += 1
      const message: NoticeMessage = { id: lastId, text, kind, action: action ?? null, gone: false }
      if (isOurs && turns.extend()) {
        putOnScreen(message)
        return
      }
      waiting = [...waiting, message].slice(-MOST_WAITING)
      if (!turn) askForTurn()
    },
    hold(id) {
      clearTimeout(timers.get(id))
      timers.delete(id)
    },
    release(id) {
      const shown = messages.getValue().find((message) => message.id === id)
      if (shown && !shown.gone) leaveLater(shown)
    },
    dismiss,
  }
}
