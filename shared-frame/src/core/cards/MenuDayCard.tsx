import type { ReactNode } from 'react'
import { formatEnergy, formatNumber } from 'shared-contracts/formats'
import { AppLink } from '../navigation/AppLink'
import { classNames } from '../page/class-names'
import styles from './Card.module.css'
import { EnergyBowl, type MealColour, MealDot } from './EnergyBowl'

export interface MenuDayMeal {
  readonly mealCode: MealColour
  readonly title: string
  /** kcal of the meal. */
  readonly energy: number
  readonly dishes: readonly string[]
}

export interface MenuDayCardProps {
  /** The day or the menu's name: "Thứ hai", "Thực đơn 12". */
  readonly title: string
  /** Where the whole menu is. */
  readonly to?: string
  readonly meals: readonly MenuDayMeal[]
  readonly aside?: ReactNode
}

/** A day's menu at a glance: the bowl of its energy, then each meal with its dishes. */
export function MenuDayCard({ title, to, meals, aside }: MenuDayCardProps) {
  const total = meals.reduce((sum, meal) => sum + meal.energy, 0)
  return (
    <article className={classNames(styles.card, styles.menuDay)}>
      <div className={styles.menuHead}>
        <EnergyBowl meals={meals} title={`Năng lượng theo bữa, ${title}`} size="small" />
        <div>
          <h3 className={styles.title}>
            {to === undefined ? (
              title
            ) : (
              <AppLink className={styles.link} to={to}>
                {title}
              </AppLink>
            )}
          </h3>
          <p className={styles.energy}>{formatEnergy(total)}</p>
        </div>
      </div>
      <dl className={styles.meals}>
        {meals.map((meal) => (
          <div key={meal.mealCode}>
            <dt>
              <span className={styles.mealName}>
                <MealDot mealCode={meal.mealCode} /> {meal.title}
              </span>
              <span>{formatNumber(Math.round(meal.energy))} kcal</span>
            </dt>
            <dd>{meal.dishes.join(', ')}</dd>
          </div>
        ))}
      </dl>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </article>
  )
}
