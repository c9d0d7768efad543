import { formatEnergy } from 'shared-contracts/formats'
import { dayTitles } from 'shared-contracts/menus'
import { needOfWeekDay } from 'shared-contracts/nutrition'
import { dishPath } from 'shared-contracts/paths'
import { CardGrid, DishCard, EnergyBowl, LinkButton, Notice, Section } from 'shared-ui'
import { FavouriteHeart } from 'shared-ui/favourites'
import { texts } from '../../../texts'
import { type ForWhom, nameOf, withForWhom } from '../../for-whom'
import { ownBankPath } from '../../object-type'
import { ActivityNote, DayStandards, dayResults, EnergyRatio } from '../../standards'
import { useNeeds } from '../requests/needs'
import { type DayOnTable, energyOfDay, mealsOfDay } from '../rules/menu-day'
import { weightOnTable } from '../rules/weight-on-table'

interface DayDetailProps {
  readonly day: DayOnTable
  /** Whom the menu is balanced for. */
  readonly objectTypeId: number
  /** Whose portions the day is told in. */
  readonly portionsOf: number
  /** How many eat of it alike. */
  readonly people: number
  readonly ofWeek: boolean
}

/** One day of a menu: its energy as a bowl with its table, then each meal with its dishes. */
export function DayDetail({ day, objectTypeId, portionsOf, people, ofWeek }: DayDetailProps) {
  const meals = mealsOfDay(day)
  const forDish: ForWhom = people > 1 ? { kind: 'family', people } : { kind: 'one', objectTypeId: portionsOf }
  const grams = (standardId: number) => {
    const amount = day.nutrition[String(standardId)]
    return amount === undefined || amount.missing > 0 ? null : amount.value
  }
  return (
    <Section title={dayTitles[day.dayCode]} intro={`${texts.menu.energy}: ${formatEnergy(energyOfDay(day))}`}>
      <p>{texts.menu.weights(people)}</p>
      {portionsOf !== objectTypeId && (
        <Notice kind="info">
          {texts.menu.ofOther(nameOf({ objectTypeId, people: 1 }), nameOf({ objectTypeId: portionsOf, people: 1 }))}{' '}
          <LinkButton tone="quiet" to={ownBankPath(portionsOf)}>
            {texts.menu.ownWeek}
          </LinkButton>
        </Notice>
      )}
      <EnergyBowl meals={meals} title={texts.menu.share} />
      {meals.map((meal) => (
        <Section key={meal.mealCode} title={meal.title} intro={formatEnergy(meal.energy)}>
          <CardGrid>
            {meal.dishes.map((dish) => (
              <DishCard
                key={dish.dishId}
                to={withForWhom(dishPath(dish), forDish, dish.portion)}
                title={dish.title}
                illustration={dish.illustration}
                energy={dish.energy}
                label={weightOnTable(dish, people)}
                aside={<FavouriteHeart item={{ type: 'dish', id: dish.dishId }} title={dish.title} />}
              />
            ))}
          </CardGrid>
        </Section>
      ))}
      <EnergyRatio protein={grams(11)} lipid={grams(18)} glucid={grams(25)} />
      {portionsOf === objectTypeId && <Balance day={day} objectTypeId={objectTypeId} ofWeek={ofWeek} />}
    </Section>
  )
}

/** The day against the needs of whom its menu is made for. */
function Balance({ day, objectTypeId, ofWeek }: Pick<DayDetailProps, 'day' | 'objectTypeId' | 'ofWeek'>) {
  const needs = useNeeds(objectTypeId)
  if (needs.data === undefined) return null
  return (
    <Section title={texts.standards.title}>
      <ActivityNote objectTypeId={objectTypeId} />
      <DayStandards results={dayResults(day.nutrition, ofWeek ? needs.data.map(needOfWeekDay) : needs.data)} />
    </Section>
  )
}
