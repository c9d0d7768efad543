import { formatAmount } from 'shared-contracts/formats'
import { Button, Disclosure } from 'shared-frame'
import { dietTexts } from '../../../texts/diet'
import type { DietResult } from '../requests/diet-result'
import { type FindingRow, findingRows } from '../rules/finding-rows'
import styles from './DietFindings.module.css'

const words = dietTexts.result
const SIGNS: Readonly<Record<FindingRow['kind'], string>> = {
  urgent: '!',
  limit: '!',
  above: '▲',
  below: '▼',
  habit: '•',
  missing: '?',
}
/** More than these at once are put behind a click: whoever reads them does one thing, not ten. */
const SHOWN = 5

export type SuggestedFood = DietResult['suggestions'][number]['foods'][number]

interface Props {
  readonly result: DietResult
  /** Puts a suggested food into the day; absent where there is no day to put it into. */
  readonly onAdd?: ((food: SuggestedFood) => void) | undefined
}

/** What there is to do, the most important first, each with foods that help. */
export function DietFindings({ result, onAdd }: Props) {
  const rows = findingRows(result)
  if (rows.length === 0) return null
  return (
    <>
      <h3>{words.advice}</h3>
      {rows.some(({ foods }) => foods.length > 0) && <p>{words.fillIntro}</p>}
      <FindingList rows={rows.slice(0, SHOWN)} onAdd={onAdd} />
      {rows.length > SHOWN && (
        <Disclosure summary={words.more(rows.length - SHOWN)}>
          <FindingList rows={rows.slice(SHOWN)} onAdd={onAdd} />
        </Disclosure>
      )}
    </>
  )
}

function FindingList({ rows, onAdd }: { rows: readonly FindingRow[]; onAdd: Props['onAdd'] }) {
  return (
    <ul className={styles.findings}>
      {rows.map((row) => (
        <li key={row.key} className={styles[row.kind]}>
          <span className={styles.sign} aria-hidden="true">
            {SIGNS[row.kind]}
          </span>
          <div>
            {row.limits.map((text) => (
              <p key={text}>
                <strong>{text}</strong>
              </p>
            ))}
            {row.text !== null && <p>{row.text}</p>}
            {row.foods.length > 0 && <Foods row={row} onAdd={onAdd} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Foods({ row: { foods, instead }, onAdd }: { row: FindingRow; onAdd: Props['onAdd'] }) {
  return (
    <ul className={styles.foods}>
      {foods.map((food) => {
        const text = words.food(instead, formatAmount(food.grams, 'g'), inSentence(food.title), food.household)
        return (
          <li key={food.materialId}>
            {onAdd ? (
              <Button tone="soft" size="small" onClick={() => onAdd(food)}>
                {text}
              </Button>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** "Thịt bò loại I" → "thịt bò loại I". */
function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1)
}
