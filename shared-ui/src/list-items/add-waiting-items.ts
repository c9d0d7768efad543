import { paths } from 'shared-contracts/paths'
import type { ShellApi } from 'shared-frame/remotes'
import { type Flushed, flush, isHere } from 'shared-ui/outbox'
import type { ListItem } from './item/list-item'
import { occasionInWords, occasionNow } from './item/occasion'
import { readListItem } from './item/read-list-item'
import { sendListItem } from './item/send-list-item'
import { isDuplicate, reasonOf } from './press/list-failures'
import { listNotices } from './press/list-notices'
import { waitingItems } from './waiting-items'

/**
 * Adds what waits on this device to the list of the user who is logged in, each item once; what the server has already counts as
 * added. Never rejects.
 */
export async function addWaitingItems(shell: ShellApi, userId: number): Promise<Flushed> {
  const added: ListItem[] = []
  const there: ListItem[] = []
  let count: number | null = null
  const flushed = await flush(
    shell,
    {
      place: waitingItems,
      async send([{ value }]) {
        const item = readListItem(value.item)
        if (item === null) return
        try {
          count = (await sendListItem(shell.api, item, occasionNow(shell, item))).numberOfCarts
          added.push(item)
        } catch (error) {
          if (!isDuplicate(error)) throw error
          there.push(item)
        }
      },
      refused({ value }, error) {
        shell.notify(listNotices.notAdded(value.title, reasonOf(error)), 'error')
        // Once there is room again it is added.
        return error.code === 'cart_is_full' ? 'wait' : 'forget'
      },
    },
    userId,
  )
  // What was done for her is nothing to whoever has come since.
  if (!isHere(shell.session, userId)) return flushed
  if (count !== null) shell.visitor.publishChange('cart/changed', { numberOfCarts: count })
  tell(shell, added, there)
  return flushed
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
