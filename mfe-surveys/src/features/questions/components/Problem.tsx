import { Icon } from 'shared-frame'
import styles from './Problem.module.css'

/** What is wrong with an answer, beside it. */
export function Problem({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <p id={id} className={styles.problem}>
      <Icon name="warning" size="1.25em" />
      {children}
    </p>
  )
}
