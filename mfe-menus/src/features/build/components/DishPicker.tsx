import { useId, useRef, useState } from 'react'
import { findMeal, type MealCode } from 'shared-contracts/menus'
import { Button, ErrorState, LoadingState } from 'shared-frame'
import { builderTexts } from '../../../texts/builder'
import { dishTexts } from '../../../texts/dish'
import { useDishesForMeal } from '../requests/dishes-for-meal'
import styles from './MenuBuilder.module.css'
import { useShownWhole } from './OpenedPanel'

interface DishPickerProps {
  readonly objectTypeId: number
  readonly mealCode: MealCode
  /** Dishes with any of them are not offered. */
  readonly avoidedAllergens: readonly string[]
  readonly onPick: (dishId: number) => void
  readonly onClose: () => void
}

/** Search for a dish that suits the meal and the object type, in the place where the dish will be added. */
export function DishPicker({ objectTypeId, mealCode, avoidedAllergens, onPick, onClose }: DishPickerProps) {
  const [keyword, setKeyword] = useState('')
  const id = useId()
  const place = useRef<HTMLFieldSetElement>(null)
  const found = useDishesForMeal({
    objectTypeId,
    mealCode,
    keyword: keyword.trim(),
    withoutAllergens: avoidedAllergens,
  })
  useShownWhole(place, found.status)
  return (
    <fieldset
      ref={place}
      className={styles.picker}
      aria-label={builderTexts.addDish(findMeal(mealCode)?.title ?? '')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <label htmlFor={id}>{builderTexts.search}</label>
      <input
        id={id}
        type="search"
        value={keyword}
        maxLength={100}
        autoComplete="off"
        // The visitor has just opened this field.
        ref={focusOnce}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {found.isPending && <LoadingState />}
      {found.isError && <ErrorState onRetry={() => void found.refetch()} retrying={found.isFetching} />}
      <p role="status" className={styles.soft}>
        {found.data && (found.data.length === 0 ? builderTexts.nothing : builderTexts.offered(found.data.length))}
      </p>
      <ul className={styles.found}>
        {found.data?.map((dish) => (
          <li key={dish.dishId}>
            <button
              type="button"
              className={styles.choice}
              aria-label={builderTexts.pick(dish.title)}
              onClick={() => onPick(dish.dishId)}
            >
              {dish.title} <small>{dishTexts.minutes(dish.minutes)}</small>
            </button>
          </li>
        ))}
      </ul>
      <Button tone="quiet" size="small" onClick={onClose}>
        {builderTexts.close}
      </Button>
    </fieldset>
  )
}

/** Defined at module level: a new ref function on every render would steal the focus at every letter. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
