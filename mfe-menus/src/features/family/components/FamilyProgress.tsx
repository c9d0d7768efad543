import { Button } from 'shared-frame'
import { familyTexts } from '../family-texts'
import styles from './FamilyPot.module.css'

/** How far the search is. The bar moves; screen readers are told its start, its half and that it waits, not each step. */
export function FamilyProgress({
  progress,
  waiting,
  onCancel,
}: {
  progress: number
  waiting: boolean
  onCancel: () => void
}) {
  const percent = Math.round(progress * 100)
  return (
    <div className={styles.progress}>
      <p role="status">{waiting ? familyTexts.waiting : progress < 0.5 ? familyTexts.running : familyTexts.halfway}</p>
      <progress max={100} value={percent} aria-label={familyTexts.progress}>
        {percent} %
      </progress>
      <Button tone="soft" size="small" onClick={onCancel}>
        {familyTexts.cancel}
      </Button>
    </div>
  )
}
