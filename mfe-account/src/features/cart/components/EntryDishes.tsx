import { dayTitles, findMeal } from 'shared-contracts/menus'
import { dishPath } from 'shared-contracts/paths'
import { AppLink } from 'shared-frame'
import type { CartEntry } from '../rules/cart-groups'
import { keyed } from '../rules/keyed'
import styles from './Entries.module.css'

/** The dishes of an entry by day and meal, each a link. A day alone needs no name. */
export function EntryDishes({ days }: { days: CartEntry['days'] }) {
  return keyed(days, ({ dayCode }) => dayCode).map(({ key, item: { dayCode, meals } }) => (
    <div key={key}>
      {days.length > 1 && <h4 className={styles.day}>{dayTitles[dayCode]}</h4>}
      <dl className={styles.meals}>
        {keyed(meals, ({ mealCode }) => mealCode).map(({ key: mealKey, item: meal }) => (
          <div key={mealKey}>
            <dt>{findMeal(meal.mealCode)?.title}</dt>
            {keyed(meal.dishes, ({ dishId }) => dishId).map(({ key: dishKey, item: dish }) => (
              <dd key={dishKey}>
                <AppLink to={dishPath(dish)}>{dish.title}</AppLink>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  ))
}
