import type { ContentFolder } from '../files/content-folder'
import { lineOfRow } from '../files/line-of-row'
import type { PartOfRows } from '../rows/content-rows'
import { type ReviewSubject, versionOf } from './review-subject'

const FILE = 'nutrition/menus.json'
/** Up to 23 months a wrong dish does the most harm. */
const YOUNGEST_OBJECT_TYPES = new Set([5, 6, 7, 8])

/** The stored menus. A menu's version covers its dishes and what goes into them. */
export function menuSubjects(
  folder: ContentFolder,
  rows: PartOfRows<'menus' | 'menu_dishes' | 'dishes' | 'dish_ingredients'>,
): readonly ReviewSubject[] {
  const text = folder.read(FILE) ?? ''
  const titles = new Map(rows.dishes.map(({ id, title }) => [id, title]))
  const ingredients = grouped(rows.dish_ingredients, ({ dish_id }) => dish_id)
  const placed = grouped(rows.menu_dishes, ({ menu_id }) => menu_id)
  return rows.menus.map((menu) => {
    const dishes = (placed.get(menu.id) ?? []).map(({ day, meal_code, position, dish_id, portion }) => [
      [day, meal_code, position, portion, titles.get(dish_id)],
      (ingredients.get(dish_id) ?? []).map(({ material_id, grams }) => [material_id, grams]),
    ])
    return {
      subject: `menu:${menu.id}`,
      kind: 'menu',
      title: menu.title,
      file: FILE,
      line: lineOfRow(text, 'menuId', menu.id),
      risk: YOUNGEST_OBJECT_TYPES.has(menu.object_type_id) ? 'high' : 'medium',
      rules: [],
      version: versionOf([menu.title, menu.object_type_id, dishes]),
    }
  })
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
