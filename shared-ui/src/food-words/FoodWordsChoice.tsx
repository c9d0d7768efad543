import { useSyncExternalStore } from 'react'
import { SOUTHERN_WORDS_COOKIE } from 'shared-contracts/constants'
import { foodWordsPath } from 'shared-contracts/paths'
import styles from './FoodWordsChoice.module.css'

const texts = { legend: 'Tên món theo', north: 'Miền Bắc', south: 'Miền Nam' } as const

/**
 * Northern or Southern words for foods, on a page that has some. A form, which the document host answers with the same page in those words: it works
 * without scripts too. See docs/product/food-words.md.
 */
export function FoodWordsChoice() {
  const chosen = useSyncExternalStore(stays, chosenNow, nobodysChoice)
  return (
    <form method="post" action={foodWordsPath} data-no-print data-not-read>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{texts.legend}</legend>
        {(['north', 'south'] as const).map((words) => (
          <button
            key={words}
            type="submit"
            className={styles.words}
            name="words"
            value={words}
            aria-pressed={words === chosen}
          >
            {texts[words]}
          </button>
        ))}
      </fieldset>
    </form>
  )
}

/** Another choice is another document. */
const stays = () => () => undefined
const chosenNow = () => (document.cookie.includes(SOUTHERN_WORDS_COOKIE) ? 'south' : 'north')
/** Documents don't know: they are kept for everybody who chose the same, or for all. */
const nobodysChoice = () => null
