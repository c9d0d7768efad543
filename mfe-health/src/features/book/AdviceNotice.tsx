import { type AdviceText, reviewOfAdvice, type Urgency } from 'shared-contracts/health-rules'
import { Notice, ReviewLine } from 'shared-ui'
import styles from './Book.module.css'

interface AdviceNoticeProps {
  /** The tool that advises: the name of its file in content/advice. */
  readonly tool: string
  readonly urgency: Urgency
  readonly verdict: string
  /** What the findings mean; empty: the verdict says it all. */
  readonly meanings?: readonly string[]
  readonly advice: readonly Pick<AdviceText, 'id' | 'text'>[]
}

const KINDS = { fine: 'success', watch: 'warning', see: 'warning', 'see now': 'error' } as const

/** One verdict first, then what was found, what each thing asks for, and whether the texts are signed. */
export function AdviceNotice({ tool, urgency, verdict, meanings = [], advice }: AdviceNoticeProps) {
  return (
    <>
      <Notice kind={KINDS[urgency]}>{verdict}</Notice>
      {meanings.length > 0 && <p>{meanings.join(' ')}</p>}
      <ul className={styles.advice}>
        {advice.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <ReviewLine
        review={reviewOfAdvice(
          tool,
          advice.map(({ id }) => id),
        )}
      />
    </>
  )
}
