import { lazy, Suspense, useState } from 'react'
import { Button, Icon, useShell } from 'shared-frame'
import { useSaving } from 'shared-frame/saving'
import { sharingTexts as texts } from '../../../texts/list-sharing'
import type { ShoppingList } from '../../list-device'
import { handOverText } from '../rules/hand-over'
import { listText } from '../rules/list-text'

const ShareLinkDialog = lazy(() => import(/* webpackChunkName: "share-list" */ './ShareLinkDialog'))

/** The two ways to give the list to somebody: as a text that needs no network to read, and as a link that follows it. */
export function ShareActions({ list }: { list: ShoppingList }) {
  const shell = useShell()
  const { save, ways } = useSaving()
  const [isOpen, setOpen] = useState(false)
  const send = (): void => {
    const text = listText(list)
    if (text === '') shell.notify(texts.nothingToSend, 'info')
    else void handOverText(shell, text, save)
  }
  return (
    <>
      <Button tone="soft" size="small" icon={<Icon name="share" />} onClick={send} data-no-print>
        {texts.send}
      </Button>
      <Button tone="soft" size="small" icon={<Icon name="link" />} onClick={() => setOpen(true)} data-no-print>
        {texts.link}
      </Button>
      {ways}
      {isOpen && (
        <Suspense fallback={null}>
          <ShareLinkDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
