import type { ReactNode } from 'react'
import { type AdviceText, reviewOfAdvice, type Verdict } from 'shared-contracts/health-rules'
import { ReviewLine } from 'shared-frame'
import { VerdictPanel } from 'shared-ui/verdicts'
import styles from './Book.module.css'

interface AdviceNoticeProps {
  /** The tool that advises: the name of its file in content/advice. */
  readonly tool: string
  readonly verdict: Pick<Verdict, 'urgency' | 'verdict' | 'told'> & {
    readonly advice: readonly Pick<AdviceText, 'id' | 'text'>[]
  }
  /** The way to act, beside the verdict. */
  readonly actions: ReactNode
}

/** One verdict first, then what was found, what each thing asks for, and whether the texts are signed. */
export function AdviceNotice({ tool, verdict: { urgency, verdict, told, advice }, actions }: AdviceNoticeProps) {
  return (
    <>
      <VerdictPanel urgency={urgency} verdict={verdict} told={told} actions={actions} />
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
