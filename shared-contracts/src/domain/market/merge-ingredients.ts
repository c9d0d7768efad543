import type { MarketUnit } from './market-line'

/** What somebody eats of a material in an entry of the list. */
export interface Serving<M extends BoughtMaterial> {
  readonly entryId: number
  readonly material: M
  /** Raw edible grams of one eater. */
  readonly grams: number
}

export interface BoughtMaterial {
  readonly materialId: number
  /** In what the market sells it; null: by weight. */
  readonly unit: MarketUnit | null
}

export interface MergedLine<M extends BoughtMaterial> {
  /** The same for the same material in the same unit, whatever else is on the list. */
  readonly key: string
  readonly material: M
  readonly uses: readonly { readonly entryId: number; readonly grams: number }[]
}

/**
 * One line for each material with what each entry needs of it, by material. Grams of one material add up; the same material sold in two units stays two lines, as
 * a bunch and a piece can't be bought as one.
 */
export function mergeIngredients<M extends BoughtMaterial>(servings: readonly Serving<M>[]): readonly MergedLine<M>[] {
  const lines = new Map<string, { readonly material: M; readonly gramsByEntry: Map<number, number> }>()
  for (const { entryId, material, grams } of servings) {
    const key = lineKey(material)
    const line = lines.get(key) ?? { material, gramsByEntry: new Map<number, number>() }
    lines.set(key, line)
    line.gramsByEntry.set(entryId, (line.gramsByEntry.get(entryId) ?? 0) + grams)
  }
  return [...lines]
    .map(([key, { material, gramsByEntry }]) => ({
      key,
      material,
      uses: [...gramsByEntry].map(([entryId, grams]) => ({ entryId, grams })).sort((a, b) => a.entryId - b.entryId),
    }))
    .sort((a, b) => a.material.materialId - b.material.materialId || (a.key < b.key ? -1 : 1))
}

function lineKey({ materialId, unit }: BoughtMaterial): string {
  return unit === null ? `m${materialId}` : `m${materialId} ${unit.title} ${unit.grams}`
}
