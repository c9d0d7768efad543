import type { CallAnswer } from 'shared-contracts/calls'
import { type FoodFacts, NUTRIENTS } from 'shared-contracts/nutrition'

const material = (
  materialId: number,
  title: string,
  energyKcal: number,
  calciumMg: number,
  allergens: string[] = [],
  mayContain: string[] = [],
): FoodFacts['materials'][number] => ({
  materialId,
  key: `m${materialId}`,
  title,
  group: materialId === 2 ? 'fish' : 'grain',
  allergens,
  mayContain,
  objectTypeIds: [2],
  ediblePercent: 100,
  units: [],
  amounts: NUTRIENTS.map((name) => (name === 'energyKcal' ? energyKcal : name === 'calciumMg' ? calciumMg : 0)),
})

/** Two grains and a fish, two standards: enough to see totals move. */
export const smallFacts: FoodFacts = {
  materials: [material(1, 'Gạo tẻ', 344, 30), material(2, 'Cá hồi', 136, 20, ['fish']), material(3, 'Ngô', 172, 10)],
  groups: [
    { group: 'grain', title: 'Ngũ cốc', kind: 'grain', diversity: 'starch', market: 'Lương thực' },
    { group: 'fish', title: 'Cá', kind: 'fish', diversity: 'flesh', market: 'Cá' },
  ],
  scales: {
    portionByObjectType: {},
    portionByFamily: {},
    saltByObjectType: {},
    sugarByObjectType: {},
    cookedPerRaw: { materials: {}, groups: {} },
    addedWaterG: {},
    addedSugarPercent: {},
    servedIn: {},
  },
  vitaminAFromUg: 120,
  standards: [
    {
      standardId: 1,
      key: 'energy_kcal',
      title: 'Năng lượng',
      unit: 'kcal',
      measure: 'energy',
      tableGroup: 'I',
      decimals: 0,
    },
    { standardId: 57, key: 'ca_mg', title: 'Canxi', unit: 'mg', measure: 'calcium', tableGroup: 'III', decimals: 0 },
  ].map((standard) => ({ ...standard, scope: 'day' as const, mealCodes: [] })),
  needs: [
    { objectTypeId: 2, standardId: 1, min: 300, max: 500, need: 400, enforce: 'hard' },
    { objectTypeId: 2, standardId: 57, min: 100, max: null, need: null, enforce: 'soft' },
  ],
  limits: [
    {
      id: 'fish-per-day',
      statement: 'Cá mỗi ngày không quá một lần.',
      objectTypeIds: [2],
      check: { kind: 'times', per: 'day', atMost: 1, groups: ['fish'] },
    },
  ],
}

type BuildDish = CallAnswer<'Dish/GetForBuildMenu'>[number]

const dish = (dishId: number, title: string, ingredients: BuildDish['ingredients']): BuildDish => ({
  dishId,
  title,
  slug: `mon-${dishId}`,
  summary: '',
  illustration: 'com',
  kind: 'main',
  mealCodes: [2, 4],
  objectTypeIds: [2],
  region: 'all',
  allergens: [],
  mayContain: [],
  minutes: 20,
  open: true,
  family: 'rice',
  method: 'nấu cơm',
  ingredients,
})

export const smallBank: readonly BuildDish[] = [
  dish(10, 'Cơm trắng', [{ materialId: 1, grams: 100 }]),
  dish(11, 'Cơm cá hồi', [
    { materialId: 1, grams: 50 },
    { materialId: 2, grams: 100 },
  ]),
]
