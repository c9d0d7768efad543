import { formatEnergy } from 'shared-contracts/formats'
import type { JudgedDay } from 'shared-contracts/nutrition'
import { Button } from 'shared-frame'
import { builderTexts } from '../../../texts/builder'
import { standardsTexts } from '../../../texts/standards'
import { metCount } from '../../standards'
import { TOTALS_ID } from './DayTotals'
import styles from './SuggestionBar.module.css'

interface SuggestionBarProps {
  readonly judged: JudgedDay
  readonly pending: 'day' | 'week' | null
  /** The day has a dish. */
  readonly started: boolean
  /** Whether a whole week can be suggested. */
  readonly week: boolean
  readonly onSuggest: (what: 'day' | 'week') => void
  readonly onStop: () => void
}

/** The day at a glance and the main action, always within reach of the thumb. */
export function SuggestionBar({ judged, pending, started, week, onSuggest, onStop }: SuggestionBarProps) {
  const { met, judged: all } = metCount(judged.standards)
  return (
    <div className={styles.bar} data-no-print>
      <p className={styles.glance} role="status">
        {pending !== null
          ? builderTexts.searching
          : started && (
              <a href={`#${TOTALS_ID}`}>
                {formatEnergy(judged.day.total.amounts.energy.value)} · {standardsTexts.short(met, all)}
              </a>
            )}
      </p>
      {pending === null ? (
        <>
          <Button size="small" onClick={() => onSuggest('day')}>
            {started ? builderTexts.completeDay : builderTexts.wholeDay}
          </Button>
          {week && (
            <Button size="small" tone="soft" onClick={() => onSuggest('week')}>
              {builderTexts.completeWeek}
            </Button>
          )}
        </>
      ) : (
        <Button size="small" tone="soft" onClick={onStop}>
          {builderTexts.stop}
        </Button>
      )}
    </div>
  )
}
