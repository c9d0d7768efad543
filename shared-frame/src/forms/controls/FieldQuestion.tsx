import { swapWords } from 'shared-contracts/validation'
import { Button } from '../../core/page/Button'
import styles from './Field.module.css'

/** Something that a field asks about what stands in it, with answers of one press. */
export interface FieldQuestionProps {
  readonly text: string
  readonly answers: readonly FieldAnswer[]
}

export interface FieldAnswer {
  /** What it does: "Ghi 3,2 kg". */
  readonly label: string
  readonly onAnswer: () => void
}

/** Asks whether weight and length stand in each other's fields; `onSwap` puts both right. */
export function swapQuestion(onSwap: () => void): FieldQuestionProps {
  return { text: swapWords.question, answers: [{ label: swapWords.action, onAnswer: onSwap }] }
}

/** The question of one field below its message. Its place stays in the document, so that a new question is announced. */
export function FieldQuestion({ id, question }: { id: string; question: FieldQuestionProps | null }) {
  return (
    <div className={styles.message} aria-live="polite">
      {question && (
        <div className={styles.question}>
          <p id={id}>{question.text}</p>
          {question.answers.map(({ label, onAnswer }) => (
            <Button key={label} tone="soft" size="small" onClick={onAnswer}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
