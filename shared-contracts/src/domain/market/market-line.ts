import { formatNumber, roundMoney } from '../formats'
import { marketGrams } from '../nutrition/portions/portion'

/** In what the market sells a material: a bunch, a fruit, a bottle. `grams` as bought, with peel, shell and bone. */
export interface MarketUnit {
  readonly title: string
  readonly grams: number
}

/** What has no unit of its own is weighed: a `lạng` is 100 g. */
export const LANG: MarketUnit = { title: 'lạng', grams: 100 }

const LANG_A_KILO = 10

/** What a line of the list is made of; it says how much only together with how many eat of each entry. */
export interface LineParts {
  /** Raw edible grams that one eater of an entry needs. */
  readonly uses: readonly { readonly entryId: number; readonly grams: number }[]
  /** Share of what is bought that can be eaten, %. */
  readonly ediblePercent: number
  readonly unit: MarketUnit | null
  readonly pricePerKg: { readonly amount: number } | null
}

export interface MarketLine {
  /** With peel, shell and bone. */
  readonly grams: number
  /** The same in `marketUnit`, rounded up to whole ones. */
  readonly marketAmount: number
  readonly marketUnit: string
  /** Estimate for the market amount in đồng, a multiple of 100; null: not known. */
  readonly price: number | null
}

/** A millionth of a unit is what computing leaves over, nothing to buy one more for. */
const REST = 1e-6

/**
 * What to buy of a line for all who eat. An entry without eaters counts for nothing: it has just been removed.
 * @param eatersByEntry how many eat of each entry, by its id
 */
export function marketLine(parts: LineParts, eatersByEntry: ReadonlyMap<number, number>): MarketLine {
  const edible = parts.uses.reduce((sum, { entryId, grams }) => sum + grams * (eatersByEntry.get(entryId) ?? 0), 0)
  return amountOf(marketGrams({ material: parts, grams: edible }), parts)
}

/** What a tick puts into the basket: the line's market amount, in grams. */
export function gramsInBasket({ marketAmount }: Pick<MarketLine, 'marketAmount'>, unit: MarketUnit | null): number {
  return marketAmount * (unit ?? LANG).grams
}

/** What is to buy still after `inBasket` grams of a line; nothing where that is enough. A line that grew after its tick has something left. */
export function leftToBuy(
  { grams }: Pick<MarketLine, 'grams'>,
  inBasket: number,
  parts: Pick<LineParts, 'unit' | 'pricePerKg'>,
): MarketLine {
  return amountOf(Math.max(0, grams - inBasket), parts)
}

/** Sum of the known prices and how many lines have none; lines with nothing to buy count for nothing. */
export function totalPrice(lines: readonly Pick<MarketLine, 'marketAmount' | 'price'>[]) {
  const toBuy = lines.filter(({ marketAmount }) => marketAmount > 0)
  return {
    price: toBuy.reduce((sum, { price }) => sum + (price ?? 0), 0),
    unpriced: toBuy.filter(({ price }) => price === null).length,
  }
}

function amountOf(grams: number, { unit, pricePerKg }: Pick<LineParts, 'unit' | 'pricePerKg'>): MarketLine {
  const { title, grams: each } = unit ?? LANG
  const marketAmount = Math.max(0, Math.ceil(grams / each - REST))
  const price = pricePerKg === null ? null : roundMoney((marketAmount * each * pricePerKg.amount) / 1000)
  return { grams, marketAmount, marketUnit: title, price }
}

/** "3 bó", "4 lạng", from ten `lạng` on "1,2 kg". */
export function formatMarketAmount({
  marketAmount,
  marketUnit,
}: Pick<MarketLine, 'marketAmount' | 'marketUnit'>): string {
  return marketUnit === LANG.title && marketAmount >= LANG_A_KILO
    ? `${formatNumber(marketAmount / LANG_A_KILO, 1)} kg`
    : `${formatNumber(marketAmount, 0)} ${marketUnit}`
}
