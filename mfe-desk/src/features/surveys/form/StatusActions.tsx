import { useId } from 'react'
import { Button } from 'shared-frame'
import { Decisions, Failure } from '../../../kit/decisions'
import { focusState } from '../../../kit/editor'
import { type Saver, useSaverState } from '../../../kit/saving'
import { activate, cardKinds, statusDecisions } from '../kinds/card-kind'
import type { Item } from '../rules/desk-kinds'
import type { EditedDraft } from '../rules/edited-draft'
import { surveyTexts } from '../survey-texts'
import type { FindingStore } from './fields/finding-store'
import { useFindings } from './fields/use-checked-form'
import styles from './SurveyForm.module.css'

const words = surveyTexts.form

interface Props {
  readonly saver: Saver<Item, EditedDraft>
  readonly findings: FindingStore
}

/** Saves what isn't saved by itself, and shows, stops or takes back the item: what was typed is saved first. */
export function StatusActions({ saver, findings }: Props) {
  const { entry, saving } = useSaverState(saver)
  const reasonId = useId()
  const errors = useFindings(findings).filter(({ level }) => level === 'error').length
  if (entry === null) return null
  const { kind, status } = entry
  const isHeld = saving.state === 'conflict'
  const isUnsaved = saving.state !== 'saved' && saving.state !== 'saving'
  const mayActivate = errors === 0 && !isHeld
  const decisions = statusDecisions
    .filter((decision) => !isHeld && (mayActivate || decision !== activate))
    .map(({ run, ...decision }) => ({
      ...decision,
      async run(...[api, , reason]: Parameters<typeof run>) {
        const isSaved = await saver.decide((now) => run(api, now, reason), 'saved')
        if (!isSaved) throw new Error('not saved: the saving line says why')
      },
    }))
  return (
    <div>
      <Decisions
        kind={{ ...cardKinds[kind], decisions }}
        entry={entry}
        now={new Date()}
        alone
        onDone={focusState}
        before={
          <>
            {status !== 'draft' && isUnsaved && (
              <Button
                disabled={isHeld || (status === 'active' && errors > 0)}
                aria-describedby={reasonId}
                onClick={() => void saver.save()}
              >
                {words.save}
              </Button>
            )}
            {status !== 'active' && !mayActivate && (
              <Button disabled aria-describedby={reasonId}>
                {activate.label}
              </Button>
            )}
          </>
        }
      />
      <p id={reasonId} className={styles.reason}>
        {errors > 0 && words.cannotActivate(errors)}
      </p>
      <Failure text={saving.state === 'refused' ? saving.message : null} />
    </div>
  )
}
