import type { MealCode } from './meals'

/** Standard of the share of energy that each meal gives, in % (SPEC.md §9: ids 3–8). */
export const energyShareStandardIds: Readonly<Record<MealCode, number>> = { 1: 3, 2: 4, 4: 5, 5: 6, 6: 7, 7: 8 }

export interface NutritionTableGroup {
  readonly code: string
  readonly title: string
  readonly standardIds: readonly number[]
}

/** The groups of the nutrition table as SPEC.md §9 gives them: the start value of data that editors may change (DECISIONS 11). */
export const nutritionTableGroups: readonly NutritionTableGroup[] = [
  { code: 'I', title: 'Phân bổ năng lượng', standardIds: [1, 2, 3, 4, 5, 6, 7] },
  { code: 'II', title: 'Tỷ lệ P:L:G', standardIds: [9, 10, 11, 12, 13] },
  { code: 'III', title: 'Chất khoáng', standardIds: [57] },
]
