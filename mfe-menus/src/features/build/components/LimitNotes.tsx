import { dayTitles } from 'shared-contracts/menus'
import type { BrokenLimit } from 'shared-contracts/nutrition'
import { Notice } from 'shared-frame'
import { builderTexts } from '../../../texts/builder'
import { DAY_CODES } from '../rules/draft'
import styles from './DayTotals.module.css'

/** Limits of the rule book that the chosen days break, in words; of several days each with its day. */
export function LimitNotes({ limits, dayCount }: { limits: readonly BrokenLimit[]; dayCount: number }) {
  return (
    <div role="status" className={styles.gaps}>
      {limits.length > 0 && <h3>{builderTexts.limits(limits.length)}</h3>}
      {limits.map(({ ruleId, dayIndex, mealCode, text }) => (
        <Notice key={`${ruleId} ${dayIndex} ${mealCode}`} kind="warning">
          {dayIndex !== null && dayCount > 1 && <strong>{dayTitles[DAY_CODES[dayIndex] ?? 'N1']}: </strong>}
          {text}
        </Notice>
      ))}
    </div>
  )
}
