import { clockTimeOf } from 'shared-contracts/ages'
import { deskTexts } from '../../desk-texts'
import type { DeskItem } from '../../rules/desk-kinds'
import styles from '../DeskForm.module.css'
import type { Saving } from './draft-saver'

const words = deskTexts.form

/** Whether what is on screen has been saved, in words. */
export function SavingLine({ saving, status }: { saving: Saving; status: DeskItem['status'] }) {
  return (
    <p className={styles.saving} data-state={saving.state} role="status">
      {wordsOf(saving, status)}
    </p>
  )
}

function wordsOf(saving: Saving, status: DeskItem['status']): string {
  switch (saving.state) {
    case 'saved':
      return saving.at === null ? words.allSaved : words.saved(clockTimeOf(saving.at))
    case 'changed':
      return status === 'draft' ? words.changed : words.changedShown
    case 'saving':
      return words.saving
    case 'offline':
      return words.offline
    default:
      return words.refused
  }
}
