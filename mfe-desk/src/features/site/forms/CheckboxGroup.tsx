import { Checkbox } from 'shared-frame/forms'
import styles from './SiteForm.module.css'

interface Props<V extends string | number> {
  readonly id: string
  readonly legend: string
  readonly hint?: string
  readonly options: readonly { readonly value: V; readonly title: string }[]
  readonly chosen: readonly V[]
  readonly error: string | null
  readonly onChange: (chosen: V[]) => void
}

/** Some of a few, in the order in which they are offered. */
export function CheckboxGroup<V extends string | number>({
  id,
  legend,
  hint,
  options,
  chosen,
  error,
  onChange,
}: Props<V>) {
  const errorId = `${id}-error`
  return (
    <fieldset id={id} className={styles.checks} tabIndex={-1} aria-describedby={error === null ? undefined : errorId}>
      <legend>{legend}</legend>
      {hint !== undefined && <p className={styles.soft}>{hint}</p>}
      {options.map(({ value, title }) => (
        <Checkbox
          key={value}
          label={title}
          checked={chosen.includes(value)}
          onChange={(checked) =>
            onChange(
              options
                .map((option) => option.value)
                .filter((each) => (each === value ? checked : chosen.includes(each))),
            )
          }
        />
      ))}
      {error !== null && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
