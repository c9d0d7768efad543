import { questionTypes, surveyLimits } from 'shared-contracts/surveys'
import { Checkbox, RadioCards } from 'shared-ui/forms'
import { deskTexts } from '../../desk-texts'
import { type EditedAsked, type EditedQuestion, withType } from '../../rules/edited-draft'
import styles from '../DeskForm.module.css'
import { AnswerGroups } from './AnswerGroups'
import { placeId, useFormState } from './form-context'
import { PartButtons } from './PartButtons'
import { Doubt, PlacedText, useErrorAt } from './placed-fields'

const words = deskTexts.form

interface Props {
  readonly kind: EditedAsked['kind']
  readonly question: EditedQuestion
  readonly index: number
  readonly questions: readonly EditedQuestion[]
  readonly onList: (next: (list: readonly EditedQuestion[]) => readonly EditedQuestion[]) => void
}

export function QuestionFields({ kind, question, index, questions, onList }: Props) {
  const { locked } = useFormState()
  const place = `questions.${index}`
  const name = words.question(index + 1)
  const imagesError = useErrorAt(`${place}.allowAttachImage`)
  const change = (next: (own: EditedQuestion) => EditedQuestion) =>
    onList((list) => list.map((each) => (each.key === question.key ? next(each) : each)))
  const set = (changes: Partial<EditedQuestion>) => change((own) => ({ ...own, ...changes }))

  return (
    <section className={styles.question} aria-label={name}>
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>{name}</h2>
        <PartButtons place="questions" index={index} list={questions} name={name} onList={onList} />
      </div>
      <PlacedText
        place={`${place}.content`}
        label={words.questionText(index + 1)}
        required
        rows={2}
        maxLength={surveyLimits.question}
        value={question.content}
        onChange={(content) => set({ content })}
      />
      <RadioCards
        id={placeId(`${place}.surveyQuestionTypeId`)}
        legend={words.type}
        disabled={locked}
        options={questionTypes.map(({ id, title, hint }) => ({ value: id, title, hint }))}
        value={questionTypes.find(({ id }) => id === question.surveyQuestionTypeId)?.id ?? null}
        onChange={(type) => change((own) => withType(own, type))}
      />
      <AnswerGroups
        question={question}
        place={`${place}.answerGroups`}
        onGroups={(next) => change((own) => ({ ...own, answerGroups: next(own.answerGroups) }))}
      />
      {kind === 'survey' && (
        <div>
          <Checkbox
            id={placeId(`${place}.allowAttachImage`)}
            label={words.allowImages}
            disabled={locked}
            checked={question.allowAttachImage}
            error={imagesError}
            onChange={(allowAttachImage) =>
              set({ allowAttachImage, ...(!allowAttachImage && { requireAttachImage: false }) })
            }
          />
          {question.allowAttachImage && (
            <Checkbox
              id={placeId(`${place}.requireAttachImage`)}
              label={words.requireImages}
              disabled={locked}
              checked={question.requireAttachImage}
              onChange={(requireAttachImage) => set({ requireAttachImage })}
            />
          )}
          <Doubt place={`${place}.allowAttachImage`} />
        </div>
      )}
    </section>
  )
}
