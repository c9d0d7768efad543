import { type FormEvent, useId } from 'react'
import { FormSummary } from 'shared-ui/forms'
import type { KeptOwner } from 'shared-ui/kept'
import { surveyTexts as texts } from '../../../texts/surveys'
import { QuestionField, QuestionImages } from '../../questions'
import { EndedDraft } from '../components/EndedDraft'
import styles from '../components/SurveyQuestions.module.css'
import type { Survey } from '../requests/survey'
import { type AnsweredQuestion, countAnswered, questionField } from '../rules/survey-answers'
import { Progress } from './Progress'
import { SendSurvey } from './SendSurvey'
import { type SurveyFormState, useSurveyForm } from './use-survey-form'

interface Props {
  readonly survey: Survey
  readonly owner: KeptOwner
  readonly needsConsent: boolean
}

/** All questions of a survey with what was answered so far, what is missing, and the way to send it. */
export function SurveyForm({ survey, owner, needsConsent }: Props) {
  const form = useSurveyForm({ survey, owner, needsConsent })
  const noteId = useId()
  if (form.stage === 'ended') return <EndedDraft draft={form.draft} onDiscard={form.discard} />
  if (form.stage === 'sent') return <p role="status">{texts.thanks}</p>

  function submit(event: FormEvent): void {
    event.preventDefault()
    form.send()
  }

  const isFixed = form.stage === 'sending' || form.draft.waiting !== null
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-describedby={noteId}>
      <p id={noteId} className={styles.note}>
        {survey.aboutHealth ? texts.healthDraftNote : texts.draftNote}
      </p>
      <FormSummary key={form.attempt} errors={summaryOf(form)} />
      <div className={styles.questions}>
        {form.questions.map((answered) => (
          <Question key={answered.question.id} answered={answered} form={form} disabled={isFixed} />
        ))}
      </div>
      <div className={styles.foot}>
        <Progress answered={countAnswered(form.questions)} all={form.questions.length} />
        <SendSurvey survey={survey} form={form} />
      </div>
    </form>
  )
}

interface QuestionProps {
  readonly answered: AnsweredQuestion
  readonly form: SurveyFormState
  readonly disabled: boolean
}

function Question({ answered, form, disabled }: QuestionProps) {
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
          onAdd={(added) => void form.addImages(answered, added)}
          onRemove={(key) => form.removeImage(answered, key)}
        />
      )}
    </QuestionField>
  )
}

function summaryOf({ questions, problems, faults }: SurveyFormState) {
  return [
    ...faults.map((message) => ({ fieldId: null, message })),
    ...questions.flatMap(({ question }) => {
      const message = problems.get(question.id)
      if (message === undefined) return []
      return [{ fieldId: questionField(question.id), label: texts.questionLabel(question.number), message }]
    }),
  ]
}
