import { Notice } from 'shared-frame'
import { useWaitingItems } from 'shared-ui/list-items'

/** What was added elsewhere and is not on the list yet: it waits on this device for the login, the network or the server. */
export function WaitingItems({ text }: { text: (titles: string) => string }) {
  const items = useWaitingItems()
  if (items.length === 0) return null
  return <Notice kind="info">{text(items.map(({ title }) => title).join('; '))}</Notice>
}
