import { ApiError } from 'shared-contracts/client'
import { type KnownSession, knownSession } from 'shared-frame'
import { keptOwnerOf } from 'shared-frame/kept'
import type { Session, ShellApi } from 'shared-frame/remotes'
import { failureKind, tellWaiting } from 'shared-ui/outbox'
import { keyOfItem, type ListItem, standingOf } from '../item/list-item'
import { occasionInWords, occasionNow } from '../item/occasion'
import { sendListItem } from '../item/send-list-item'
import { keepWaiting, waitingItems } from '../waiting-items'
import { isDuplicate, isEnded, reasonOf } from './list-failures'
import { listNotices } from './list-notices'

/** What a press did, as far as its button knows before the list is read again. */
export interface Outcome {
  readonly entryId: number | null
  /** It was added just now, so pressing again takes it back. */
  readonly added: boolean
}

export interface Press {
  readonly shell: ShellApi
  readonly item: ListItem
  readonly what: 'add' | 'replace' | 'remove' | 'forget'
  /** The entry that is there; null: none. */
  readonly entryId: number | null
  /** Asks in place whether to replace the entry that is there; null: the place has no room, a notice asks. */
  readonly ask: (() => void) | null
  /** What the button shows from now on; null: what the list says. */
  show(outcome: Outcome | null): void
}

/** What a press of the button does. Never rejects for what a server or network may answer: it tells the visitor. */
export async function pressListItem(press: Press): Promise<void> {
  const session = await knownSession(press.shell)
  if (session === null) return press.shell.loginRequired()
  if (press.what === 'remove') return remove(press, session)
  if (press.what === 'forget') return forget(press, session)
  if (session.state === 'anonymous') return keep(press)
  return add(press, session)
}

type SignedIn = Extract<Session, { state: 'signed-in' }>

/** Who is not logged in keeps the item on this device, and is asked for the login that brings it to the list. */
function keep({ shell, item }: Press): void {
  const key = keyOfItem(item)
  if (!keepWaiting('anyone', key, item)) shell.notify(listNotices.notKept, 'warning')
  else {
    const undo = { label: listNotices.undo, run: () => waitingItems.forget('anyone', key) }
    shell.notify(listNotices.kept(item.title), 'info', undo)
  }
  shell.loginRequired()
}

function forget({ shell, item }: Press, session: KnownSession): void {
  const owner = keptOwnerOf(session)
  if (owner !== null) waitingItems.forget(owner, keyOfItem(item))
  shell.notify(listNotices.forgotten(item.title), 'info')
}

async function add(press: Press, { user }: SignedIn): Promise<void> {
  const { shell, item, what } = press
  const occasion = occasionNow(shell, item)
  try {
    const { id, numberOfCarts, putBack } = await sendListItem(shell.api, item, occasion, {
      replace: what === 'replace',
    })
    press.show({ entryId: id, added: what === 'add' })
    shell.visitor.publishChange('cart/changed', { numberOfCarts })
    if (putBack) {
      const undo = { label: listNotices.undo, run: () => void putFormerBack(press, putBack) }
      shell.notify(listNotices.replaced(item.title), 'success', undo)
    } else {
      const undo = { label: listNotices.undo, run: () => void remove({ ...press, entryId: id }, null) }
      shell.notify(listNotices.added(item.title, occasionInWords(occasion)), 'success', undo)
    }
  } catch (error) {
    if (isEnded(error)) return
    if (isDuplicate(error)) return tellDuplicate(press)
    press.show(null)
    const isPassing = error instanceof ApiError && failureKind(error) !== 'refused'
    // What is kept is added later, but replaces nothing.
    if (what === 'add' && isPassing && keepWaiting(user.id, keyOfItem(item), item)) {
      shell.notify(listNotices[error.status === 0 ? 'keptForNetwork' : 'keptForServer'](item.title), 'warning')
      tellWaiting()
    } else shell.notify(listNotices.notAdded(item.title, reasonOf(error)), 'error')
  }
}

async function putFormerBack(press: Press, putBack: () => Promise<{ readonly numberOfCarts: number }>): Promise<void> {
  const { shell, item } = press
  try {
    const { numberOfCarts } = await putBack()
    press.show(null)
    shell.visitor.publishChange('cart/changed', { numberOfCarts })
    shell.notify(listNotices.putBack(item.title), 'info')
  } catch (error) {
    if (!isEnded(error)) shell.notify(listNotices.notAdded(item.title, reasonOf(error)), 'error')
  }
}

/** Another tab or device was quicker, or the same item is there with other portions. */
async function tellDuplicate(press: Press): Promise<void> {
  const { shell, item } = press
  press.show(null)
  await shell.visitor.refetch('cartItems')
  const items = shell.visitor.read('cartItems').data
  const isChanged = items !== undefined && standingOf(items, item, occasionNow(shell, item)).state === 'changed'
  if (item.kind === 'week' || !isChanged) return shell.notify(listNotices.alreadyThere(item.title), 'info')
  if (press.ask) return press.ask()
  const replace = { label: listNotices.replace, run: () => void pressListItem({ ...press, what: 'replace' }) }
  shell.notify(listNotices.alreadyThere(item.title), 'info', replace)
}

/** `session`: null for an undo, after which nothing is offered. */
async function remove(press: Press, session: KnownSession | null): Promise<void> {
  const { shell, item, entryId } = press
  if (entryId === null) return
  try {
    const entry = session && (await shell.api.call('UserCart/GetAll')).find(({ id }) => id === entryId)
    const { numberOfCarts } = await shell.api.call('UserCart/Delete', { query: { id: entryId } })
    press.show({ entryId: null, added: false })
    shell.visitor.publishChange('cart/changed', { numberOfCarts })
    const { forWhom, plannedFor, eaters } = entry ?? {}
    const asItWas = {
      ...item,
      forWhom: forWhom ?? undefined,
      plannedFor,
      eaters,
    }
    const undo = { label: listNotices.undo, run: () => void pressListItem({ ...press, item: asItWas, what: 'add' }) }
    shell.notify(listNotices.removed(item.title), 'info', session ? undo : undefined)
  } catch (error) {
    if (isEnded(error)) return
    press.show(null)
    shell.notify(listNotices.notRemoved(item.title, reasonOf(error)), 'error')
  }
}
