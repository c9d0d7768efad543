import {
  Checkbox,
  FieldError,
  FormFrame,
  formFields,
  NumberField,
  RadioCards,
  TextField,
  useFieldForm,
} from 'shared-frame/forms'
import { dietTexts } from '../../../texts/diet'
import { type Answer, type Answers, answerProblems, fieldOf, type Question, sentAnswers } from './answers'
import styles from './Questions.module.css'

export interface QuestionFormProps {
  readonly questions: readonly Question[]
  /** Of a saved check that is opened again; empty: none. */
  readonly initial: Answers
  /** Under which name the answers are kept, in this tab alone. */
  readonly keptAs: string
  /** Called with answers that pass the rules. What it throws is shown at the fields that it names. */
  readonly onSubmit: (answers: readonly Answer[]) => Promise<void>
}

const fields = formFields<Answers>()

/** The consulting questions, each with the control of its type. */
export default function QuestionForm({ questions, initial, keptAs, onSubmit }: QuestionFormProps) {
  const form = useFieldForm<Answers>({
    name: 'diet',
    defaults: initial,
    kept: { in: 'tab', as: keptAs, stays: true },
    rules: (answers) => answerProblems(answers, questions),
    send: (answers) => onSubmit(sentAnswers(answers, questions)),
  })
  return (
    <FormFrame form={form} gap="large" submitLabel={dietTexts.questions.submit}>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.id}>
            <QuestionField question={question} />
          </li>
        ))}
      </ol>
    </FormFrame>
  )
}

function QuestionField({ question }: { question: Question }) {
  const { id: questionId, content, hint, unit, multiple, options } = question
  const name = fieldOf(questionId)
  const { id, value: answer, error, onChange } = fields.useField(name)
  const common = { id, name, label: content, hint: hint ?? undefined, error }
  switch (question.type) {
    case 'NumberRange':
      return (
        <NumberField
          {...common}
          unit={unit ?? undefined}
          value={answer?.value ?? null}
          onChange={(value) => onChange({ questionId, value: value ?? undefined })}
        />
      )
    case 'TextField':
      return (
        <TextField
          {...common}
          rows={3}
          maxLength={2000}
          value={answer?.text ?? ''}
          onChange={(text) => onChange({ questionId, text })}
        />
      )
    case 'Selection':
      return multiple ? (
        <MultipleChoice
          id={id}
          question={question}
          chosen={answer?.optionIds ?? []}
          onChange={onChange}
          error={error}
        />
      ) : (
        <RadioCards
          legend={content}
          id={id}
          name={name}
          options={options.map((option) => ({ value: option.id, title: option.content }))}
          value={answer?.optionIds?.[0] ?? null}
          onChange={(optionId) => onChange({ questionId, optionIds: [optionId] })}
          error={error}
        />
      )
  }
}

function MultipleChoice({
  id,
  question: { id: questionId, content, options },
  chosen,
  onChange,
  error,
}: {
  id: string
  question: Question
  chosen: readonly number[]
  onChange: (answer: Answer) => void
  error: string | null
}) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.several}
      aria-describedby={error === null ? undefined : `${id}-error`}
    >
      <legend>{content}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          name={`${fieldOf(questionId)}-${option.id}`}
          label={option.content}
          checked={chosen.includes(option.id)}
          onChange={(checked) =>
            onChange({
              questionId,
              optionIds: checked ? [...chosen, option.id] : chosen.filter((id) => id !== option.id),
            })
          }
        />
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}
