import { useEffect, useRef } from 'react'
import styles from '../controls/Field.module.css'

export interface FormSummaryProps {
  /**
   * What must be put right, in the order of the form. `fieldId` is the field's `id`; null: the form as a whole. `label` says
   * which field it is, as several may have the same message.
   */
  readonly errors: readonly {
    readonly fieldId: string | null
    readonly label?: string | null
    readonly message: string
  }[]
  readonly title?: string
  /** Counts refused submissions: the summary takes focus with each. */
  readonly refusals?: number
}

/** Everything wrong with a form that was sent, above it. It takes focus, each line leads to its field. */
export function FormSummary({ errors, title = 'Mời bạn xem lại những chỗ sau:', refusals = 0 }: FormSummaryProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is told anew
  useEffect(() => {
    if (shown) root.current?.focus()
  }, [shown, refusals])

  if (!shown) return null
  return (
    <div ref={root} className={styles.summary} role="alert" tabIndex={-1}>
      <p>{title}</p>
      <ul>
        {errors.map(({ fieldId, label, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId === null ? (
              message
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(fieldId)?.focus()
                }}
              >
                {label ? `${label}${/[.:?!]$/.test(label) ? '' : ':'} ${message}` : message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
