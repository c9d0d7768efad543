import { formatNeed } from 'shared-contracts/formats'
import { texts } from '../../../texts'
import type { Need } from '../rules/need-groups'
import styles from './Needs.module.css'

/** Standards of the shares of energy from protein, lipid and glucid, in %. */
const PARTS = [
  { standardId: 9, title: texts.needs.protein, className: styles.protein },
  { standardId: 10, title: texts.needs.lipid, className: styles.lipid },
  { standardId: 12, title: texts.needs.glucid, className: styles.glucid },
] as const

/** Where the energy comes from: for each nutrient a bar from its least to its greatest share, on one scale of 0 to 100 %. */
export function EnergySources({ needs }: { needs: readonly Need[] }) {
  const rows = PARTS.flatMap((part) => {
    const need = needs.find((candidate) => candidate.standardId === part.standardId)
    return need && need.min !== null && need.max !== null ? [{ ...part, min: need.min, max: need.max }] : []
  })
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{texts.needs.energySources}</h3>
      <ul className={styles.bars}>
        {rows.map((row) => (
          <li key={row.standardId}>
            <span>
              {row.title}: <strong>{formatNeed(row)} %</strong>
            </span>
            <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="6" rx="1" />
              <rect className={row.className} x={row.min} width={Math.max(row.max - row.min, 1)} height="6" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
