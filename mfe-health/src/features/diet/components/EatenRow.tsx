import { useId, useState } from 'react'
import { formatDecimal, formatNumber } from 'shared-contracts/formats'
import { mayPartThousands, readDecimalEntry, validationMessages } from 'shared-contracts/validation'
import { Button, Icon } from 'shared-frame'
import { dietTexts } from '../../../texts/diet'
import type { Food } from '../requests/foods'
import { type DietChange, type Eaten, type EatenDish, type EatenFood, PORTION_STEP } from '../rules/diet-draft'
import styles from './Diet.module.css'

const words = dietTexts.day

interface Props {
  readonly eaten: Eaten
  readonly foods: readonly Food[]
  readonly change: (change: DietChange) => void
}

/** One dish or food of a meal, how much of it, and a way to take it away. */
export function EatenRow({ eaten, foods, change }: Props) {
  return (
    <li className={styles.eaten}>
      <span className={styles.name}>{eaten.title}</span>
      {eaten.kind === 'dish' ? (
        <Portion dish={eaten} change={change} />
      ) : (
        <Amount
          food={eaten}
          units={foods.find(({ materialId }) => materialId === eaten.materialId)?.units ?? []}
          change={change}
        />
      )}
      <Button
        tone="quiet"
        size="small"
        aria-label={words.removeOf(eaten.title)}
        icon={<Icon name="close" />}
        onClick={() => change({ kind: 'remove', key: eaten.key })}
      >
        {words.remove}
      </Button>
    </li>
  )
}

function Portion({ dish, change }: { dish: EatenDish; change: Props['change'] }) {
  const step = (by: number) => change({ kind: 'portion', key: dish.key, by })
  return (
    <span className={styles.stepper}>
      <button type="button" aria-label={words.less(dish.title)} onClick={() => step(-PORTION_STEP)}>
        −
      </button>
      <span aria-live="polite">{words.portion(formatNumber(dish.portion))}</span>
      <button type="button" aria-label={words.more(dish.title)} onClick={() => step(PORTION_STEP)}>
        +
      </button>
    </span>
  )
}

function Amount({ food, units, change }: { food: EatenFood; units: Food['units']; change: Props['change'] }) {
  const errorId = useId()
  const [typed, setTyped] = useState('')
  // What was typed stays ("1," on the way to "1,5", "1.250" with a message) as long as it states the amount.
  const unit = food.unit === 'g' ? 'g' : ''
  const text =
    readDecimalEntry(typed, unit) === food.amount ? typed : food.amount === null ? '' : formatDecimal(food.amount)
  const wrong = food.amount === null || food.amount === 0
  const offered = [...units, { unit: 'g', grams: 1 }]
  // A kept day may name a unit otherwise than the foods of today, in Southern words: it stays the chosen one
  const isOffered = offered.some(({ unit }) => unit === food.unit)
  const all = isOffered ? offered : [{ unit: food.unit, grams: food.gramsPerUnit }, ...offered]
  return (
    <span className={styles.amount}>
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        aria-label={words.amountOf(food.title)}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? errorId : undefined}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value)
          change({ kind: 'amount', key: food.key, amount: readDecimalEntry(target.value, unit) })
        }}
      />
      <select
        aria-label={words.unitOf(food.title)}
        value={food.unit}
        onChange={({ target }) => {
          const chosen = all.find(({ unit }) => unit === target.value)
          if (chosen) change({ kind: 'unit', key: food.key, unit: chosen.unit, gramsPerUnit: chosen.grams })
        }}
      >
        {all.map(({ unit, grams }) => (
          <option key={unit} value={unit}>
            {unit === 'g' ? 'g' : `${unit} (${formatNumber(grams, 0)} g)`}
          </option>
        ))}
      </select>
      {wrong && (
        <span id={errorId} className={styles.wrong}>
          {mayPartThousands(text.trim()) ? validationMessages.entryThousands : words.amountWrong}
        </span>
      )}
    </span>
  )
}
