import type { EatenMaterial, FoodKind, FoodRules, Ingredient, Material } from '../food'

/** A dish as it is served: materials in raw edible grams, and the water that cooking adds. */
export interface ServedDish<M extends EatenMaterial = Material> {
  readonly ingredients: readonly Ingredient<M>[]
  readonly addedWaterG: number
}

/** What the scales know a dish by. */
export interface Portioned {
  readonly family: string
  readonly portionFamily?: string
}

export const portionFamilyOf = ({ family, portionFamily }: Portioned): string => portionFamily ?? family

/** Water that cooking adds to an adult portion, g. */
export function addedWaterOf(dish: Portioned, { scales }: FoodRules): number {
  return scales.addedWaterG[portionFamilyOf(dish)] ?? 0
}

/**
 * How much of the adult portion one portion of an object type is. A family's own scale wins over the general one:
 * a child's bowl of porridge shrinks less than its share of a braised dish.
 */
export function portionScale(family: string, objectTypeId: number, { scales }: FoodRules): number {
  const id = String(objectTypeId)
  return scales.portionByFamily[family]?.[id] ?? scales.portionByObjectType[id] ?? 1
}

/**
 * Materials of `portion` portions of a dish for an object type, in grams. Condiments and sugars follow their own scale, the oil and
 * water of a small child's bowl `bowls`; what a scale takes out entirely (salt and sugar before 12 months) isn't listed.
 */
export function serveDish<M extends EatenMaterial>(
  dish: Portioned & { readonly ingredients: readonly Ingredient<M>[] },
  objectTypeId: number,
  portion: number,
  rules: FoodRules,
): ServedDish<M> {
  const scale = portionScale(portionFamilyOf(dish), objectTypeId, rules) * portion
  const id = String(objectTypeId)
  const bowl = rules.scales.bowls?.[portionFamilyOf(dish)]?.[id]
  const kindOf = (material: M) => rules.groups.get(material.group)?.kind
  const oilScale = bowl ? ownOilScale(bowl.oilG * portion, scale) : 1
  const ingredients: Ingredient<M>[] = []
  for (const { material, grams } of dish.ingredients) {
    const own = ownScale(kindOf(material))
    if (own > 0) ingredients.push({ material, grams: grams * scale * own })
  }
  return { ingredients, addedWaterG: bowl ? bowl.waterG * portion : addedWaterOf(dish, rules) * scale }

  function ownScale(kind: FoodKind | undefined): number {
    if (kind === 'condiment') return rules.scales.saltByObjectType[id] ?? 1
    if (kind === 'sugar') return rules.scales.sugarByObjectType[id] ?? 1
    return kind === 'oil' ? oilScale : 1
  }

  /** A dish without fat stays without. */
  function ownOilScale(dueG: number, of: number): number {
    const oilG = dish.ingredients.reduce(
      (sum, { material, grams }) => sum + (kindOf(material) === 'oil' ? grams : 0),
      0,
    )
    return oilG > 0 ? dueG / (oilG * of) : 1
  }
}

/** Weight to buy for an edible weight. */
export function marketGrams({
  material,
  grams,
}: {
  readonly material: Pick<Material, 'ediblePercent'>
  readonly grams: number
}): number {
  return (grams * 100) / material.ediblePercent
}
