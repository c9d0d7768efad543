import { memo, useCallback } from 'react'
import { questionTypes, surveyLimits } from 'shared-contracts/surveys'
import { Checkbox, RadioCards } from 'shared-frame/forms'
import { type EditedAsked, type EditedGroup, type EditedQuestion, FREE_TEXT, withType } from '../../rules/edited-draft'
import { surveyTexts } from '../../survey-texts'
import styles from '../SurveyForm.module.css'
import { AnswerGroups } from './AnswerGroups'
import { placeId, useFormState } from './form-context'
import { PartButtons } from './PartButtons'
import { Doubt, PlacedText, useErrorAt } from './placed-fields'

const words = surveyTexts.form

interface Props {
  readonly kind: EditedAsked['kind']
  readonly question: EditedQuestion
  readonly index: number
  /** How many questions there are. */
  readonly count: number
  /** The same function as long as the form stands. */
  readonly onList: (next: (list: readonly EditedQuestion[]) => readonly EditedQuestion[]) => void
}

/** One question. Rendered when it changes itself: a survey has up to a hundred. */
export const QuestionFields = memo(function QuestionFields({ kind, question, index, count, onList }: Props) {
  const { locked } = useFormState()
  const place = `questions.${index}`
  const name = words.question(index + 1)
  const imagesError = useErrorAt(`${place}.allowAttachImage`)
  const { key } = question
  const change = useCallback(
    (next: (own: EditedQuestion) => EditedQuestion) =>
      onList((list) => list.map((each) => (each.key === key ? next(each) : each))),
    [onList, key],
  )
  const onGroups = useCallback(
    (next: (groups: readonly EditedGroup[]) => readonly EditedGroup[]) =>
      change((own) => ({ ...own, answerGroups: next(own.answerGroups) })),
    [change],
  )
  const set = (changes: Partial<EditedQuestion>) => change((own) => ({ ...own, ...changes }))

  return (
    <section className={styles.question} aria-label={name}>
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>{name}</h2>
        <PartButtons place="questions" index={index} count={count} name={name} onList={onList} />
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
      {!hasNoChoices(question) && (
        <AnswerGroups groups={question.answerGroups} place={`${place}.answerGroups`} onGroups={onGroups} />
      )}
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
})

/** Free text has nothing to choose, and what could be chosen before may be set aside. */
function hasNoChoices({ answerGroups, setAside, surveyQuestionTypeId }: EditedQuestion): boolean {
  return answerGroups.length === 0 && (setAside.length > 0 || surveyQuestionTypeId === FREE_TEXT)
}
