import { useId } from 'react'
import { formatNumber } from 'shared-contracts/formats'
import { classNames } from '../page/class-names'
import { wedge } from './bowl-shape'
import styles from './EnergyBowl.module.css'

/** Meal codes: 1 breakfast, 2 lunch, 4 dinner, 5–7 snacks. */
export type MealColour = 1 | 2 | 4 | 5 | 6 | 7

export interface BowlMeal {
  readonly mealCode: MealColour
  readonly title: string
  /** kcal; 0 and less take no part of the bowl. */
  readonly energy: number
}

export interface EnergyBowlProps {
  readonly meals: readonly BowlMeal[]
  /** What the figure shows, for example "Năng lượng của ngày thứ hai". */
  readonly title: string
  /** `small` shows the bowl alone (its text is beside it); `large` adds the table of the same numbers. */
  readonly size?: 'small' | 'large'
}

const COLOURS: Readonly<Record<MealColour, string | undefined>> = {
  1: styles.breakfast,
  2: styles.lunch,
  4: styles.dinner,
  5: styles.snack1,
  6: styles.snack2,
  7: styles.snack3,
}

/** A bowl seen from above, divided into the meals of a day by their energy. The numbers always stand beside it as text. */
export function EnergyBowl({ meals, title, size = 'large' }: EnergyBowlProps) {
  const titleId = useId()
  const served = meals.filter((meal) => meal.energy > 0)
  const total = served.reduce((sum, meal) => sum + meal.energy, 0)
  const percent = (energy: number) => Math.round((energy / total) * 100)
  const description = served.map((meal) => `${meal.title} ${percent(meal.energy)}%`).join(', ')

  let eaten = 0
  const wedges = served.map((meal) => {
    const from = eaten
    eaten += meal.energy / total
    return <path key={meal.mealCode} className={COLOURS[meal.mealCode]} d={wedge(from, eaten, 38)} />
  })

  return (
    <figure className={classNames(styles.figure, size === 'small' && styles.small)}>
      <svg className={styles.bowl} viewBox="-54 -54 108 108" role="img" aria-labelledby={titleId}>
        <title id={titleId}>{total > 0 ? `${title}: ${description}` : `${title}: chưa có số liệu`}</title>
        <circle className={styles.rim} r="52" />
        <circle className={styles.inside} r="43" />
        <g className={styles.wedges}>{wedges}</g>
      </svg>
      {size === 'large' && total > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Bữa</th>
              <th scope="col">kcal</th>
              <th scope="col">Tỷ lệ</th>
            </tr>
          </thead>
          <tbody>
            {served.map((meal) => (
              <tr key={meal.mealCode}>
                <th scope="row">
                  <MealDot mealCode={meal.mealCode} /> {meal.title}
                </th>
                <td>{formatNumber(Math.round(meal.energy))} kcal</td>
                <td>{percent(meal.energy)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  )
}

/** The colour of a meal, beside its name. */
export function MealDot({ mealCode }: { mealCode: MealColour }) {
  return (
    <svg className={styles.dot} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <circle className={COLOURS[mealCode]} cx="6" cy="6" r="6" />
    </svg>
  )
}
