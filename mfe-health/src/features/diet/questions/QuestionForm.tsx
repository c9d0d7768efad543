import { type FormEvent, useState } from 'react'
import { Button, Stack } from 'shared-ui'
import { Checkbox, FormSummary, FormsProvider, NumberField, RadioCards, TextField } from 'shared-ui/forms'
import { texts } from '../../../texts'
import { type Answer, type Answers, answerProblems, type Question, withAnswer } from './answers-draft'
import styles from './Questions.module.css'

export interface QuestionFormProps {
  readonly questions: readonly Question[]
  readonly answers: Answers
  readonly serverProblems: ReadonlyMap<number, string>
  readonly busy: boolean
  readonly onChange: (answers: Answers) => void
  /** Called when the form's own rules are content. */
  readonly onSubmit: () => void
}

const fieldId = (questionId: number) => `question-${questionId}`

/** The consulting questions, each with the control of its type. */
export function QuestionForm({ questions, answers, serverProblems, busy, onChange, onSubmit }: QuestionFormProps) {
  const [own, setOwn] = useState<ReadonlyMap<number, string>>(new Map())
  const problemOf = (id: number) => own.get(id) ?? serverProblems.get(id) ?? null

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = answerProblems(answers, questions)
    setOwn(found)
    if (found.size === 0) onSubmit()
  }
  function change(answer: Answer) {
    onChange(withAnswer(answers, answer))
    setOwn(new Map([...own].filter(([id]) => id !== answer.questionId)))
  }

  return (
    <FormsProvider>
      <form onSubmit={submit} noValidate>
        <Stack gap="large">
          <FormSummary
            errors={questions.flatMap(({ id }) => {
              const message = problemOf(id)
              return message === null ? [] : [{ fieldId: fieldId(id), message }]
            })}
          />
          <ol className={styles.questions}>
            {questions.map((question) => (
              <li key={question.id}>
                <QuestionField
                  question={question}
                  answer={answers.get(question.id)}
                  error={problemOf(question.id)}
                  onChange={change}
                />
              </li>
            ))}
          </ol>
          <Button type="submit" busy={busy} wide>
            {texts.diet.questions.submit}
          </Button>
        </Stack>
      </form>
    </FormsProvider>
  )
}

interface FieldProps {
  readonly question: Question
  readonly answer: Answer | undefined
  readonly error: string | null
  readonly onChange: (answer: Answer) => void
}

function QuestionField({ question, answer, error, onChange }: FieldProps) {
  const { id: questionId, content, hint, unit, multiple, options } = question
  const common = { id: fieldId(questionId), name: fieldId(questionId), label: content, hint: hint ?? undefined, error }
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
        <Several question={question} chosen={answer?.optionIds ?? []} onChange={onChange} />
      ) : (
        <RadioCards
          legend={content}
          name={fieldId(questionId)}
          options={options.map((option) => ({ value: option.id, title: option.content }))}
          value={answer?.optionIds?.[0] ?? null}
          onChange={(optionId) => onChange({ questionId, optionIds: [optionId] })}
          error={error}
        />
      )
  }
}

function Several({
  question: { id: questionId, content, options },
  chosen,
  onChange,
}: {
  question: Question
  chosen: readonly number[]
  onChange: FieldProps['onChange']
}) {
  return (
    <fieldset className={styles.several}>
      <legend>{content}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          name={`${fieldId(questionId)}-${option.id}`}
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
    </fieldset>
  )
}

export default QuestionForm
