import { useId } from 'react'
import styles from '../ReadingAids.module.css'
import { readingAidsTexts as texts } from '../reading-aids-texts'
import { TEXT_SIZES } from './text-sizes'
import { useTextSize } from './use-text-size'

/** Three sizes of the letter A to choose from. */
export function TextSizeChoice() {
  const name = useId()
  const [chosen, choose] = useTextSize()
  return (
    <fieldset className={styles.sizes}>
      <legend className="visually-hidden">{texts.size}</legend>
      {TEXT_SIZES.map((size) => (
        <label key={size} className={styles.size} title={texts.sizes[size]}>
          <input
            type="radio"
            name={name}
            value={size}
            aria-label={texts.sizes[size]}
            checked={size === chosen}
            onChange={() => choose(size)}
          />
          <span className={styles[size]} aria-hidden="true">
            A
          </span>
        </label>
      ))}
    </fieldset>
  )
}
