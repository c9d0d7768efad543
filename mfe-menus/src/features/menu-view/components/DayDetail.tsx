import { formatEnergy, formatGrams } from 'shared-contracts/formats'
import { dayTitles } from 'shared-contracts/menus'
import { needOfWeekDay } from 'shared-contracts/nutrition'
import { dishPath } from 'shared-contracts/paths'
import { CardGrid, DishCard, EnergyBowl, Section } from 'shared-ui'
import { FavouriteHeart } from 'shared-ui/favourites'
import { AddToList, AddToListIcon } from 'shared-ui/list-items'
import { texts } from '../../../texts'
import { ActivityNote, DayStandards, dayResults, EnergyRatio } from '../../standards'
import { type MenuToCook, menuDay, menuDish, menuMeal } from '../../to-list'
import { useNeeds } from '../requests/needs'
import { energyOfDay, type MenuDay, mealsOfDay } from '../rules/menu-day'

/** One day of a menu: its energy as a bowl with its table, then each meal with its dishes. */
export function DayDetail({ day, menu }: { day: MenuDay; menu: MenuToCook }) {
  const { objectTypeId } = menu
  const ofWeek = menu.dayCount > 1
  const needs = useNeeds(objectTypeId)
  const meals = mealsOfDay(day)
  const grams = (standardId: number) => {
    const amount = day.nutrition[String(standardId)]
    return amount === undefined || amount.missing > 0 ? null : amount.value
  }
  return (
    <Section
      title={dayTitles[day.dayCode]}
      intro={`${texts.menu.energy}: ${formatEnergy(energyOfDay(day))}`}
      more={<AddToList item={menuDay(menu, day)} tone="primary" />}
    >
      <EnergyBowl meals={meals} title={texts.menu.share} />
      {meals.map((meal) => (
        <Section
          key={meal.mealCode}
          title={meal.title}
          intro={formatEnergy(meal.energy)}
          more={<AddToList item={menuMeal(menu, day.dayCode, meal)} />}
        >
          <CardGrid>
            {meal.dishes.map((dish) => (
              <DishCard
                key={dish.dishId}
                to={dishPath(dish)}
                title={dish.title}
                illustration={dish.illustration}
                energy={dish.energy}
                label={formatGrams(dish.grams)}
                aside={
                  <>
                    <FavouriteHeart item={{ type: 'dish', id: dish.dishId }} title={dish.title} />
                    <AddToListIcon item={menuDish(menu, day.dayCode, meal.mealCode, dish)} />
                  </>
                }
              />
            ))}
          </CardGrid>
        </Section>
      ))}
      <EnergyRatio protein={grams(11)} lipid={grams(18)} glucid={grams(25)} />
      {needs.data && (
        <Section title={texts.standards.title}>
          <ActivityNote objectTypeId={objectTypeId} />
          <DayStandards results={dayResults(day.nutrition, ofWeek ? needs.data.map(needOfWeekDay) : needs.data)} />
        </Section>
      )}
    </Section>
  )
}
