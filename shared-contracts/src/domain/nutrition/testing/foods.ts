import type { Dish, FoodRules, Material } from '../food'
import { NUTRIENTS, type Nutrient } from '../nutrients'
import { recordOf } from '../record-of'

/** A material that holds nothing but what is given; for tests. */
export function material(
  materialId: number,
  group: string,
  values: Partial<Record<Nutrient, number | null>>,
  key = `m${materialId}`,
): Material {
  return {
    materialId,
    key,
    title: key,
    titleEn: key,
    group,
    ediblePercent: 80,
    edibleSource: 'V',
    vfctCode: '',
    usdaCode: '',
    allergens: [],
    mayContain: [],
    use: 'everyday',
    energyDiffers: false,
    doubtful: [],
    note: '',
    nutrients: recordOf(NUTRIENTS, (nutrient) => (nutrient in values ? (values[nutrient] ?? null) : 0)),
    sources: recordOf(NUTRIENTS, () => 'V' as const),
  }
}

export function dish(family: string, ingredients: readonly (readonly [Material, number])[]): Dish {
  const [first] = ingredients
  if (first === undefined) throw new Error('a dish needs a material')
  return {
    dishId: 1,
    slug: 'mon',
    title: 'Món',
    summary: 'Món thử.',
    family,
    role: 'main',
    mealCodes: [2],
    objectTypeIds: [1],
    region: 'all',
    method: 'luộc',
    mainMaterial: first[0],
    illustration: 'com',
    minutes: 10,
    habit: 'weekly',
    ingredients: ingredients.map(([each, grams]) => ({ material: each, grams })),
  }
}

export const rules: FoodRules = {
  scales: {
    portionByObjectType: { 1: 0.93, 5: 1, 9: 0.5 },
    portionByFamily: { porridge: { 9: 0.8 } },
    saltByObjectType: { 5: 0, 9: 0.75 },
    sugarByObjectType: { 5: 0 },
    cookedPerRaw: { materials: { gao_te: 2 }, groups: { pork: 0.7 } },
    addedWaterG: { soup: 200 },
    addedSugarPercent: { duong: 100, sua_dac: 45 },
    servedIn: { soup: { unit: 'bát con', grams: 200 } },
  },
  groups: new Map(
    (
      [
        ['grain', 'grain', 'starch'],
        ['pork', 'meat', 'flesh'],
        ['leafVegetable', 'vegetable', 'otherVegetables'],
        ['fruit', 'fruit', 'otherVegetables'],
        ['dairy', 'dairy', 'dairy'],
        ['condiment', 'condiment', ''],
        ['sugar', 'sugar', ''],
        ['oil', 'oil', ''],
        ['herb', 'herb', ''],
      ] as const
    ).map(([group, kind, diversity]) => [group, { group, kind, diversity, title: group, market: group }]),
  ),
  vitaminAFromUg: 120,
}
