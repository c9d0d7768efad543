import { reviewOfAdvice } from 'shared-contracts/health-rules'
import { writtenDay } from 'shared-contracts/nutrition'
import { classNames, Notice, ReviewLine } from 'shared-frame'
import { readingText } from 'shared-ui/reading-aids'
import { VerdictActions, VerdictPanel } from 'shared-ui/verdicts'
import { dietTexts } from '../../../texts/diet'
import type { DietResult } from '../requests/diet-result'
import { writtenRows } from '../rules/result-rows'
import { eatenWords } from './DietBars'
import { DietFindings } from './DietFindings'
import resultStyles from './DietResult.module.css'

const words = dietTexts.result

interface Props {
  readonly result: DietResult
  /** An older result is shown until the new one is there. */
  readonly updating: boolean
}

/** A day that is not all written down, or has far too little energy: what is missing, what holds anyhow, and amounts compared with nothing. */
export function UnjudgedDay({ result, updating }: Props) {
  const { verdict, urgency, findings } = result
  const isLow = writtenDay(result)?.state === 'low'
  const rows = writtenRows(result)
  return (
    <div
      className={classNames(resultStyles.result, readingText, updating && resultStyles.updating)}
      aria-busy={updating}
    >
      {findings.length + result.limits.length === 0 ? (
        <div role="status">
          <Notice kind="info">{verdict}</Notice>
        </div>
      ) : (
        <VerdictPanel
          urgency={urgency}
          verdict={verdict}
          actions={<VerdictActions acts={isLow || urgency === 'see' ? ['ask'] : []} />}
        />
      )}
      <DietFindings result={result} />
      {rows.length > 0 && (
        <>
          <h3>{words.writtenAmounts}</h3>
          <ul>
            {rows.map((row) => (
              <li key={row.standardId}>
                {row.standard.title}: {eatenWords(row)}
              </li>
            ))}
          </ul>
        </>
      )}
      {findings.length > 0 && (
        <ReviewLine
          review={reviewOfAdvice(
            'diet',
            findings.map(({ adviceId }) => adviceId),
          )}
        />
      )}
      <p>
        <small>{words.note}</small>
      </p>
    </div>
  )
}
