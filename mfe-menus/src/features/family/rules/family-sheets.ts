import { dayTitles, findMeal, meals } from 'shared-contracts/menus'
import { type PrintedSheet, weekSheet } from 'shared-ui/printing'
import { familyTexts } from '../family-texts'
import type { FamilyMenu } from './family-draft'
import { gramsOf, handlingSteps } from './family-meal'

type Titles = ReadonlyMap<string, string>

/** The family's week: what stands on the table, pots before what is cooked for one alone. */
export function familyWeekSheet(title: string, { days }: Pick<FamilyMenu, 'days'>, titles: Titles): PrintedSheet {
  return weekSheet({
    title,
    subtitle: [...titles.values()].join(', '),
    days: days.map(({ dayCode, meals: served }) => ({
      dayCode,
      meals: served.map(({ mealCode, dishes }) => ({
        mealCode,
        dishes: [...dishes].sort((a, b) => b.portions.length - a.portions.length),
      })),
    })),
  })
}

/** One day on a page: each dish with everybody's portion, and what to do while cooking. */
export function familyDaySheet(
  title: string,
  menu: FamilyMenu,
  dayCode: string,
  titles: Titles,
): readonly PrintedSheet[] {
  const day = menu.days.find((candidate) => candidate.dayCode === dayCode)
  if (day === undefined) return []
  const order = new Map(meals.map(({ code }, place): [number, number] => [code, place]))
  return [
    {
      title: `${title}: ${dayTitles[day.dayCode]}`,
      subtitle: familyTexts.raw,
      blocks: [
        {
          kind: 'table',
          letters: 'page',
          columns: [
            { title: familyTexts.printed.meal, share: 0.7 },
            { title: familyTexts.printed.dish, share: 1.3 },
            { title: familyTexts.portions, share: 1.6 },
            { title: familyTexts.handling, share: 2 },
          ],
          rows: [...day.meals]
            .sort((a, b) => (order.get(a.mealCode) ?? 0) - (order.get(b.mealCode) ?? 0))
            .flatMap((meal) =>
              meal.dishes.map((dish, place) => [
                place === 0 ? (findMeal(meal.mealCode)?.title ?? '') : '',
                [dish.title, familyTexts.printed.grams(Math.max(1, Math.round(gramsOf(dish))))],
                dish.portions.map(
                  ({ eater, grams }) => `${titles.get(eater) ?? ''}: ${Math.max(1, Math.round(grams))} g`,
                ),
                handlingSteps({ ...meal, dishes: [dish] }, menu).map(
                  ({ text, eaters }) => `${eaters.map((key) => titles.get(key) ?? '').join(', ')}: ${text}`,
                ),
              ]),
            ),
        },
      ],
    },
  ]
}
