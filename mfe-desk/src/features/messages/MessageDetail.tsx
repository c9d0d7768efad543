import { formatInstant } from 'shared-contracts/formats'
import { formatPhone } from 'shared-contracts/validation'
import styles from './Message.module.css'
import { messageTexts as words } from './message-texts'
import type { Message } from './messages'

/** Who wrote what, and what became of it. */
export function MessageDetail({ entry: { message } }: { entry: Message }) {
  const { fullName, email, phoneNumber, content, answer, answerChannel, rejectReason, settledAt, settledBy } = message
  return (
    <>
      <p className={styles.soft} translate="no">
        {fullName}
        {email !== null && (
          <>
            {', '}
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        {phoneNumber !== null && (
          <>
            {', '}
            <a href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</a>
          </>
        )}
      </p>
      <p className={styles.words}>{content}</p>
      {answer !== null && answerChannel !== null && (
        <section className={styles.answer} aria-label={words.answered[answerChannel]}>
          <h3>{words.answered[answerChannel]}</h3>
          <p className={styles.words}>{answer}</p>
        </section>
      )}
      {rejectReason !== null && (
        <p>
          <strong>{words.rejectedFor}:</strong> {rejectReason}
        </p>
      )}
      {settledAt !== null && <p className={styles.soft}>{words.by(settledBy, formatInstant(new Date(settledAt)))}</p>}
    </>
  )
}
