import type { SafetyRules } from 'content'
import type { BuilderSettings, FamilySettings, ObjectTypeRow } from 'content/nutrition'
import type { MenuSnapshot, PlannedDish } from 'content/planning'
import {
  createKitchen,
  type FoodRules,
  type KitchenIngredient,
  type KitchenMaterial,
  type MaterialUse,
  type NeedBand,
  type Standard,
} from 'shared-contracts/nutrition'

/** A dish of the bank with its materials; raw edible grams of one adult portion. */
export interface SnapshotDish extends Omit<PlannedDish, 'mainMaterialId' | 'ingredients'> {
  readonly mainMaterial: KitchenMaterial
  readonly ingredients: readonly KitchenIngredient[]
}

/** All that a build works with, of one revision of the content; never changed. */
export interface Snapshot {
  readonly revision: number
  readonly materials: readonly KitchenMaterial[]
  readonly dishes: readonly SnapshotDish[]
  /** How often a household buys a material, by its id. */
  readonly materialUses: Readonly<Record<number, MaterialUse>>
  readonly dishById: ReadonlyMap<number, SnapshotDish>
  readonly standards: readonly Standard[]
  readonly needs: readonly NeedBand[]
  readonly objectTypes: readonly ObjectTypeRow[]
  readonly rules: FoodRules
  readonly safety: SafetyRules
  readonly settings: BuilderSettings
  readonly family: FamilySettings
}

/** What the API handed out, ready to build with. Throws when a dish names a material that the facts lack. */
export function createSnapshot({ revision, facts, planning }: MenuSnapshot): Snapshot {
  const { materials, rules, standards, ingredientsOf } = createKitchen(facts)
  const dishes = planning.dishes.map(({ mainMaterialId, ingredients, ...dish }): SnapshotDish => {
    const mainMaterial = materials.get(mainMaterialId)
    if (mainMaterial === undefined) throw new Error(`dish ${dish.dishId}: material ${mainMaterialId} is unknown`)
    return { ...dish, mainMaterial, ingredients: ingredientsOf(ingredients) }
  })
  return {
    revision,
    materials: [...materials.values()],
    dishes,
    materialUses: planning.materialUses,
    dishById: new Map(dishes.map((dish) => [dish.dishId, dish])),
    standards,
    needs: facts.needs,
    objectTypes: planning.objectTypes,
    rules,
    safety: planning.safety,
    settings: planning.settings,
    family: planning.family,
  }
}
