import type { CallAnswer } from 'shared-contracts/calls'
import { formatGrams } from 'shared-contracts/formats'
import { formatMarketAmount, marketLine, mergeIngredients } from 'shared-contracts/market'
import type { TickGroup } from 'shared-ui/printing'

type Facts = Pick<CallAnswer<'Menu/GetFoodFacts'>, 'materials' | 'groups'>

/** Raw edible grams of one eater. */
export interface UsedMaterial {
  readonly materialId: number
  readonly title: string
  readonly grams: number
}

/** Below it a scale at the market tells nothing: seasoning is taken from the shelf. */
const LEAST_WEIGHED = 50
/** The one entry that these lists have. */
const ENTRY = 1

/** Everything of a menu that is to buy, merged, by market group in the order of the food groups. */
export function marketGroups(
  used: readonly UsedMaterial[],
  eaters: number,
  { materials, groups }: Facts,
): readonly TickGroup[] {
  const factsOf = new Map(materials.map((material) => [material.materialId, material]))
  const marketOf = new Map(groups.map(({ group, market }) => [group, market]))
  const lines = mergeIngredients(
    used.map(({ materialId, title, grams }) => ({
      entryId: ENTRY,
      grams,
      material: { materialId, title, unit: null },
    })),
  ).map(({ material, uses }) => {
    const facts = factsOf.get(material.materialId)
    const line = marketLine(
      { uses, unit: null, ediblePercent: facts?.ediblePercent ?? 100, pricePerKg: null },
      new Map([[ENTRY, eaters]]),
    )
    return { market: facts && marketOf.get(facts.group), text: material.title, amount: amountOf(line) }
  })
  const order = [...new Set(groups.map(({ market }) => market))]
  return order.map((title) => ({
    title,
    lines: lines
      .filter(({ market }) => market === title)
      .map(({ text, amount }) => ({ text, amount }))
      .sort((a, b) => a.text.localeCompare(b.text, 'vi')),
  }))
}

function amountOf(line: ReturnType<typeof marketLine>): string {
  const grams = formatGrams(Math.max(1, Math.round(line.grams)))
  return line.grams < LEAST_WEIGHED ? grams : `${formatMarketAmount(line)} (${grams})`
}
