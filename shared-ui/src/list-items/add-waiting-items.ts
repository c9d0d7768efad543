import { ApiError } from 'shared-contracts/client'
import { paths } from 'shared-contracts/paths'
import type { ShellApi } from 'shared-frame/remotes'
import type { ListItem } from './item/list-item'
import { occasionInWords, occasionNow } from './item/occasion'
import { readListItem } from './item/read-list-item'
import { sendListItem } from './item/send-list-item'
import { isDuplicate, isPassing, reasonOf } from './press/list-failures'
import { listNotices } from './press/list-notices'
import { waitingItems } from './waiting-items'

/**
 * Adds what waits on this device to the list of the user who is logged in, each item once: one tab at a time does it, and what
 * the server has already counts as added. What could not be sent stays for the next time. Never rejects.
 */
export async function addWaitingItems(shell: ShellApi, userId: number): Promise<void> {
  await alone(async () => {
    const added: ListItem[] = []
    const there: ListItem[] = []
    let count: number | null = null
    for (const { key, value } of waitingItems.list(userId)) {
      const session = shell.session.read()
      if (session.state !== 'signed-in' || session.user.id !== userId) break
      const item = readListItem(value.item)
      if (item !== null) {
        try {
          const { numberOfCarts } = await sendListItem(shell.api, item, occasionNow(shell, item))
          count = numberOfCarts
          added.push(item)
        } catch (error) {
          if (isPassing(error)) break
          if (isDuplicate(error)) there.push(item)
          else shell.notify(listNotices.notAdded(item.title, reasonOf(error)), 'error')
          // Once there is room again it is added.
          if (error instanceof ApiError && error.code === 'cart_is_full') break
        }
      }
      waitingItems.forget(userId, key)
    }
    if (count !== null) shell.visitor.publishChange('cart/changed', { numberOfCarts: count })
    tell(shell, added, there)
  })
}

function tell(shell: ShellApi, added: readonly ListItem[], there: readonly ListItem[]): void {
  const seeList = { label: listNotices.seeList, run: () => void shell.navigate(paths.cart) }
  const [first] = added
  if (first && added.length === 1) {
    const text = listNotices.added(first.title, occasionInWords(occasionNow(shell, first)))
    shell.notify(text, 'success', seeList)
  } else if (added.length > 1) shell.notify(listNotices.addedMany(added.length), 'success', seeList)
  else if (there[0]) shell.notify(listNotices.alreadyThere(there[0].title), 'info', seeList)
}

/** One tab after the other; a browser without locks relies on the server, which keeps an item once. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (typeof navigator.locks === 'undefined') await work()
  else await navigator.locks.request('waiting-list-items', work)
}
