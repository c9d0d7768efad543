import type { CallAnswer } from 'shared-contracts/calls'
import { formatKitchenGrams } from 'shared-contracts/formats'
import { dishTexts } from '../../../texts/dish'
import styles from './DishAmounts.module.css'

type Detail = NonNullable<CallAnswer<'Dish/GetById'>['detail']>

/** A peel or bone that weighs less than this share of the food is not worth a word. */
const WORTH_TELLING = 1.1

/** What to prepare, as a cook measures it with grams beside, and what to buy where peel or bone comes off; then what it weighs when served. */
export function DishAmounts({ detail, serving }: { detail: Detail; serving: NonNullable<Detail['serving']> }) {
  return (
    <>
      <ul className={styles.list}>
        {detail.ingredients.map(({ materialId, title, grams, measure, boughtGrams }) => (
          <li key={materialId}>
            <span>{title}</span>
            <span className={styles.amount}>
              {measure === null ? (
                <strong>{formatKitchenGrams(grams)}</strong>
              ) : (
                <>
                  <strong>{measure}</strong>
                  {` (${formatKitchenGrams(grams)})`}
                </>
              )}
              {boughtGrams >= grams * WORTH_TELLING && (
                <small className={styles.bought}>{dishTexts.buy(formatKitchenGrams(boughtGrams))}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p>{dishTexts.weights(servedWords(serving), formatKitchenGrams(serving.rawGrams))}</p>
    </>
  )
}

/** "180 g, bằng khoảng ¾ bát con"; of several eaters what each one gets. */
function servedWords({ servedGrams, servedAs, people }: NonNullable<Detail['serving']>): string {
  const all = formatKitchenGrams(servedGrams)
  if (people === 1) return servedAs === null ? all : dishTexts.servedAs(all, servedAs)
  const each = formatKitchenGrams(servedGrams / people)
  return dishTexts.servedEach(all, servedAs === null ? each : `${servedAs} (${each})`)
}
