import { useRef, useState } from 'react'
import { knownSession, useCartItems, useShell } from 'shared-frame'
import { keptOwnerOf, useKeptOwner } from 'shared-frame/kept'
import { tellWaiting, useIsWaiting } from 'shared-ui/outbox'
import { type CartItems, keyOfItem, type ListItem, type Standing, standingOf } from './item/list-item'
import { occasionNow } from './item/occasion'
import type { Outcome } from './press/press-list-item'
import { keepWaiting, waitingItems } from './waiting-items'

export interface ListItemState {
  /** `asking`: the same item is there, changed; whether to replace it is asked. */
  readonly state: 'absent' | 'there' | 'added' | 'waiting' | 'asking'
  /** Adds the item, or takes it back where it is there. */
  press(): void
  /** The answer to `asking`. */
  answer(replace: boolean): void
  /** Loads what a press needs, ahead of it. */
  prepare(): void
}

const loadPress = () => import(/* webpackChunkName: "list-press" */ './press/press-list-item')

/** Whether an item is on the visitor's list, and changing that. `asks`: the place can show the question about a changed item. */
export function useListItem(item: ListItem, { asks }: { readonly asks: boolean }): ListItemState {
  const shell = useShell()
  const { data } = useCartItems()
  const key = keyOfItem(item)
  const owner = useKeptOwner()
  const isWaiting = useIsWaiting(waitingItems, owner, key)
  const [pending, setPending] = useState<'there' | 'absent' | null>(null)
  const [outcome, setOutcome] = useState<
    (Outcome & { readonly key: string; readonly before: CartItems | undefined }) | null
  >(null)
  const [asking, setAsking] = useState(false)
  const busy = useRef(false)

  const standing: Standing = data === undefined ? { state: 'absent' } : standingOf(data, item, occasionNow(shell, item))
  const own = outcome?.key === key ? outcome : null
  // The list was read again since: it knows better, also what other tabs did.
  const known = own !== null && own.before === data ? own : null
  const entryId = known ? known.entryId : standing.state === 'absent' ? null : standing.entryId
  const isAdded = own?.added === true && own.entryId === entryId && entryId !== null

  async function run(what: 'add' | 'replace' | 'remove' | 'forget'): Promise<void> {
    if (busy.current) return
    busy.current = true
    setAsking(false)
    setPending(what === 'add' || what === 'replace' ? 'there' : 'absent')
    try {
      const { pressListItem } = await loadPress()
      await pressListItem({
        shell,
        item,
        what,
        entryId,
        ask: asks ? () => setAsking(true) : null,
        show: (next) => setOutcome(next && { ...next, key, before: shell.visitor.read('cartItems').data }),
      })
    } catch (error) {
      // As its cause: code that did not come must not reload the page, which would forget the tap.
      shell.report(new Error('press not done', { cause: error }), { action: 'shopping list' })
      // It may have been pressed before it was known who is here
      const keeper = what === 'add' ? (owner ?? keptOwnerOf(await knownSession(shell))) : null
      if (keeper !== null && keepWaiting(keeper, key, item)) {
        shell.notify(`Đã giữ “${item.title}”, sẽ thêm vào danh sách khi có mạng`, 'info')
        tellWaiting()
      } else shell.notify('Chưa làm được lúc này. Bạn thử lại sau giây lát nhé.', 'error')
    } finally {
      busy.current = false
      setPending(null)
    }
  }

  const state = ((): ListItemState['state'] => {
    if (asking) return 'asking'
    if (pending !== null) return pending
    // What was changed since it was added is no longer undone by a press, but asked about.
    if (entryId !== null) return isAdded && (known !== null || standing.state !== 'changed') ? 'added' : 'there'
    return isWaiting ? 'waiting' : 'absent'
  })()

  return {
    state,
    press() {
      if (asking) setAsking(false)
      else if (entryId !== null && standing.state === 'changed' && known === null) {
        if (asks) setAsking(true)
        else void run('add')
      } else if (entryId !== null) void run('remove')
      else void run(isWaiting ? 'forget' : 'add')
    },
    answer(replace) {
      setAsking(false)
      if (replace) void run('replace')
    },
    prepare: () => void loadPress().catch(() => {}),
  }
}
