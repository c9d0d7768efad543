import { Disclosure } from 'shared-frame'
import { amountTexts } from '../../../texts/amounts'
import styles from './AmountBar.module.css'

const words = amountTexts

/** What the units mean, on wish. */
export function UnitWords() {
  return (
    <Disclosure summary={words.units}>
      <dl className={styles.units}>
        {words.unitList.map(([unit, meaning]) => (
          <div key={unit}>
            <dt>{unit}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
