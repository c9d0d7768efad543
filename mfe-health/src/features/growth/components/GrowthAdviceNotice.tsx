import { findingMeaning, type GrowthAdvice } from 'shared-contracts/growth-advice'
import { reviewOfAdvice } from 'shared-contracts/health-rules'
import { Notice, ReviewLine } from 'shared-ui'
import { bookStyles as styles } from '../../book'

const KINDS = { fine: 'success', watch: 'warning', see: 'warning', 'see now': 'error' } as const

/** One verdict first, then what each thing that was found means and asks for. */
export function GrowthAdviceNotice({ advice }: { advice: GrowthAdvice }) {
  const meanings = advice.findings.flatMap((finding) => findingMeaning(finding) ?? [])
  return (
    <>
      <Notice kind={KINDS[advice.urgency]}>{advice.verdict}.</Notice>
      {meanings.length > 0 && <p>{meanings.join(' ')}</p>}
      <ul className={styles.advice}>
        {advice.advice.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <ReviewLine
        review={reviewOfAdvice(
          'growth',
          advice.advice.map(({ id }) => id),
        )}
      />
    </>
  )
}
