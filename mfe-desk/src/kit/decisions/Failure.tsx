import { Notice } from 'shared-frame'
import styles from './Decisions.module.css'

/** Why what was pressed did not work; null: it did. Announced as it comes. */
export function Failure({ text }: { text: string | null }) {
  return (
    <div role="alert" className={styles.alert}>
      {text !== null && <Notice kind="error">{text}</Notice>}
    </div>
  )
}
