import { type ReactNode, useId } from 'react'
import { questionTexts as texts } from '../../../texts/questions'
import { isFreeText, isSingleChoice, type Question, type QuestionAnswer, TEXT_MAX } from '../rules/question-answer'
import { ChoiceGroup } from './ChoiceGroup'
import { Problem } from './Problem'
import styles from './QuestionField.module.css'
import { TextBox } from './TextBox'

export interface QuestionFieldProps {
  readonly question: Question
  readonly answer: QuestionAnswer
  /** While it is being sent, or where it only stands to be read. */
  readonly disabled?: boolean
  /** What is wrong with the answer, in words. */
  readonly problem?: string | null
  onChange(answer: QuestionAnswer): void
  /** Of the whole question, which an error summary leads to. */
  readonly id?: string
  /** The number is left out of a question that stands alone. */
  readonly numbered?: boolean
  /** Below the choices: attached images. */
  readonly children?: ReactNode
}

/** One question: a group named by its text, with choices or a text box, and what is wrong below them. */
export function QuestionField({
  question,
  answer,
  disabled = false,
  problem = null,
  onChange,
  id,
  numbered = true,
  children,
}: QuestionFieldProps) {
  const ownId = useId()
  const base = id ?? ownId
  const ids = { legend: `${base}-legend`, hint: `${base}-hint`, problem: `${base}-problem` }
  const isText = isFreeText(question)
  const isSingle = isSingleChoice(question)
  const describedBy = [!isText && ids.hint, problem !== null && ids.problem].filter(Boolean).join(' ')
  return (
    <fieldset
      id={base}
      className={styles.question}
      // A group takes no `aria-invalid`: of a single choice the radio group does, otherwise each control.
      role={isSingle ? 'radiogroup' : undefined}
      aria-labelledby={ids.legend}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      aria-invalid={isSingle && problem !== null ? true : undefined}
      disabled={disabled}
      tabIndex={-1}
    >
      <legend id={ids.legend} className={styles.legend}>
        {numbered && <span className={styles.number}>{texts.number(question.number)}. </span>}
        {question.content}
      </legend>
      {isText ? (
        <TextBox
          value={answer.textAnswer}
          most={TEXT_MAX}
          rows={4}
          invalid={problem !== null}
          labelledBy={ids.legend}
          describedBy={problem === null ? undefined : ids.problem}
          onChange={(textAnswer) => onChange({ ...answer, textAnswer })}
        />
      ) : (
        <>
          <p id={ids.hint} className={styles.hint}>
            {isSingle ? texts.chooseOne : texts.chooseMany}
          </p>
          {question.answerGroups.map((group) => (
            <ChoiceGroup
              key={group.id}
              question={question}
              group={group}
              answer={answer}
              name={`${base}-choice`}
              invalid={problem !== null}
              onChange={onChange}
            />
          ))}
        </>
      )}
      {children}
      <div aria-live="polite">{problem !== null && <Problem id={ids.problem}>{problem}</Problem>}</div>
    </fieldset>
  )
}
