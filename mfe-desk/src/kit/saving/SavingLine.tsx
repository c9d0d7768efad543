import { clockTimeOf } from 'shared-contracts/ages'
import { kitWords } from '../words'
import styles from './Saving.module.css'
import type { SaverState } from './saver-types'

const words = kitWords.saving

interface Props {
  readonly state: SaverState<unknown, unknown>
  /** See `saves` of the kind's writing. */
  readonly saves: 'by-itself' | 'on-press'
}

/** Whether what is on screen has been saved, in words. */
export function SavingLine({ state, saves }: Props) {
  return (
    <p className={styles.saving} data-state={state.saving.state} role="status">
      {wordsOf(state, saves)}
    </p>
  )
}

function wordsOf({ saving, entry }: Props['state'], saves: Props['saves']): string {
  switch (saving.state) {
    case 'saved':
      if (saving.at !== null) return words.saved(clockTimeOf(saving.at))
      return entry === null ? words.nothing : words.allSaved
    case 'changed':
      return saves === 'by-itself' ? words.changed : words.waiting
    case 'saving':
      return words.saving
    case 'offline':
      return saving.retries ? words.offline : words.offlineNew
    default:
      return words.refused
  }
}
