import { lazy, Suspense, useState } from 'react'
import { Button, Icon, useShell } from 'shared-ui'
import { sharingTexts as texts } from '../../../texts/list-sharing'
import type { ShoppingList } from '../../list-device'
import { handOver } from '../rules/hand-over'
import { listText } from '../rules/list-text'

const ShareLinkDialog = lazy(() => import(/* webpackChunkName: "share-list" */ './ShareLinkDialog'))

/** The two ways to give the list to somebody: as a text that needs no network to read, and as a link that follows it. */
export function ShareActions({ list }: { list: ShoppingList }) {
  const shell = useShell()
  const [isOpen, setOpen] = useState(false)
  const send = (): void => {
    const text = listText(list)
    if (text === '') shell.notify(texts.nothingToSend, 'info')
    else void handOver(shell, { text }, texts)
  }
  return (
    <>
      <Button tone="soft" size="small" icon={<Icon name="share" />} onClick={send} data-no-print>
        {texts.send}
      </Button>
      <Button tone="soft" size="small" icon={<Icon name="link" />} onClick={() => setOpen(true)} data-no-print>
        {texts.link}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareLinkDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
