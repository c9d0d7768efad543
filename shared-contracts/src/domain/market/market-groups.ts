import { type LineParts, type MarketLine, marketLine } from './market-line'
import { type BoughtMaterial, mergeIngredients, type Serving } from './merge-ingredients'

/** A material as the market sells it. */
export interface MarketGood extends BoughtMaterial {
  readonly title: string
  readonly ediblePercent: number
  readonly stall: string
  /** Stalls in the order of a walk through the market. */
  readonly stallPosition: number
  readonly usuallyAtHome: boolean
  readonly pricePerKg: LineParts['pricePerKg']
}

export interface MarketItem<G extends MarketGood = MarketGood> extends LineParts, MarketLine {
  readonly key: string
  readonly materialId: number
  readonly title: string
  readonly uses: { readonly entryId: number; readonly grams: number }[]
  readonly pricePerKg: G['pricePerKg']
  readonly usuallyAtHome: boolean
}

/** What is to buy at a stall. */
export interface MarketGroup<G extends MarketGood = MarketGood> {
  readonly group: string
  readonly items: MarketItem<G>[]
}

const collator = new Intl.Collator('vi')

/**
 * What to buy, merged, by stall in the order of a walk through the market.
 * @param eatersByEntry how many eat of each entry, by its id
 */
export function marketGroups<G extends MarketGood>(
  servings: readonly Serving<G>[],
  eatersByEntry: ReadonlyMap<number, number>,
): readonly MarketGroup<G>[] {
  const stalls = new Map<string, { readonly position: number; readonly items: MarketItem<G>[] }>()
  for (const { key, material, uses } of mergeIngredients(servings)) {
    const { materialId, title, ediblePercent, unit, usuallyAtHome, pricePerKg, stall, stallPosition } = material
    const parts = {
      uses: uses.map(({ entryId, grams }) => ({ entryId, grams: hundredths(grams) })),
      ediblePercent,
      unit,
      pricePerKg,
    }
    const line = marketLine(parts, eatersByEntry)
    const group = stalls.get(stall) ?? { position: stallPosition, items: [] }
    stalls.set(stall, group)
    group.items.push({ key, materialId, title, ...parts, usuallyAtHome, ...line, grams: hundredths(line.grams) })
  }
  return [...stalls]
    .sort(([, a], [, b]) => a.position - b.position)
    .map(([group, { items }]) => ({
      group,
      items: items.sort((a, b) => collator.compare(a.title, b.title) || a.materialId - b.materialId),
    }))
}

/** Up, as everything on a market list is; what computing leaves over makes no hundredth more. */
function hundredths(grams: number): number {
  return Math.ceil(grams * 100 - 1e-6) / 100
}
