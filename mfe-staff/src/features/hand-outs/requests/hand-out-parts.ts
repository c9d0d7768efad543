import type { ApiClient } from 'shared-contracts/client'
import { type PreviewPart, type PrintedSheet, weekSheet } from 'shared-frame/printing'
import { amountsSheet, dishIdsOf, type MenuOnTable } from '../rules/amounts-sheet'
import { type DishDetail, dishBlocks } from '../rules/dish-blocks'
import { guideBlocks, handOutSubtitle } from '../rules/guide-blocks'
import type { HandOutItem, HandOutValues } from '../rules/hand-out-values'
import { handOutTexts } from '../texts'

const texts = handOutTexts.sheet
/** Requests at the same time: a week has up to sixty dishes. */
const AT_ONCE = 4

/** What can be printed of the chosen thing. Only its number and the stage are asked for: what was typed about the patient goes nowhere. */
export function handOutParts(api: ApiClient, values: HandOutValues, item: HandOutItem): readonly PreviewPart[] {
  if (item.kind === 'dish') {
    return [{ id: 'dish', label: texts.dish, chosen: true, load: () => dishSheets(api, values, item) }]
  }
  let menu: Promise<MenuOnTable> | null = null
  // One request for all parts; a failed one is asked again.
  const load = () => {
    menu ??= loadMenu(api, item, values.objectTypeId).catch((error: unknown) => {
      menu = null
      throw error
    })
    return menu
  }
  const subtitle = handOutSubtitle(values)
  return [
    {
      id: 'week',
      label: texts.week,
      chosen: true,
      load: async () => [weekSheet({ ...(await load()), subtitle })],
    },
    {
      id: 'guide',
      label: texts.guide,
      chosen: true,
      load: async () => [{ title: item.title, subtitle, blocks: guideBlocks(values) }],
    },
    { id: 'amounts', label: texts.amounts, chosen: true, load: async () => [amountsSheet(await load(), subtitle)] },
    {
      id: 'recipes',
      label: texts.recipes,
      chosen: false,
      load: async (onProgress) => {
        const dishes = await loadDishes(api, dishIdsOf(await load()), values.objectTypeId, onProgress)
        return [{ title: texts.recipes, subtitle: item.title, blocks: dishes.flatMap(dishBlocks) }]
      },
    },
  ]
}

async function dishSheets(api: ApiClient, values: HandOutValues, item: HandOutItem): Promise<readonly PrintedSheet[]> {
  const dish = await loadDish(api, item.id, values.objectTypeId)
  return [
    {
      title: handOutTexts.title,
      subtitle: handOutSubtitle(values),
      blocks: [...dishBlocks(dish), ...guideBlocks(values)],
    },
  ]
}

function loadDish(api: ApiClient, id: number, objectTypeId: number): Promise<DishDetail> {
  return api.call('Dish/GetById', { query: { id, objectTypeId, people: 1 } })
}

async function loadMenu(api: ApiClient, { kind, id }: HandOutItem, objectTypeId: number): Promise<MenuOnTable> {
  if (kind === 'saved') return api.call('SavedMenu/GetById', { query: { id } })
  const menu = await api.call('Menu/GetStandardMenuById', { query: { menuId: id, objectTypeId } })
  if (menu.locked) throw new Error(`Menu ${id} is not open to this reader`)
  return menu
}

async function loadDishes(
  api: ApiClient,
  ids: readonly number[],
  objectTypeId: number,
  onProgress: (done: number, of: number) => void,
): Promise<readonly DishDetail[]> {
  const found: DishDetail[] = []
  onProgress(0, ids.length)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    found.push(...(await Promise.all(some.map((id) => loadDish(api, id, objectTypeId)))))
    onProgress(found.length, ids.length)
  }
  return found
}
