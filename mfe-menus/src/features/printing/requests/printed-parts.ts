import type { ApiClient } from 'shared-contracts/client'
import type { DayCode } from 'shared-contracts/menus'
import type { PrintedBlock, PrintedSheet } from 'shared-frame/printing'
import { printingTexts as texts } from '../printing-texts'
import { daySheet } from '../rules/day-sheet'
import { marketSheet, type UsedMaterial } from '../rules/market-list'
import { detailRequest, dishesOf, type MenuToPrint, withSetAside } from '../rules/menu-to-print'
import { type DishDetail, recipeBlock } from '../rules/recipe-block'

type Progress = (done: number, of: number) => void

/** Requests at the same time: a week has up to sixty dishes. */
const AT_ONCE = 4

/** One day of a menu with what goes into its dishes. */
export async function dayPart(api: ApiClient, menu: MenuToPrint, dayCode: DayCode): Promise<readonly PrintedSheet[]> {
  const { days } = await api.call('Menu/GetGenerateMenuDetail', {
    body: detailRequest({ ...menu, days: menu.days.filter((day) => day.dayCode === dayCode) }),
  })
  return days.map((day) => {
    const sheet = daySheet(menu.title, day)
    return { ...sheet, subtitle: withSetAside(sheet.subtitle ?? '', menu) }
  })
}

/** What is to buy for the whole menu. */
export async function listPart(api: ApiClient, menu: MenuToPrint, people: number): Promise<readonly PrintedSheet[]> {
  const [{ days }, goods] = await Promise.all([
    api.call('Menu/GetGenerateMenuDetail', { body: detailRequest(menu) }),
    api.call('UserCart/GetMarketGoods'),
  ])
  return [marketSheet(texts.listFor(menu.title, people), materialsOf(days), people, goods)]
}

/** What is to buy for a menu that says its amounts for all who eat. */
export async function familyListPart(
  api: ApiClient,
  title: string,
  days: Parameters<typeof materialsOf>[0],
): Promise<readonly PrintedSheet[]> {
  return [marketSheet(title, materialsOf(days), 1, await api.call('UserCart/GetMarketGoods'))]
}

function materialsOf(
  days: readonly {
    readonly meals: readonly { readonly dishes: readonly { readonly materials: readonly UsedMaterial[] }[] }[]
  }[],
): readonly UsedMaterial[] {
  return days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.flatMap(({ materials }) => materials)))
}

/** How the dishes of a menu are cooked, for so many; what is not open to this visitor is named. */
export async function recipesPart(
  api: ApiClient,
  menu: MenuToPrint,
  people: number,
  onProgress: Progress,
): Promise<readonly PrintedSheet[]> {
  const wanted = dishesOf(menu)
  const details: (DishDetail | undefined)[] = []
  let next = 0
  let done = 0
  onProgress(0, wanted.length)
  const worker = async () => {
    for (let place = next++; place < wanted.length; place = next++) {
      const dish = wanted[place]
      if (dish === undefined) return
      details[place] = await api.call('Dish/GetById', {
        query: { id: dish.dishId, objectTypeId: menu.objectTypeId, people },
      })
      done += 1
      onProgress(done, wanted.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return [
    recipesSheet(
      menu.title,
      details.filter((dish) => dish !== undefined),
    ),
  ]
}

function recipesSheet(title: string, dishes: readonly DishDetail[]): PrintedSheet {
  const locked = dishes.filter(({ detail }) => detail === null)
  return {
    title: texts.recipesTitle,
    subtitle: title,
    blocks: [
      ...(locked.length === 0
        ? []
        : [
            {
              kind: 'text',
              text: texts.recipesLocked(locked.map((dish) => dish.title).join(', ')),
            } satisfies PrintedBlock,
          ]),
      ...dishes.flatMap((dish) => recipeBlock(dish) ?? []),
    ],
  }
}
