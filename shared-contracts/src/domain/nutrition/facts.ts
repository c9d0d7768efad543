import type { EatenMaterial, FoodGroup, FoodRules, Ingredient, Scales } from './food'
import type { FoodLimit } from './food-limit'
import { NUTRIENTS } from './nutrients'
import type { HouseholdUnit } from './portions/household'
import { recordOf } from './record-of'
import { type NeedBand, needOfWeekDay, type Standard } from './standard'

/** All that sums and standards of a day need, as it travels to a browser. Amounts per 100 g edible portion in the order of NUTRIENTS. */
export interface FoodFacts {
  readonly materials: readonly {
    readonly materialId: number
    readonly key: string
    readonly title: string
    readonly group: string
    readonly allergens: readonly string[]
    /** Allergens that it may have; to someone allergic that is not safe. */
    readonly mayContain: readonly string[]
    /** Whom dishes of the bank are cooked with it for. */
    readonly objectTypeIds: readonly number[]
    /** For whom the rule book forbids it in some dishes, whole nuts or raw apple for small children: it takes no other's place. Left out: for nobody. */
    readonly restrictedFor?: readonly number[]
    /** Edible share of what is bought, %. */
    readonly ediblePercent: number
    /** What a kitchen measures it by. */
    readonly units: readonly HouseholdUnit[]
    readonly amounts: readonly (number | null)[]
  }[]
  readonly groups: readonly FoodGroup[]
  readonly scales: Scales
  readonly vitaminAFromUg: number
  readonly standards: readonly Standard[]
  readonly needs: readonly NeedBand[]
  /** Rules of the rule book about meals, days and weeks. */
  readonly limits: readonly FoodLimit[]
}

export interface KitchenMaterial extends EatenMaterial {
  readonly title: string
  readonly allergens: readonly string[]
  readonly mayContain: readonly string[]
  /** Whom it may be served to: object types for whom the bank cooks with it. */
  readonly objectTypeIds: readonly number[]
  /** See `FoodFacts`. */
  readonly restrictedFor?: readonly number[]
  readonly ediblePercent: number
  readonly units: readonly HouseholdUnit[]
}

export type KitchenIngredient = Ingredient<KitchenMaterial>

/** Facts made ready to compute with; kept by whoever computes, as its rules carry a cache. */
export interface Kitchen {
  readonly rules: FoodRules
  readonly materials: ReadonlyMap<number, KitchenMaterial>
  readonly standards: readonly Standard[]
  needsOf(objectTypeId: number): FoodFacts['needs']
  limitsOf(objectTypeId: number): FoodFacts['limits']
  /** Materials by id with raw grams of an adult portion. Throws for an unknown id: content and dish are then of different editions. */
  ingredientsOf(list: readonly { readonly materialId: number; readonly grams: number }[]): readonly KitchenIngredient[]
}

export function createKitchen(facts: FoodFacts): Kitchen {
  const materials = new Map(
    facts.materials.map(({ amounts, ...material }): [number, KitchenMaterial] => {
      const nutrients = recordOf(NUTRIENTS, (nutrient) => amounts[NUTRIENTS.indexOf(nutrient)] ?? null)
      return [material.materialId, { ...material, nutrients }]
    }),
  )
  return {
    rules: {
      scales: facts.scales,
      groups: new Map(facts.groups.map((group) => [group.group, group])),
      vitaminAFromUg: facts.vitaminAFromUg,
    },
    materials,
    standards: facts.standards,
    limitsOf: (objectTypeId) => facts.limits.filter(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId)),
    needsOf: (objectTypeId) => facts.needs.filter((need) => need.objectTypeId === objectTypeId),
    ingredientsOf: (list) =>
      list.map(({ materialId, grams }) => {
        const material = materials.get(materialId)
        if (material === undefined) throw new Error(`material ${materialId} is unknown`)
        return { material, grams }
      }),
  }
}

/** The same kitchen for one day of a week: see `needOfWeekDay`. */
export function kitchenOfWeekDay(kitchen: Kitchen): Kitchen {
  return { ...kitchen, needsOf: (objectTypeId) => kitchen.needsOf(objectTypeId).map(needOfWeekDay) }
}
