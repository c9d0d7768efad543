import { cartTexts as texts } from '../../../texts/cart'
import styles from './Entries.module.css'

const MOST = 10

interface Props {
  /** What it is for, as a part of the buttons' names. */
  readonly label: string
  /** Null: entries differ. */
  readonly eaters: number | null
  readonly onChange: (eaters: number) => void
  readonly children?: React.ReactNode
}

/** How many people eat, 1 to 10, by two large buttons. */
export function Eaters({ label, eaters, onChange, children }: Props) {
  const step = (by: number) => Math.min(MOST, Math.max(1, (eaters ?? 1) + by))
  return (
    <fieldset className={styles.eaters} aria-label={label}>
      {children}
      <button
        type="button"
        aria-label={texts.fewer(label)}
        aria-disabled={eaters === 1}
        onClick={() => eaters !== 1 && onChange(step(-1))}
      >
        −
      </button>
      <output>{eaters === null ? texts.different : texts.people(eaters)}</output>
      <button
        type="button"
        aria-label={texts.more(label)}
        aria-disabled={eaters === MOST}
        onClick={() => eaters !== MOST && onChange(eaters === null ? 1 : step(1))}
      >
        +
      </button>
    </fieldset>
  )
}
