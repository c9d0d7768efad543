import { useId } from 'react'
import { Button, Notice } from 'shared-frame'
import { AskFirst } from 'shared-ui/ask-first'
import { deskTexts } from '../desk-texts'
import { useDeskAction } from '../requests/use-desk-action'
import type { DeskItem } from '../rules/desk-kinds'
import styles from './DeskForm.module.css'
import type { FindingStore } from './fields/finding-store'
import { useFindings } from './fields/use-checked-form'
import type { DraftSaver, Saving } from './saving/draft-saver'

const words = deskTexts.form

interface Props {
  readonly item: DeskItem
  readonly saver: DraftSaver
  readonly saving: Saving
  readonly findings: FindingStore
}

/** Saves what isn't saved by itself, and shows, stops or takes back the item. */
export function StatusActions({ item, saver, saving, findings }: Props) {
  const { run, busy, failure } = useDeskAction()
  const reasonId = useId()
  const errors = useFindings(findings).filter(({ level }) => level === 'error').length
  const { status } = item
  const isHeld = saving.state === 'conflict'
  const isUnsaved = saving.state !== 'saved' && saving.state !== 'saving'

  const changeStatus = (to: DeskItem['status'], done: string) =>
    void run(async () => {
      if (!(await saver.changeStatus(to))) return null
      // The pressed button is gone: focus moves to the new state.
      document.getElementById('desk-state')?.focus()
      return done
    })

  return (
    <>
      {status !== 'draft' && isUnsaved && (
        <Button
          busy={busy}
          disabled={isHeld || (status === 'active' && errors > 0)}
          aria-describedby={reasonId}
          onClick={() =>
            void run(async () => {
              await saver.save()
              return null
            })
          }
        >
          {words.save}
        </Button>
      )}
      {status === 'active' ? (
        <AskFirst
          tone="soft"
          busy={busy}
          label={words.stop}
          question={deskTexts.list.stopQuestion(item.title)}
          warning={deskTexts.list.stopWarning}
          keepLabel="Thôi"
          onAgreed={() => changeStatus('stopped', deskTexts.list.stopped)}
        />
      ) : (
        <Button
          tone={status === 'draft' ? 'primary' : 'soft'}
          busy={busy}
          disabled={errors > 0 || isHeld}
          aria-describedby={reasonId}
          onClick={() => changeStatus('active', deskTexts.list.activated)}
        >
          {status === 'draft' ? words.activate : words.activateAgain}
        </Button>
      )}
      {status === 'stopped' && item.answerCount === 0 && (
        <Button tone="quiet" busy={busy} disabled={isHeld} onClick={() => changeStatus('draft', words.allSaved)}>
          {words.toDraft}
        </Button>
      )}
      <p id={reasonId} className={styles.reason}>
        {errors > 0 && words.cannotActivate(errors)}
      </p>
      <div role="alert" className={styles.alert}>
        {failure !== null && <Notice kind="error">{failure}</Notice>}
        {saving.state === 'refused' && <Notice kind="error">{saving.message}</Notice>}
      </div>
    </>
  )
}
