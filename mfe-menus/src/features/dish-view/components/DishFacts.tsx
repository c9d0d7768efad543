import type { CallAnswer } from 'shared-contracts/calls'
import { findMeal } from 'shared-contracts/menus'
import { Tag } from 'shared-frame'
import { dishTexts } from '../../../texts/dish'
import { suitedWords } from '../rules/suited-words'
import { Allergens } from './Allergens'
import styles from './DishFacts.module.css'

/** What one wants to know before cooking: how long, which meal, for whom, which allergens. */
export function DishFacts({ dish }: { dish: CallAnswer<'Dish/GetById'> }) {
  const meals = dish.mealCodes.flatMap((code) => findMeal(code)?.title ?? [])
  const recipe = dish.detail?.recipe
  // Where the recipe is told, its own times are: both stand on one page.
  const told = recipe === undefined ? 0 : recipe.prepareMinutes + recipe.cookMinutes
  const suited = suitedWords(dish.objectTypeIds)
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{dishTexts.time}</dt>
          <dd>
            {dishTexts.minutes(told > 0 ? told : dish.minutes)}, {dish.method}
          </dd>
        </div>
        <div>
          <dt>{dishTexts.meals}</dt>
          <dd>{meals.join(', ')}</dd>
        </div>
        {suited !== '' && (
          <div>
            <dt>{dishTexts.suits}</dt>
            <dd>{suited}</dd>
          </div>
        )}
      </dl>
      <Allergens codes={dish.allergens} mayContain={dish.mayContain} />
      {dish.tags.length > 0 && (
        <p className={styles.tags}>
          {dish.tags.map((tag) => (
            <Tag key={tag.id}>{tag.title}</Tag>
          ))}
        </p>
      )}
    </>
  )
}
