import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { FormSummary } from 'shared-frame/forms'
import { surveyTexts as texts } from '../../../texts/surveys'
import { QuestionField, QuestionImages } from '../../questions'
import styles from '../components/SurveyQuestions.module.css'
import type { Survey } from '../requests/survey'
import { type AnsweredQuestion, countAnswered, questionField } from '../rules/survey-answers'
import { Progress } from './Progress'

/** What was answered so far, what is wrong with it, and what can be done. */
export interface SurveyQuestionsState {
  readonly questions: readonly AnsweredQuestion[]
  /** By the question's id. */
  readonly problems: ReadonlyMap<number, string>
  /** Of the form as a whole. */
  readonly faults: readonly string[]
  /** False: the device has no room for what was answered last. */
  readonly isKept?: boolean
  /** Counts presses of "Gửi", so that the summary takes focus anew. */
  readonly attempt: number
  /** Data address of an image by its key; null: gone from this device. */
  imageData(key: string): string | null | undefined
  answer(next: AnsweredQuestion): void
  addImages(to: AnsweredQuestion, added: readonly string[]): Promise<void>
  removeImage(from: AnsweredQuestion, key: string): void
  send(): void
}

interface Props {
  readonly survey: Survey
  readonly form: SurveyQuestionsState
  readonly disabled: boolean
  /** The foot: send, or what stands in the way of it. */
  readonly children: ReactNode
}

/** All questions of a survey with what was answered so far and what is missing. */
export function SurveyQuestionsForm({ survey, form, disabled, children }: Props) {
  const noteId = useId()
  const [reading, setReading] = useState(0)
  const [isPressed, setPressed] = useState(false)

  // A press while images are being read waits for them: they belong to the answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per press, with the form as it is then
  useEffect(() => {
    if (!isPressed || reading > 0) return
    setPressed(false)
    form.send()
  }, [isPressed, reading])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (reading > 0) setPressed(true)
    else form.send()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-describedby={noteId}>
      <p id={noteId} className={styles.note}>
        {form.isKept === false ? texts.notKept : survey.aboutHealth ? texts.healthDraftNote : texts.draftNote}
      </p>
      <FormSummary key={form.attempt} errors={summaryOf(form)} />
      <div className={styles.questions}>
        {form.questions.map((answered) => (
          <Question
            key={answered.question.id}
            answered={answered}
            form={form}
            disabled={disabled}
            onReading={(isReading) => setReading((count) => count + (isReading ? 1 : -1))}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Progress answered={countAnswered(form.questions)} all={form.questions.length} />
        {children}
      </div>
    </form>
  )
}

interface QuestionProps {
  readonly answered: AnsweredQuestion
  readonly form: SurveyQuestionsState
  readonly disabled: boolean
  onReading(isReading: boolean): void
}

function Question({ answered, form, disabled, onReading }: QuestionProps) {
  const { question, answer, images } = answered
  const takesImages = question.allowAttachImage || question.requireAttachImage
  return (
    <QuestionField
      id={questionField(question.id)}
      question={question}
      answer={answer}
      disabled={disabled}
      problem={form.problems.get(question.id) ?? null}
      onChange={(next) => form.answer({ ...answered, answer: next })}
    >
      {takesImages && (
        <QuestionImages
          question={question}
          images={images.map((key) => ({ key, data: form.imageData(key) ?? null }))}
          disabled={disabled}
          onAdd={(added) => form.addImages(answered, added)}
          onReading={onReading}
          onRemove={(key) => form.removeImage(answered, key)}
        />
      )}
    </QuestionField>
  )
}

function summaryOf({ questions, problems, faults }: SurveyQuestionsState) {
  return [
    ...faults.map((message) => ({ fieldId: null, message })),
    ...questions.flatMap(({ question }) => {
      const message = problems.get(question.id)
      if (message === undefined) return []
      return [{ fieldId: questionField(question.id), label: texts.questionLabel(question.number), message }]
    }),
  ]
}
