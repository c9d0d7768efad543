import { formatEnergy } from 'shared-contracts/formats'
import { findMeal, type MealCode } from 'shared-contracts/menus'
import { ErrorState, LoadingState } from 'shared-frame'
import { builderTexts } from '../../../texts/builder'
import { useBuilder } from '../builder-context'
import { type RelatedMeal, useRelatedMeals } from '../requests/related-meals'
import type { ChosenDish } from '../rules/draft'
import styles from './MenuBuilder.module.css'
import { OpenedPanel } from './OpenedPanel'

/** Related meals, each of which can replace the whole meal. */
export function RelatedMeals({ mealCode, onClose }: { mealCode: MealCode; onClose: () => void }) {
  const { objectTypeId, dayIndex, day, excluded, change } = useBuilder()
  const found = useRelatedMeals(objectTypeId, day, mealCode, [...excluded])
  const own = day.filter((dish) => dish.mealCode === mealCode)
  return (
    <OpenedPanel
      title={builderTexts.relatedTo(findMeal(mealCode)?.title ?? '')}
      arrived={found.status}
      onClose={onClose}
    >
      <p className={styles.soft}>{builderTexts.relatedHint}</p>
      {found.isPending && <LoadingState />}
      {found.isError && <ErrorState onRetry={() => void found.refetch()} retrying={found.isFetching} />}
      {found.data?.length === 0 && <p role="status">{builderTexts.noRelated}</p>}
      <ul className={styles.found}>
        {found.data?.map((meal) => {
          const titles = meal.dishes.map(({ title }) => title).join(', ')
          return (
            <li key={titles}>
              <button
                type="button"
                className={styles.choice}
                aria-label={builderTexts.takeMeal(titles)}
                onClick={() => {
                  change({ kind: 'meal', day: dayIndex, mealCode, dishes: chosenOf(meal, mealCode, own) })
                  onClose()
                }}
              >
                {titles} <small>{formatEnergy(meal.nutrition['1']?.value ?? null)}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </OpenedPanel>
  )
}

/** Dishes that the meal already has keep the visitor's changes. */
function chosenOf({ dishes }: RelatedMeal, mealCode: MealCode, own: readonly ChosenDish[]): ChosenDish[] {
  return dishes.map(
    ({ dishId, portion }) => own.find((dish) => dish.dishId === dishId) ?? { mealCode, dishId, portion, locked: true },
  )
}
