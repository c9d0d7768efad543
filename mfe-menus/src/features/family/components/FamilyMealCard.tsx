import { formatAmount } from 'shared-contracts/formats'
import { ADULT_OBJECT_TYPE_ID, findMeal } from 'shared-contracts/menus'
import { dishPath } from 'shared-contracts/paths'
import { slugify } from 'shared-contracts/text'
import { AppLink, Disclosure } from 'shared-frame'
import { withEater } from '../../for-whom'
import { familyTexts } from '../family-texts'
import type { FamilyDish, FamilyMeal, FamilyMenu } from '../rules/family-draft'
import { gramsOf, handlingSteps, isPot, keepingNotes } from '../rules/family-meal'
import styles from './FamilyPot.module.css'

type Titles = ReadonlyMap<string, string>

const whole = (grams: number): string => formatAmount(Math.max(1, Math.round(grams)), 'g')

const linkOf = ({ dishId, title }: FamilyDish): string => dishPath({ dishId, slug: slugify(title) })

/** The page of somebody's own dish, with the amounts of that eater. */
function linkFor(dish: FamilyDish, eater: string, { eaters }: FamilyMenu): string {
  const objectTypeId = eaters.find(({ key }) => key === eater)?.objectTypeId ?? ADULT_OBJECT_TYPE_ID
  return objectTypeId === ADULT_OBJECT_TYPE_ID ? linkOf(dish) : withEater(linkOf(dish), { kind: 'type', objectTypeId })
}

/** A meal: the pot with everybody's portion, what is cooked apart, and what to do while cooking and serving. */
export function FamilyMealCard({ meal, menu, titles }: { meal: FamilyMeal; menu: FamilyMenu; titles: Titles }) {
  const title = findMeal(meal.mealCode)?.title ?? ''
  const pots = meal.dishes.filter(isPot)
  const own = meal.dishes.filter((dish) => !isPot(dish))
  const steps = handlingSteps(meal, menu)
  return (
    <section className={styles.meal} aria-label={title}>
      <h3>{title}</h3>
      {pots.length > 0 && (
        <ul className={styles.dishes}>
          {pots.map((dish) => (
            <li key={dish.dishId}>
              <PotDish dish={dish} titles={titles} />
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && (
        <>
          {pots.length > 0 && <h4>{familyTexts.own}</h4>}
          <ul className={styles.own}>
            {[...titles].flatMap(([key, name]) => {
              const dishes = own.filter(({ portions }) => portions[0]?.eater === key)
              return dishes.length === 0
                ? []
                : [
                    <li key={key}>
                      <strong>{name}:</strong>{' '}
                      {dishes.map((dish, index) => (
                        <span key={dish.dishId}>
                          {index > 0 && ', '}
                          <AppLink to={linkFor(dish, key, menu)}>{dish.title}</AppLink>{' '}
                          <span className={styles.weight}>({whole(gramsOf(dish))})</span>
                        </span>
                      ))}
                    </li>,
                  ]
            })}
          </ul>
        </>
      )}
      {steps.length > 0 && (
        <>
          <h4>{familyTexts.handling}</h4>
          <ul className={styles.steps}>
            {steps.map(({ id, text, eaters, dishes }) => (
              <li key={id}>
                <strong>{eaters.map((key) => titles.get(key) ?? '').join(', ')}</strong>
                {' · '}
                <em>{dishes.join(', ')}</em>: {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function PotDish({ dish, titles }: { dish: FamilyDish; titles: Titles }) {
  return (
    <>
      <p className={styles.dishHead}>
        <AppLink to={linkOf(dish)}>{dish.title}</AppLink>
        <small>{familyTexts.potGrams(whole(gramsOf(dish)))}</small>
      </p>
      <ul className={styles.portions} aria-label={`${familyTexts.portions}: ${dish.title}`}>
        {dish.portions.map(({ eater, grams }) => (
          <li key={eater}>
            {titles.get(eater)} <strong>{whole(grams)}</strong>
          </li>
        ))}
      </ul>
      {keepingNotes(dish).map((note) => (
        <p key={note} className={styles.soft}>
          {note}
        </p>
      ))}
      {dish.materials.length > 0 && (
        <Disclosure summary={familyTexts.materials}>
          <p className={styles.soft}>
            {dish.materials.map(({ title, grams }) => `${title.toLowerCase()} ${whole(grams)}`).join(', ')}
          </p>
        </Disclosure>
      )}
    </>
  )
}
