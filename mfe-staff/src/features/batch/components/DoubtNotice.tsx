import { formatNumber } from 'shared-contracts/formats'
import { Button, Notice } from 'shared-frame'
import type { Doubt } from '../assessment/doubt'
import type { BatchSetup } from '../mapping/batch-setup'
import { pageTexts } from '../page-texts'
import styles from './Batch.module.css'

const words = pageTexts.doubt

interface Props {
  readonly doubt: Doubt
  readonly setup: BatchSetup
  readonly onRun: (setup: BatchSetup) => void
}

/** Why there are no results yet, the likely cause, and the way on with it or without. */
export function DoubtNotice({ doubt: { rows, remedy }, setup, onRun }: Props) {
  const causes =
    remedy === null
      ? []
      : [
          remedy.ageUnit !== null && remedy.ageUnit !== setup.ageUnit && words.causes.age[remedy.ageUnit],
          remedy.weightUnit !== setup.weightUnit && words.causes.weight[remedy.weightUnit],
          remedy.lengthUnit !== setup.lengthUnit && words.causes.length[remedy.lengthUnit],
        ].filter((cause) => cause !== false)
  return (
    <Notice kind="error">
      <p>{words.found(formatNumber(rows))}</p>
      <p>{causes.length === 0 ? words.noCause : words.likely(causes.join(', '))}</p>
      <div className={styles.row}>
        {remedy !== null && (
          <Button size="small" onClick={() => onRun({ ...setup, ...remedy })}>
            {words.apply}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={() => onRun({ ...setup, doubtAccepted: true })}>
          {words.anyway}
        </Button>
      </div>
    </Notice>
  )
}
