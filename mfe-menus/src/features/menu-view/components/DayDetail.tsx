import type { Eater } from 'shared-contracts/family'
import { formatEnergy } from 'shared-contracts/formats'
import { dayTitles } from 'shared-contracts/menus'
import { needOfWeekDay } from 'shared-contracts/nutrition'
import { EnergyBowl, LinkButton, Notice, Section } from 'shared-frame'
import { AddToList, type ListItem } from 'shared-ui/list-items'
import { menuTexts } from '../../../texts/menu'
import { standardsTexts } from '../../../texts/standards'
import { nameOf } from '../../for-whom'
import { bankPath } from '../../object-type'
import { ActivityNote, DayStandards, dayResults, EnergyRatio } from '../../standards'
import { type MenuToCook, menuDay, menuDish, menuMeal } from '../../to-list'
import { useNeeds } from '../requests/needs'
import { type DayOnTable, energyOfDay, mealsOfDay, partsOfDay } from '../rules/menu-day'
import styles from './DayDetail.module.css'
import { MealOnTable } from './MealOnTable'

interface DayDetailProps {
  readonly day: DayOnTable
  /** It is balanced for its own object type. */
  readonly menu: MenuToCook
  /** Whose portions the day is told in. */
  readonly portionsOf: number
  /** How many eat of it alike. */
  readonly people: number
}

/**
 * One day of a menu: its energy as a bowl with its table, then each meal with its dishes. On wide screens morning, noon and evening stand beside one
 * another, so that the whole day is seen at once.
 */
export function DayDetail({ day, menu, portionsOf, people }: DayDetailProps) {
  const { objectTypeId } = menu
  const meals = mealsOfDay(day)
  // What is bought is what is on screen: these portions, for so many.
  const listed: MenuToCook = { ...menu, objectTypeId: portionsOf }
  const forEaters = (item: ListItem): ListItem => (people > 1 ? { ...item, eaters: people } : item)
  const forDish: Eater = people > 1 ? { kind: 'adults', people } : { kind: 'type', objectTypeId: portionsOf }
  const grams = (standardId: number) => {
    const amount = day.nutrition[String(standardId)]
    return amount === undefined || amount.missing > 0 ? null : amount.value
  }
  return (
    <Section
      title={dayTitles[day.dayCode]}
      intro={`${menuTexts.energy}: ${formatEnergy(energyOfDay(day))}`}
      more={<AddToList item={forEaters(menuDay(listed, day))} tone="primary" />}
    >
      <p>{menuTexts.weights(people)}</p>
      {portionsOf !== objectTypeId && (
        <Notice kind="info">
          {menuTexts.ofOther(nameOf({ objectTypeId, people: 1 }), nameOf({ objectTypeId: portionsOf, people: 1 }))}{' '}
          <LinkButton tone="quiet" to={bankPath(portionsOf)}>
            {menuTexts.ownWeek}
          </LinkButton>
        </Notice>
      )}
      <div className={styles.day}>
        <div className={styles.bowl}>
          <EnergyBowl meals={meals} title={menuTexts.share} />
        </div>
        <div className={styles.parts}>
          {partsOfDay(meals).map((part) => (
            <div key={part[0]?.mealCode} className={styles.part}>
              {part.map((meal) => (
                <MealOnTable
                  key={meal.mealCode}
                  meal={meal}
                  item={forEaters(menuMeal(listed, day.dayCode, meal))}
                  itemOf={(dish) => forEaters(menuDish(listed, day.dayCode, meal.mealCode, dish))}
                  forWhom={forDish}
                  people={people}
                />
              ))}
            </div>
          ))}
        </div>
        <div className={styles.ratio}>
          <EnergyRatio protein={grams(11)} lipid={grams(18)} glucid={grams(25)} />
        </div>
      </div>
      {portionsOf === objectTypeId && <Balance day={day} menu={menu} />}
    </Section>
  )
}

/** The day against the needs of whom its menu is made for. */
function Balance({ day, menu: { objectTypeId, dayCount } }: Pick<DayDetailProps, 'day' | 'menu'>) {
  const needs = useNeeds(objectTypeId)
  if (needs.data === undefined) return null
  return (
    <Section title={standardsTexts.title}>
      <ActivityNote objectTypeId={objectTypeId} />
      <DayStandards results={dayResults(day.nutrition, dayCount > 1 ? needs.data.map(needOfWeekDay) : needs.data)} />
    </Section>
  )
}
