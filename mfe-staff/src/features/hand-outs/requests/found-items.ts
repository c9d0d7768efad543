import type { ApiClient } from 'shared-contracts/client'
import { fold } from 'shared-contracts/text'
import { queryOptions } from 'shared-frame/remote'
import type { HandOutItem } from '../rules/hand-out-values'

const DISHES_SHOWN = 8
const MENUS_SHOWN = 6

/** Dishes and menus for a stage that have the words, then the reader's own saved menus. Without words menus alone: there are few of them. */
export function foundItemsQuery(api: ApiClient, objectTypeId: number, keyword: string) {
  return queryOptions({
    queryKey: ['hand-out-items', objectTypeId, keyword],
    queryFn: async ({ signal }): Promise<readonly HandOutItem[]> => {
      const [dishes, menus, saved] = await Promise.all([
        keyword === ''
          ? { items: [] }
          : api.call('Dish/Search', {
              body: { keyword, objectTypeId, pageNumber: 1, pageSize: DISHES_SHOWN },
              signal,
            }),
        api.call('Menu/Search', { body: { keyword, objectTypeId, pageNumber: 1, pageSize: MENUS_SHOWN }, signal }),
        api.call('SavedMenu/GetAll', { signal }),
      ])
      return [
        ...dishes.items.map(
          (dish): HandOutItem => ({
            kind: 'dish',
            id: dish.dishId,
            title: dish.title,
            objectTypeIds: dish.objectTypeIds,
          }),
        ),
        ...menus.items.map(
          (menu): HandOutItem => ({
            kind: 'menu',
            id: menu.menuId,
            title: menu.title,
            objectTypeIds: [menu.objectTypeId],
          }),
        ),
        ...saved
          .filter((menu) => menu.objectTypeId === objectTypeId && fold(menu.title).includes(fold(keyword)))
          .map(
            (menu): HandOutItem => ({
              kind: 'saved',
              id: menu.id,
              title: menu.title,
              objectTypeIds: [menu.objectTypeId],
            }),
          ),
      ]
    },
  })
}
