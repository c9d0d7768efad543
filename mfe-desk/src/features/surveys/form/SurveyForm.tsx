import { memo } from 'react'
import { surveyLimits } from 'shared-contracts/surveys'
import { LinkButton, Notice } from 'shared-frame'
import { FormsProvider } from 'shared-frame/forms'
import type { FormProps } from '../../../kit/entry-kind'
import { useSaverState } from '../../../kit/saving'
import { ExportButton } from '../files/ExportButton'
import { deskResultsPath, type Item } from '../rules/desk-kinds'
import type { EditedDraft } from '../rules/edited-draft'
import { surveyTexts } from '../survey-texts'
import { Checklist } from './Checklist'
import { AskedFields, termsOf } from './fields/AskedFields'
import { FormContext, useFormState } from './fields/form-context'
import { PopupFields } from './fields/PopupFields'
import { PlacedText } from './fields/placed-fields'
import { QuestionsFields } from './fields/QuestionsFields'
import { ShownToFields } from './fields/ShownToFields'
import { useCheckedForm } from './fields/use-checked-form'
import { StatusActions } from './StatusActions'
import styles from './SurveyForm.module.css'

const words = surveyTexts.form

/** The form of a survey, poll or popup: its fields, what is missing, and what may be decided. */
export default function SurveyForm({ saver }: FormProps<Item, EditedDraft>) {
  const { entry, draft } = useSaverState(saver)
  const form = useCheckedForm(draft, saver.change, entry !== null && entry.answerCount > 0)
  // A new item is named before it has a form.
  if (entry === null) return null
  const { kind, id, status } = entry
  return (
    <FormsProvider>
      <FormContext value={form}>
        <div className={styles.form}>
          {status !== 'draft' && (
            <>
              <p>
                <LinkButton tone="quiet" to={deskResultsPath(kind, id)}>
                  {kind === 'popup' ? surveyTexts.views.title : words.results}
                </LinkButton>
              </p>
              <Notice kind="info">{status === 'active' ? words.shownNote : words.stoppedNote}</Notice>
            </>
          )}
          {form.locked && <Notice kind="info">{words.locked}</Notice>}
          <Fields draft={draft} />
          <Checklist findings={form.findings} />
          <StatusActions saver={saver} findings={form.findings} />
          <div>
            <ExportButton kind={kind} id={id} label={surveyTexts.files.exportOne} tone="quiet" />
          </div>
        </div>
      </FormContext>
    </FormsProvider>
  )
}

const Fields = memo(function Fields({ draft }: { draft: EditedDraft }) {
  const { change } = useFormState()
  return (
    <>
      <PlacedText
        place="title"
        label={words.title}
        required
        maxLength={surveyLimits.title}
        value={draft.title}
        onChange={(title) => change((all) => ({ ...all, title }))}
      />
      {draft.kind === 'popup' ? <PopupFields draft={draft} /> : <AskedFields {...termsOf(draft)} />}
      <ShownToFields objectTypeIds={draft.objectTypeIds} startsAt={draft.startsAt} endsAt={draft.endsAt} />
      {draft.kind !== 'popup' && <QuestionsFields kind={draft.kind} questions={draft.questions} />}
    </>
  )
})
