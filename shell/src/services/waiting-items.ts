import type { ShellApi } from 'shared-contracts/remotes'
import { waitingItems } from 'shared-ui/list-items'

/** What waits on this device for the shopping list is added whenever somebody is logged in and the network is there. */
export function addWhatWaits(shell: ShellApi): void {
  function add(): void {
    const session = shell.session.read()
    if (session.state !== 'signed-in') return
    const { id } = session.user
    if (waitingItems.list(id).length === 0) return
    import(/* webpackChunkName: "waiting-items" */ './add-waiting-items')
      .then(({ addWaitingItems }) => addWaitingItems(shell, id))
      .catch((error: unknown) => shell.report(error, { at: 'waiting items' }))
  }
  shell.bus.subscribe('session/changed', add)
  window.addEventListener('online', add)
}
