import { ratioTexts } from '../../texts/ratio'
import styles from './EnergyRatio.module.css'
import { type EnergyParts, ratioOf } from './energy-ratio'

const PARTS = ['p', 'l', 'g'] as const

/** Energy from protein, lipid and glucid as one bar, with the table of the same numbers. */
export function EnergyRatio(parts: EnergyParts) {
  const ratio = ratioOf(parts)
  if (ratio === null) return null
  const starts = { p: 0, l: ratio.p, g: ratio.p + ratio.l }
  const said = PARTS.map((part) => `${ratioTexts[part]} ${ratio[part]}%`).join(', ')
  return (
    <figure className={styles.figure}>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" role="img">
        <title>{`${ratioTexts.title}: ${said}`}</title>
        {PARTS.map((part) => (
          <rect key={part} className={styles[part]} x={starts[part]} y="0" width={ratio[part]} height="10" />
        ))}
      </svg>
      <table className={styles.table}>
        <caption>{ratioTexts.title}</caption>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part}>
              <th scope="row">{ratioTexts[part]}</th>
              <td>{ratio[part]}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
