import { formatNumber } from 'shared-contracts/formats'
import { Button, Section } from 'shared-frame'
import { pageTexts } from '../page-texts'
import styles from './Batch.module.css'

const words = pageTexts.running

/** How far the file is read, and the way out. */
export function RunProgress({ share, rows, onCancel }: { share: number; rows: number; onCancel: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <Section title={words.title}>
      <div className={styles.progress}>
        <progress max={100} value={percent} aria-label={words.title}>
          {percent} %
        </progress>
        <p>{words.rows(formatNumber(rows))}</p>
        <Button tone="soft" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Section>
  )
}
