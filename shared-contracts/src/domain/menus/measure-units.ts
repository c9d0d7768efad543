/** Units of amounts by their id. */
export const unitIds = { gram: 1, kilocalorie: 2, milligram: 3, spoon: 4 } as const
export type UnitId = (typeof unitIds)[keyof typeof unitIds]

export const unitTitles: Readonly<Record<UnitId, string>> = { 1: 'g', 2: 'kcal', 3: 'mg', 4: 'thìa' }

export function isUnitId(id: number): id is UnitId {
  return Object.values<number>(unitIds).includes(id)
}
