import {
  addedWaterOf,
  type Dish,
  type FoodFacts,
  type FoodRules,
  type HouseholdUnit,
  intakeOfDish,
  kitchenUnits,
  knownAmounts,
  type Material,
  type Need,
  NUTRIENT_OF_MEASURE,
  NUTRIENTS,
  type Nutrient,
  type Recipe,
  type Standard,
} from 'shared-contracts/nutrition'
import type { DishPicture } from '../pictures/picture-content'
import type { Publication } from '../publication/publication'
import type { PartOfRows } from '../rows/content-rows'
import type { Exclusion } from '../rules/safety-rules'
import type { ListedStandard } from '../tables'

export type NutritionRows = PartOfRows<
  | 'object_types'
  | 'standards'
  | 'object_type_needs'
  | 'energy_needs'
  | 'materials'
  | 'material_nutrients'
  | 'unit_converts'
  | 'market_goods'
  | 'dish_tags'
  | 'dishes'
  | 'dish_ingredients'
  | 'dish_tag_links'
  | 'menus'
  | 'menu_days'
  | 'menu_dishes'
  | 'nutrition_facts'
  | 'consulting_rules'
  | 'menu_planning'
>

export function dishRow(
  dish: Dish,
  picture: DishPicture,
  standards: readonly Standard[],
  rules: FoodRules,
  recipe: Recipe | null,
  publication: Publication,
): NutritionRows['dishes'][number] {
  const served = { ingredients: dish.ingredients, addedWaterG: addedWaterOf(dish, rules) }
  const nutrition = knownAmounts(intakeOfDish(served, rules), standards)
  return {
    id: dish.dishId,
    title: dish.title,
    slug: dish.slug,
    summary: dish.summary,
    ...picture,
    kind: dish.role,
    meal_codes: [...dish.mealCodes],
    object_type_ids: [...dish.objectTypeIds],
    region: dish.region,
    method: dish.method,
    minutes: Math.round(dish.minutes),
    recipe,
    nutrition,
    energy: nutrition['1']?.value ?? null,
    grams: dish.ingredients.reduce((sum, { grams }) => sum + grams, 0),
    ...publication,
  }
}

/** A material named twice in a dish counts once, with both weights. */
export function merged(dish: Dish): Dish['ingredients'] {
  const byId = new Map<number, Dish['ingredients'][number]>()
  for (const { material, grams } of dish.ingredients) {
    const before = byId.get(material.materialId)?.grams ?? 0
    byId.set(material.materialId, { material, grams: before + grams })
  }
  return [...byId.values()]
}

/** Column of the composition table that a measure adds up; water is more than its column, as cooking adds some. */
function nutrientOfMeasure(measure: string): Nutrient | undefined {
  return measure === 'water' ? 'waterG' : new Map<string, Nutrient>(Object.entries(NUTRIENT_OF_MEASURE)).get(measure)
}

export function nutrientRows(material: Material, standards: readonly Standard[]): NutritionRows['material_nutrients'] {
  return standards.flatMap(({ standardId, measure, scope }) => {
    const nutrient = scope === 'day' ? nutrientOfMeasure(measure) : undefined
    const amount = nutrient === undefined ? null : material.nutrients[nutrient]
    return amount === null ? [] : [{ material_id: material.materialId, standard_id: standardId, amount }]
  })
}

/** Rows of unit-conversions.csv by the key of their material. */
export type UnitsByMaterial = ReadonlyMap<string, readonly HouseholdUnit[]>

/** What a browser or a handler sums up a day with. */
export function factsOf(
  materials: readonly Material[],
  dishes: readonly Dish[],
  standards: readonly ListedStandard[],
  needs: readonly Need[],
  rules: FoodRules,
  { limits, exclusions }: { readonly limits: FoodFacts['limits']; readonly exclusions: readonly Exclusion[] },
  units: UnitsByMaterial,
): FoodFacts {
  const servedTo = objectTypesOf(dishes)
  const restrictedFor = ({ materialId, key }: Material): readonly number[] => {
    const forbidden = exclusions.flatMap(({ materials: named, objectTypeIds, stripped }) =>
      !stripped && named?.includes(key) ? objectTypeIds : [],
    )
    return [...new Set(forbidden)].filter((id) => servedTo.get(materialId)?.has(id)).sort((a, b) => a - b)
  }
  return {
    materials: materials.map((material) => {
      const { materialId, key, title, group, ediblePercent, allergens, mayContain, nutrients } = material
      const restricted = restrictedFor(material)
      return {
        ...{ materialId, key, title, group, allergens, mayContain },
        objectTypeIds: [...(servedTo.get(materialId) ?? [])].sort((a, b) => a - b),
        ...(restricted.length > 0 && { restrictedFor: restricted }),
        ediblePercent,
        units: kitchenUnits(units.get(key) ?? [], ediblePercent),
        amounts: NUTRIENTS.map((nutrient) => nutrients[nutrient]),
      }
    }),
    groups: [...rules.groups.values()],
    scales: rules.scales,
    vitaminAFromUg: rules.vitaminAFromUg,
    limits,
    standards: standards.map(({ group: _, ...standard }) => standard),
    needs: needs.map(
      ({ upper: _upper, upperOf: _of, upperSource: _from, source: _source, note: _note, ...band }) => band,
    ),
  }
}

/** For whom the bank cooks with each material: safety rules keep dishes away from an age, and so their materials. */
function objectTypesOf(dishes: readonly Dish[]): ReadonlyMap<number, ReadonlySet<number>> {
  const servedTo = new Map<number, Set<number>>()
  for (const { ingredients, objectTypeIds } of dishes) {
    for (const { material } of ingredients) {
      const known = servedTo.get(material.materialId) ?? new Set<number>()
      servedTo.set(material.materialId, known)
      for (const id of objectTypeIds) known.add(id)
    }
  }
  return servedTo
}

export const menusNone = { menus: [], menu_days: [], menu_dishes: [] } as const

export function emptyRows(): Omit<NutritionRows, keyof typeof menusNone> {
  return {
    object_types: [],
    standards: [],
    object_type_needs: [],
    energy_needs: [],
    materials: [],
    material_nutrients: [],
    unit_converts: [],
    market_goods: [],
    dish_tags: [],
    dishes: [],
    dish_ingredients: [],
    dish_tag_links: [],
    nutrition_facts: [],
    consulting_rules: [],
    menu_planning: [],
  }
}
