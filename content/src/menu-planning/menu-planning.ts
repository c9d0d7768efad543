import type { Dish, FoodFacts, MaterialUse } from 'shared-contracts/nutrition'
import type { SafetyRules } from '../rules/safety-rules'
import type { BuilderSettings, FamilySettings, ObjectTypeRow } from '../tables'

/** Where the API hands out the snapshot, to services alone: the document host forwards no such address. */
export const MENU_SNAPSHOT_PATH = '/internal/menu-snapshot'

/** A dish as the menu builder plans with it; materials by id, raw edible grams of one adult portion. */
export interface PlannedDish
  extends Pick<
    Dish,
    'dishId' | 'title' | 'family' | 'portionFamily' | 'role' | 'mealCodes' | 'objectTypeIds' | 'method' | 'habit'
  > {
  readonly mainMaterialId: number
  /** Codes of dish-tags.csv that follow from its row; seasons are not among them. */
  readonly tags: readonly string[]
  readonly ingredients: readonly { readonly materialId: number; readonly grams: number }[]
}

/** What the menu builder needs beside the nutrition facts. JSON. */
export interface MenuPlanning {
  readonly dishes: readonly PlannedDish[]
  /** By material id. */
  readonly materialUses: Readonly<Record<number, MaterialUse>>
  readonly objectTypes: readonly ObjectTypeRow[]
  readonly safety: SafetyRules
  readonly settings: BuilderSettings
  readonly family: FamilySettings
}

/** All that the menu builder works with, of one revision of the content. JSON; the API hands it out after each import. */
export interface MenuSnapshot {
  readonly revision: number
  readonly facts: FoodFacts
  readonly planning: MenuPlanning
}

export function plannedDish(dish: Dish, tags: readonly string[]): PlannedDish {
  return {
    dishId: dish.dishId,
    title: dish.title,
    family: dish.family,
    ...(dish.portionFamily !== undefined && { portionFamily: dish.portionFamily }),
    role: dish.role,
    mealCodes: dish.mealCodes,
    objectTypeIds: dish.objectTypeIds,
    method: dish.method,
    tags,
    habit: dish.habit,
    mainMaterialId: dish.mainMaterial.materialId,
    ingredients: dish.ingredients.map(({ material, grams }) => ({ materialId: material.materialId, grams })),
  }
}
