import { dayTitles } from 'shared-contracts/menus'
import { CardGrid, MenuDayCard } from 'shared-frame'
import { AddToListIcon } from 'shared-ui/list-items'
import { menuDay } from '../../to-list'
import { type Menu, mealsOfDay } from '../rules/menu-day'

/** The days of a menu as cards; `to` leads to one day's details. */
export function MenuDays({ menu, to }: { menu: Menu; to?: (dayCode: string) => string }) {
  return (
    <CardGrid>
      {menu.days.map((day) => (
        <MenuDayCard
          key={day.dayCode}
          title={menu.dayCount === 1 ? menu.title : dayTitles[day.dayCode]}
          to={to?.(day.dayCode)}
          meals={mealsOfDay(day).map((meal) => ({ ...meal, dishes: meal.dishes.map((dish) => dish.title) }))}
          aside={<AddToListIcon item={menuDay(menu, day)} />}
        />
      ))}
    </CardGrid>
  )
}
