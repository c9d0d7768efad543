import type { DishMatch } from 'content/nutrition'
import type { SnapshotDish } from './snapshot'

type PlainMatch = Omit<DishMatch, 'except'>

function fitsPlain(dish: SnapshotDish, match: PlainMatch): boolean {
  const { roles, families, methods, mainGroups, mainMaterials, groups, materials, fromGrams = 0, dishIds } = match
  const { mainMaterial } = dish
  const has = (fits: (material: { readonly group: string; readonly key: string }) => boolean) =>
    dish.ingredients.some(({ material, grams }) => grams >= fromGrams && fits(material))
  return (
    (roles === undefined || roles.includes(dish.role)) &&
    (families === undefined || families.includes(dish.family)) &&
    (methods === undefined || methods.includes(dish.method)) &&
    (mainGroups === undefined || mainGroups.includes(mainMaterial.group)) &&
    (mainMaterials === undefined || mainMaterials.includes(mainMaterial.key)) &&
    (groups === undefined || has(({ group }) => groups.includes(group))) &&
    (materials === undefined || has(({ key }) => materials.includes(key))) &&
    (dishIds === undefined || dishIds.includes(dish.dishId))
  )
}

/** Whether a dish is meant by a match of builder.json. */
export function fitsMatch(dish: SnapshotDish, { except = [], ...match }: DishMatch): boolean {
  return fitsPlain(dish, match) && !except.some((each) => fitsPlain(dish, each))
}
