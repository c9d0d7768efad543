import styles from './Book.module.css'

export interface Choice<V> {
  readonly value: V
  readonly title: string
}

/** A row of choices that change what is shown at once. */
export function Choices<V extends string | number>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string
  choices: readonly Choice<V>[]
  value: V
  onChange: (value: V) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that change the view are no form
    <div className={styles.choices} role="group" aria-label={label} data-no-print>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.title}
        </button>
      ))}
    </div>
  )
}
