import { useEffect, useRef } from 'react'
import { useShell } from 'shared-frame'
import { marketTexts as texts } from '../../../texts/market-list'
import type { ListView } from '../../list-device'
import styles from './MarketList.module.css'

/** Whether what one did is safe. Screen readers hear when the network goes and comes back, not of each tick. */
export function SavingLine({ view: { waiting, unsaved, trouble } }: { view: ListView }) {
  const { announce } = useShell()
  const before = useRef(trouble)
  useEffect(() => {
    if (trouble !== before.current) {
      if (trouble === 'offline') announce(texts.offlineWaiting)
      if (before.current === 'offline' && trouble === null) announce(texts.backOnline)
    }
    before.current = trouble
  }, [trouble, announce])
  return (
    <p className={styles.saving} data-tells-offline={trouble === 'offline' || undefined}>
      {wordsOf(waiting, unsaved, trouble)}
    </p>
  )
}

function wordsOf(waiting: number, unsaved: number, trouble: ListView['trouble']): string {
  if (unsaved > 0 && trouble !== null) return texts.notKept
  if (trouble === 'offline') return waiting > 0 ? texts.offlineWaiting : texts.offline
  if (waiting === 0) return texts.saved
  return trouble === 'busy' ? texts.busy : texts.saving
}
