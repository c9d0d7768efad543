import { Icon } from '../../core/page/Icon'
import styles from './Field.module.css'

/** The message of one field. Its place stays in the document, so that a new message is announced. */
export function FieldError({ id, message }: { id?: string; message: string | null | undefined }) {
  return (
    <div id={id} className={styles.message} aria-live="polite">
      {message && (
        <p className={styles.error}>
          <Icon name="warning" size="1.25em" />
          {message}
        </p>
      )}
    </div>
  )
}
