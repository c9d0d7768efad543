import { useRef } from 'react'
import { Button, Notice, useShell } from 'shared-frame'
import { copyText } from 'shared-frame/saving'
import type { SurveyDraft } from 'shared-ui/survey-drafts'
import { surveyTexts as texts } from '../../../texts/surveys'
import { draftInWords } from '../rules/survey-answers'
import styles from './SurveyQuestions.module.css'

/** What was answered to a survey that has ended since: nobody takes it any more, and it stays to be copied. */
export function EndedDraft({ draft, onDiscard }: { draft: SurveyDraft; onDiscard: () => void }) {
  const { notify } = useShell()
  const words = draftInWords(draft)
  const field = useRef<HTMLTextAreaElement>(null)

  async function copy(): Promise<void> {
    const outcome = await copyText(words, field.current)
    if (outcome === 'copied') notify(texts.copied, 'success')
    else notify(texts.copyFailed, 'warning')
  }

  return (
    <div className={styles.foot}>
      <Notice kind="warning">
        {texts.ended(draft.title)}. {texts.endedNote}
      </Notice>
      <textarea ref={field} className={styles.copy} readOnly rows={8} value={words} aria-label={texts.ownAnswers} />
      <div className={styles.ways}>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button tone="quiet" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  )
}
