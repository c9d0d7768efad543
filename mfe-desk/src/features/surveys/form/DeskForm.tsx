import { memo, useState } from 'react'
import { surveyLimits } from 'shared-contracts/surveys'
import { LinkButton, Notice } from 'shared-frame'
import { FormsProvider } from 'shared-frame/forms'
import { Previewed } from '../../../kit/preview'
import { deskTexts } from '../desk-texts'
import { ExportButton } from '../files/ExportButton'
import { stateWords } from '../kinds/card-kind'
import { type DeskItem, deskListPath, deskResultsPath } from '../rules/desk-kinds'
import type { EditedDraft } from '../rules/edited-draft'
import { itemPreview } from '../rules/item-preview'
import { shownState } from '../rules/shown-state'
import { ChangesList } from './ChangesList'
import { Checklist } from './Checklist'
import styles from './DeskForm.module.css'
import { AskedFields, termsOf } from './fields/AskedFields'
import { FormContext, useFormState } from './fields/form-context'
import { PopupFields } from './fields/PopupFields'
import { PlacedText } from './fields/placed-fields'
import { QuestionsFields } from './fields/QuestionsFields'
import { ShownToFields } from './fields/ShownToFields'
import { useCheckedForm } from './fields/use-checked-form'
import { StatusActions } from './StatusActions'
import { ConflictNotice } from './saving/ConflictNotice'
import { SavingLine } from './saving/SavingLine'
import { useDraftSaver } from './saving/use-draft-saver'

const words = deskTexts.form

export interface DeskFormProps {
  /** As the server has it now. */
  readonly item: DeskItem
  /** The editor's id: whose device copy it is. */
  readonly editorId: number
}

/** The form of a survey, poll or popup. */
export default function DeskForm({ item: first, editorId }: DeskFormProps) {
  const { saver, item, draft, saving } = useDraftSaver(first, editorId)
  const form = useCheckedForm(draft, saver.change, item.answerCount > 0)
  /** Fields that hold entries of their own are made anew when another draft takes their place. */
  const [generation, setGeneration] = useState(0)
  const state = shownState({ ...item, startsAt: draft.startsAt, endsAt: draft.endsAt }, new Date())

  return (
    <FormsProvider>
      <FormContext value={form}>
        <Previewed preview={itemPreview} entry={item}>
          <div className={styles.form}>
            <div className={styles.bar}>
              <strong id="desk-state" tabIndex={-1}>
                {stateWords[state].title}
              </strong>
              <SavingLine saving={saving} status={item.status} />
            </div>
            {item.status !== 'draft' && (
              <p>
                <LinkButton tone="quiet" to={deskResultsPath(item.kind, item.id)}>
                  {item.kind === 'popup' ? deskTexts.views.title : words.results}
                </LinkButton>
              </p>
            )}
            {item.status !== 'draft' && (
              <Notice kind="info">{item.status === 'active' ? words.shownNote : words.stoppedNote}</Notice>
            )}
            {form.locked && <Notice kind="info">{words.locked}</Notice>}
            {saving.state === 'conflict' && (
              <ConflictNotice
                why={saving.why}
                theirs={saving.theirs}
                saver={saver}
                onReplaced={() => setGeneration((count) => count + 1)}
              />
            )}
            <Fields key={generation} draft={draft} />
            <Checklist findings={form.findings} />
            <div className={styles.row}>
              <StatusActions item={item} saver={saver} saving={saving} findings={form.findings} />
            </div>
            <div>
              <ExportButton kind={item.kind} id={item.id} label={deskTexts.files.exportOne} tone="quiet" />
            </div>
            <ChangesList key={item.revision} kind={item.kind} id={item.id} />
            <p>
              <LinkButton tone="quiet" to={deskListPath(item.kind)}>
                {words.back}
              </LinkButton>
            </p>
          </div>
        </Previewed>
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
