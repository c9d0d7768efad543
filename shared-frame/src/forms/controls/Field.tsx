import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { FieldError } from './FieldError'
import { FieldQuestion, type FieldQuestionProps } from './FieldQuestion'

/** What every field of a form has. */
export interface FieldProps {
  readonly label: string
  /** How to fill it in, under the label. */
  readonly hint?: string
  /** A message of a rule or the server. */
  readonly error?: string | null
  /** Asked below the message; null as long as there is nothing to ask. */
  readonly question?: FieldQuestionProps | null
  readonly required?: boolean
  readonly disabled?: boolean
  readonly name?: string
  /** Stated when something must find the field, such as `FormSummary`. */
  readonly id?: string
}

export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldLayoutProps extends FieldProps {
  readonly children: (control: FieldControl) => ReactNode
}

/** Label above, control, then its message: labels never float away and a long one may wrap. */
export function Field({ label, hint, error, question, required = false, id, children }: FieldLayoutProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const questionId = `${controlId}-question`
  const described = [hint !== undefined && hintId, error && errorId, question && questionId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {!required && <span className={styles.optional}> (không bắt buộc)</span>}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldError id={errorId} message={error} />
      {question !== undefined && <FieldQuestion id={questionId} question={question} />}
    </div>
  )
}
