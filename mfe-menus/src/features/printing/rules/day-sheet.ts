import type { CallAnswer } from 'shared-contracts/calls'
import { formatAmount, formatEnergy } from 'shared-contracts/formats'
import { dayTitles, meals } from 'shared-contracts/menus'
import type { PrintedSheet } from 'shared-frame/printing'
import { printingTexts as texts } from '../printing-texts'

export type DetailedDay = CallAnswer<'Menu/GetGenerateMenuDetail'>['days'][number]

/** One day on a page: what is cooked for each meal, and of what. */
export function daySheet(title: string, day: DetailedDay): PrintedSheet {
  const energy = day.nutrition['1']
  return {
    title: `${title}: ${dayTitles[day.dayCode]}`,
    subtitle: [texts.raw, ...(energy ? [`${texts.energy} ${formatEnergy(energy.value)}`] : [])].join(' · '),
    blocks: [
      {
        kind: 'table',
        letters: 'page',
        columns: [
          { title: texts.meal, share: 0.7 },
          { title: texts.dish, share: 1.3 },
          { title: texts.ingredients, share: 3 },
        ],
        rows: meals.flatMap(({ code, title: meal }) =>
          day.meals
            .filter(({ mealCode }) => mealCode === code)
            .flatMap(({ dishes }) => dishes)
            .map((dish, place) => [
              place === 0 ? meal : '',
              [dish.title, `${wholeGrams(dish.grams)}`],
              dish.materials
                .map((material) => `${lowerFirst(material.title)} ${wholeGrams(material.grams)}`)
                .join(', '),
            ]),
        ),
      },
    ],
  }
}

/** Kitchen scales show whole grams; of what is finer a tenth. */
export function wholeGrams(grams: number): string {
  return formatAmount(grams >= 5 ? Math.round(grams) : Math.max(0.1, Math.round(grams * 10) / 10), 'g')
}

/** "Thịt bò" within a sentence. */
function lowerFirst(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1)
}
