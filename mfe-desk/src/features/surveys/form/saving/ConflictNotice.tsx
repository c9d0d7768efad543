import { useState } from 'react'
import { formatInstant } from 'shared-contracts/formats'
import { Button, Notice, useShell } from 'shared-frame'
import { deskTexts } from '../../desk-texts'
import { type DeskItem, deskFormPath } from '../../rules/desk-kinds'
import type { EditedDraft } from '../../rules/edited-draft'
import styles from '../DeskForm.module.css'
import type { DraftSaver } from './draft-saver'

const words = deskTexts.form

interface Props {
  readonly why: 'changed' | 'answered'
  readonly theirs: DeskItem
  readonly saver: DraftSaver
  /** The fields are shown anew. */
  readonly onReplaced: () => void
}

/** Somebody else has changed the item, or answered it: what happened, and the two ways on. */
export function ConflictNotice({ why, theirs, saver, onReplaced }: Props) {
  const shell = useShell()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  function takeTheirs(): void {
    const typed = saver.takeTheirs()
    onReplaced()
    if (typed === null) return
    const run = (): void => {
      saver.change((): EditedDraft => typed)
      onReplaced()
    }
    shell.notify(words.tookTheirs, 'info', { label: words.undo, run })
  }

  async function saveAsNew(): Promise<void> {
    setBusy(true)
    const id = await saver.saveAsNew()
    setBusy(false)
    setFailed(id === null)
    if (id === null) return
    shell.notify(words.savedAsNew, 'success')
    await shell.navigate(deskFormPath(theirs.kind, id))
  }

  return (
    <div role="alert" className={styles.conflict}>
      <Notice kind="warning">
        {why === 'answered'
          ? words.answeredNow
          : words.conflict(theirs.changedBy, formatInstant(new Date(theirs.changedAt)))}{' '}
        {words.conflictHint}
      </Notice>
      <div className={styles.row}>
        <Button onClick={() => void saveAsNew()} busy={busy}>
          {words.saveAsNew}
        </Button>
        <Button tone="soft" onClick={takeTheirs}>
          {words.takeTheirs}
        </Button>
      </div>
      {failed && <Notice kind="error">{words.saveAsNewFailed}</Notice>}
    </div>
  )
}
