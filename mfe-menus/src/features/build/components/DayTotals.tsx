import { formatAmount, formatEnergy } from 'shared-contracts/formats'
import { findStandard, meals } from 'shared-contracts/menus'
import {
  isOffStandard,
  type JudgedDay,
  type Kitchen,
  type StandardResult,
  standardStatusWords,
} from 'shared-contracts/nutrition'
import { EnergyBowl, Notice } from 'shared-frame'
import { NutritionNeed } from 'shared-ui/needs'
import { builderTexts } from '../../../texts/builder'
import { menuTexts } from '../../../texts/menu'
import { standardsTexts } from '../../../texts/standards'
import { ActivityNote, DayStandards, EnergyRatio } from '../../standards'
import { useBuilder } from '../builder-context'
import { DAY_CODES } from '../rules/draft'
import styles from './DayTotals.module.css'

export const TOTALS_ID = 'tong-ca-ngay'

/** The totals of the day: pictures, the standards not met with the reason, and the table of standards. */
export function DayTotals({ judged }: { judged: JudgedDay }) {
  const { day } = judged
  const { objectTypeId } = useBuilder()
  const { protein, lipid, glucid } = day.total.amounts
  const grams = ({ value, missingCount }: typeof protein) => (missingCount > 0 ? null : value)
  return (
    <section className={styles.totals} id={TOTALS_ID} aria-labelledby={`${TOTALS_ID}-h`} tabIndex={-1}>
      <h2 id={`${TOTALS_ID}-h`}>{builderTexts.totals}</h2>
      <p className={styles.energy}>{formatEnergy(day.total.amounts.energy.value)}</p>
      <EnergyBowl
        meals={meals.map(({ code, title }) => ({
          mealCode: code,
          title,
          energy: day.meals.get(code)?.amounts.energy.value ?? 0,
        }))}
        title={menuTexts.share}
      />
      <EnergyRatio protein={grams(protein)} lipid={grams(lipid)} glucid={grams(glucid)} />
      <Gaps standards={judged.standards} />
      <ActivityNote objectTypeId={objectTypeId} />
      <DayStandards results={judged.standards} />
    </section>
  )
}

/** Enforced standards that this day doesn't meet, with the builder's reason where it gave one. */
function Gaps({ standards }: { standards: readonly StandardResult[] }) {
  const { objectTypeId, draft, dayIndex, kitchen } = useBuilder()
  const gaps = enforcedGaps(standards, kitchen.needsOf(objectTypeId))
  if (gaps.length === 0) return <Notice kind="success">{builderTexts.allMet}</Notice>
  return (
    <div className={styles.gaps}>
      <h3>{builderTexts.gaps(gaps.length)}</h3>
      <ul>
        {gaps.map((gap) => {
          const standard = findStandard(gap.standardId)
          if (standard === undefined) return null
          const reason = draft.unmet.find(
            ({ standardId, dayCode }) => standardId === gap.standardId && dayCode === DAY_CODES[dayIndex],
          )?.reason
          // The reason already names the standard and its figures.
          if (reason !== undefined) return <li key={gap.standardId}>{reason}</li>
          return (
            <li key={gap.standardId}>
              <strong>{standard.title}</strong>: {formatAmount(gap.value, standard.unit)},{' '}
              {standardStatusWords[gap.status]} ({standardsTexts.need.toLowerCase()}{' '}
              <NutritionNeed min={gap.min} max={gap.max} unit={standard.unit} />)
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function enforcedGaps(standards: readonly StandardResult[], needs: ReturnType<Kitchen['needsOf']>) {
  const enforced = new Set(needs.filter(({ enforce }) => enforce !== 'report').map(({ standardId }) => standardId))
  return standards.filter((result) => isOffStandard(result) && enforced.has(result.standardId))
}
