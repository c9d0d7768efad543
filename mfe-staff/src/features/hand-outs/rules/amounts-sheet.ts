import { formatKitchenGrams } from 'shared-contracts/formats'
import { type DayCode, dayTitles, meals } from 'shared-contracts/menus'
import type { PrintedBlock, PrintedSheet } from 'shared-frame/printing'
import { handOutTexts } from '../texts'

const texts = handOutTexts.sheet

/** A menu as it stands on the table of its eater. */
export interface MenuOnTable {
  readonly title: string
  readonly days: readonly {
    readonly dayCode: DayCode
    readonly meals: readonly {
      readonly mealCode: number
      readonly dishes: readonly {
        readonly dishId: number
        readonly title: string
        readonly servedGrams: number
        /** "1 bát con"; null where nothing comes near. */
        readonly servedAs: string | null
      }[]
    }[]
  }[]
}

/** How much is eaten of each dish, day by day, in household measures. */
export function amountsSheet(menu: MenuOnTable, subtitle: string): PrintedSheet {
  return {
    title: menu.title,
    subtitle,
    blocks: menu.days.flatMap((day): readonly PrintedBlock[] => [
      { kind: 'heading', text: dayTitles[day.dayCode] },
      {
        kind: 'table',
        letters: 'small',
        columns: [
          { title: texts.columns.meal },
          { title: texts.columns.dish, share: 3 },
          { title: texts.columns.amount, share: 2 },
        ],
        rows: meals.flatMap(({ code, title: meal }) =>
          day.meals
            .filter(({ mealCode }) => mealCode === code)
            .flatMap(({ dishes }) => dishes)
            .map(({ title, servedGrams, servedAs }, place) => [
              place === 0 ? meal : '',
              title,
              servedAs === null ? formatKitchenGrams(servedGrams) : `${servedAs} (${formatKitchenGrams(servedGrams)})`,
            ]),
        ),
      },
    ]),
  }
}

/** Each dish once, in the order of the menu. */
export function dishIdsOf({ days }: MenuOnTable): readonly number[] {
  return [
    ...new Set(days.flatMap(({ meals: served }) => served.flatMap(({ dishes }) => dishes.map(({ dishId }) => dishId)))),
  ]
}
