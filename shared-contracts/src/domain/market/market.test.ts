import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { runSize } from '../../testing'
import {
  formatMarketAmount,
  gramsInBasket,
  LANG,
  leftToBuy,
  type MarketUnit,
  marketLine,
  totalPrice,
} from './market-line'
import { mergeIngredients, type Serving } from './merge-ingredients'

interface Material {
  readonly materialId: number
  readonly unit: MarketUnit | null
  readonly ediblePercent: number
  readonly pricePerKg: { readonly amount: number } | null
}

const unit = fc.option(
  fc.record({
    title: fc.constantFrom('bó', 'quả', 'con', 'vỉ', 'bìa'),
    grams: fc.constantFrom(11, 50, 250, 400, 1200),
  }),
)
const facts = fc.record({
  ediblePercent: fc.constantFrom(15, 33.3, 62.5, 86, 100),
  pricePerKg: fc.option(fc.record({ amount: fc.integer({ min: 100, max: 900_000 }) })),
})
/** Few materials, so that they meet; some are sold in several units. */
const material = fc
  .tuple(fc.integer({ min: 1, max: 6 }), unit, facts)
  .map(([materialId, sold, more]): Material => ({ materialId, unit: sold, ...more }))
const serving: fc.Arbitrary<Serving<Material>> = fc.record({
  entryId: fc.integer({ min: 1, max: 8 }),
  material,
  grams: fc.double({ min: 0.05, max: 5000, noNaN: true }),
})
const servings = fc.array(serving, { maxLength: 60 })
const eaters = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 8, maxLength: 8 }).map((counts) => {
  return new Map(counts.map((count, place) => [place + 1, count]))
})

const sum = (grams: readonly number[]) => grams.reduce((total, each) => total + each, 0)
const sameUnit = (a: MarketUnit | null, b: MarketUnit | null) => a?.title === b?.title && a?.grams === b?.grams
const partsOf = ({
  material: { ediblePercent, unit: sold, pricePerKg },
  uses,
}: ReturnType<typeof mergeIngredients<Material>>[number]) => ({ ediblePercent, unit: sold, pricePerKg, uses })

const RUNS = { numRuns: runSize(40, 100) }

describe('random lists', () => {
  test('merge to the plain sum, by material and by entry', () => {
    fc.assert(
      fc.property(servings, (list) => {
        const lines = mergeIngredients(list)
        for (const {
          material: { materialId, unit: sold },
          uses,
        } of lines) {
          const own = list.filter(
            (each) => each.material.materialId === materialId && sameUnit(each.material.unit, sold),
          )
          expect(sum(uses.map(({ grams }) => grams))).toBeCloseTo(sum(own.map(({ grams }) => grams)), 6)
          for (const { entryId, grams } of uses)
            expect(grams).toBeCloseTo(sum(own.flatMap((each) => (each.entryId === entryId ? [each.grams] : []))), 6)
        }
        expect(sum(lines.flatMap(({ uses }) => uses.map(({ grams }) => grams)))).toBeCloseTo(
          sum(list.map(({ grams }) => grams)),
          6,
        )
      }),
      RUNS,
    )
  })

  test('what is sold in units that can not be merged stays apart, everything else is one line', () => {
    fc.assert(
      fc.property(servings, (list) => {
        const lines = mergeIngredients(list)
        const sold = new Set(list.map(({ material: each }) => JSON.stringify([each.materialId, each.unit])))
        expect(lines).toHaveLength(sold.size)
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
        for (const { key } of lines) expect(key.length).toBeLessThanOrEqual(60)
      }),
      RUNS,
    )
  })

  test('give the same lines in whatever order they come', () => {
    fc.assert(
      fc.property(
        servings.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          const [one, other] = [mergeIngredients(list), mergeIngredients(shuffled)]
          expect(other.map(({ key }) => key)).toEqual(one.map(({ key }) => key))
          for (const [place, { uses }] of one.entries()) {
            expect(other[place]?.uses.map(({ entryId }) => entryId)).toEqual(uses.map(({ entryId }) => entryId))
            expect(sum((other[place]?.uses ?? []).map(({ grams }) => grams))).toBeCloseTo(
              sum(uses.map(({ grams }) => grams)),
              6,
            )
          }
        },
      ),
      RUNS,
    )
  })

  test('are rounded only up, by less than one market unit, and priced by what is bought', () => {
    fc.assert(
      fc.property(servings, eaters, (list, eatersByEntry) => {
        for (const line of mergeIngredients(list)) {
          const { grams, marketAmount, marketUnit, price } = marketLine(partsOf(line), eatersByEntry)
          const each = line.material.unit ?? LANG
          expect(marketUnit).toBe(each.title)
          expect(Number.isInteger(marketAmount)).toBe(true)
          expect(marketAmount * each.grams).toBeGreaterThanOrEqual(grams - each.grams * 2e-6)
          expect(marketAmount * each.grams - grams).toBeLessThan(each.grams)
          const perKg = line.material.pricePerKg?.amount
          if (perKg === undefined) expect(price).toBeNull()
          else {
            expect((price ?? -1) % 100).toBe(0)
            expect(price).toBeGreaterThanOrEqual(0)
            expect(Math.abs((price ?? 0) - (marketAmount * each.grams * perKg) / 1000)).toBeLessThanOrEqual(50)
          }
        }
      }),
      RUNS,
    )
  })

  test('need as many times more as there are eaters', () => {
    fc.assert(
      fc.property(servings, eaters, fc.integer({ min: 2, max: 9 }), (list, eatersByEntry, times) => {
        const more = new Map([...eatersByEntry].map(([id, count]) => [id, count * times]))
        for (const line of mergeIngredients(list)) {
          const parts = partsOf(line)
          const plain = sum(line.uses.map(({ entryId, grams }) => grams * (eatersByEntry.get(entryId) ?? 0)))
          const { grams } = marketLine(parts, eatersByEntry)
          expect(grams / ((plain * 100) / parts.ediblePercent)).toBeCloseTo(1, 9)
          expect(marketLine(parts, more).grams / (grams * times)).toBeCloseTo(1, 9)
        }
      }),
      RUNS,
    )
  })

  test('have nothing left to buy once they are in the basket, and never more than they need', () => {
    fc.assert(
      fc.property(servings, eaters, fc.integer({ min: 0, max: 20_000 }), (list, eatersByEntry, inBasket) => {
        for (const line of mergeIngredients(list)) {
          const parts = partsOf(line)
          const whole = marketLine(parts, eatersByEntry)
          expect(leftToBuy(whole, gramsInBasket(whole, parts.unit), parts).marketAmount).toBe(0)
          const left = leftToBuy(whole, inBasket, parts)
          expect(left.marketAmount).toBeLessThanOrEqual(whole.marketAmount)
          expect(left.grams + inBasket).toBeGreaterThanOrEqual(whole.grams - 1e-6)
        }
      }),
      RUNS,
    )
  })
})

describe('a line', () => {
  const spinach = {
    uses: [{ entryId: 1, grams: 70 }],
    ediblePercent: 62.5,
    unit: { title: 'bó', grams: 400 },
    pricePerKg: null,
  }
  const pork = { uses: [{ entryId: 1, grams: 98 }], ediblePercent: 98, unit: null, pricePerKg: { amount: 130_500 } }

  test('is told with peel and in whole units', () => {
    expect(marketLine(spinach, new Map([[1, 4]]))).toEqual({
      grams: 448,
      marketAmount: 2,
      marketUnit: 'bó',
      price: null,
    })
  })

  test('that fits exactly takes no unit more', () => {
    // 49 g three times as 0.1 + 0.2: computing leaves a rest that nobody buys a lạng for.
    const exact = { ...pork, uses: [0.1, 0.2, 0.7].map((grams, place) => ({ entryId: place, grams: grams * 98 })) }
    const line = marketLine(exact, new Map([0, 1, 2].map((id) => [id, 3])))
    expect(line).toMatchObject({ marketAmount: 3, marketUnit: 'lạng' })
  })

  test('costs what its market amount costs, half a hundred upwards', () => {
    expect(marketLine(pork, new Map([[1, 1]])).price).toBe(13_100)
    expect(marketLine({ ...pork, pricePerKg: { amount: 130_490 } }, new Map([[1, 1]])).price).toBe(13_000)
  })

  test('of an entry that is gone is nothing to buy', () => {
    expect(marketLine(pork, new Map())).toEqual({ grams: 0, marketAmount: 0, marketUnit: 'lạng', price: 0 })
  })

  test('that grew after its tick has the rest left to buy', () => {
    const inBasket = gramsInBasket(marketLine(spinach, new Map([[1, 1]])), spinach.unit)
    expect(leftToBuy(marketLine(spinach, new Map([[1, 3]])), inBasket, spinach).marketAmount).toBe(0)
    expect(leftToBuy(marketLine(spinach, new Map([[1, 4]])), inBasket, spinach)).toMatchObject({
      grams: 48,
      marketAmount: 1,
    })
  })

  test('is counted in the total unless nothing of it is to buy', () => {
    const lines = [
      { marketAmount: 2, price: 13_100 },
      { marketAmount: 1, price: null },
      { marketAmount: 0, price: null },
    ]
    expect(totalPrice(lines)).toEqual({ price: 13_100, unpriced: 1 })
  })

  test.each([
    [3, 'bó', '3 bó'],
    [9, 'lạng', '9 lạng'],
    [12, 'lạng', '1,2 kg'],
    [1000, 'quả', '1.000 quả'],
  ])('of %d %s is written %j', (marketAmount, marketUnit, written) => {
    expect(formatMarketAmount({ marketAmount, marketUnit })).toBe(written)
  })
})
