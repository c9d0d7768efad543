import { amountTexts } from '../../../texts/amounts'
import type { BarAmounts } from '../rules/bar-shape'
import { AmountBar } from './AmountBar'
import styles from './AmountBar.module.css'

const words = amountTexts
const SAMPLES: Readonly<Record<string, BarAmounts>> = {
  point: { recommended: { from: 10, to: 10 } },
  zone: { recommended: { from: 10, to: 14 } },
  upper: { upper: 20 },
  range: { range: { min: 10, max: 14 } },
  eaten: { recommended: { from: 10, to: 10 }, eaten: 7 },
}

interface Props {
  /** What the bars show besides recommendation and upper level. */
  readonly also?: 'range' | 'eaten'
}

/** What the marks of the bars mean. */
export function BarLegend({ also }: Props) {
  const kinds = ['point', 'zone', 'upper', ...(also === undefined ? [] : [also])] as const
  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <AmountBar {...SAMPLES[kind]} />
          {words.legend[kind]}
        </li>
      ))}
    </ul>
  )
}
