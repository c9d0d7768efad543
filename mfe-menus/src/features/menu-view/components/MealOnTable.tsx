import { useId } from 'react'
import type { Eater } from 'shared-contracts/family'
import { formatEnergy } from 'shared-contracts/formats'
import { dishPath } from 'shared-contracts/paths'
import { DishCard, MealDot } from 'shared-frame'
import { FavouriteHeart } from 'shared-ui/favourites'
import { AddToList, AddToListIcon, type ListItem } from 'shared-ui/list-items'
import { withEater } from '../../for-whom'
import type { DishOnTable, MealOfDay } from '../rules/menu-day'
import { weightOnTable } from '../rules/weight-on-table'
import styles from './DayDetail.module.css'

interface MealOnTableProps {
  readonly meal: MealOfDay<DishOnTable>
  /** The meal, and one of its dishes, for the shopping list. */
  readonly item: ListItem
  readonly itemOf: (dish: DishOnTable) => ListItem
  /** Whom a dish's own page tells amounts for. */
  readonly forWhom: Eater
  /** How many eat of it alike. */
  readonly people: number
}

/** One meal of a day with its dishes as rows, as many beside one another as there is room for. */
export function MealOnTable({ meal, item, itemOf, forWhom, people }: MealOnTableProps) {
  const headingId = useId()
  return (
    <section className={styles.meal} aria-labelledby={headingId}>
      <div className={styles.mealHead}>
        <h2 id={headingId}>
          <MealDot mealCode={meal.mealCode} /> {meal.title}
        </h2>
        <span className={styles.energy}>{formatEnergy(meal.energy)}</span>
        <AddToList item={item} />
      </div>
      <div className={styles.dishes}>
        {meal.dishes.map((dish) => (
          <DishCard
            key={dish.dishId}
            shape="row"
            to={withEater(dishPath(dish), forWhom, dish.portion)}
            title={dish.title}
            illustration={dish.illustration}
            energy={dish.energy}
            label={weightOnTable(dish, people)}
            aside={
              <>
                <FavouriteHeart item={{ type: 'dish', id: dish.dishId }} title={dish.title} />
                <AddToListIcon item={itemOf(dish)} />
              </>
            }
          />
        ))}
      </div>
    </section>
  )
}
