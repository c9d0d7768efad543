import highsLoader from 'highs'
import { buildMenu } from '../core/build-menu'
import { createPool } from '../core/pool'
import { columnsOf, modelOf } from '../core/proof/relaxation'
import type { Snapshot } from '../core/snapshot'
import { openSlots } from '../core/week/open-slots'
import { median, timed } from './statistics'

/** The same day from banks of different sizes, found by the builder's search and by HiGHS as a mixed-integer programme. */
export interface GrowthFigures {
  readonly dishes: number
  readonly searchMs: number
  readonly mipMs: number
  readonly mipStatus: string
}

/** Second three months of pregnancy: the largest pool. */
const OBJECT_TYPE_ID = 2
const MIP_LIMIT_S = 30
const NO_WISHES = { excludedDishIds: new Set<number>(), excludedMaterialIds: new Set<number>() }

/** The same dishes `times` over, each copy a little larger: a bank of another size, no better and no worse. */
function grown(snapshot: Snapshot, times: number): Snapshot {
  const dishes = Array.from({ length: times }, (_, copy) =>
    snapshot.dishes.map((dish) => ({
      ...dish,
      dishId: dish.dishId + copy * 100_000,
      ingredients: dish.ingredients.map((each) => ({ ...each, grams: each.grams * (1 + copy / 100) })),
    })),
  ).flat()
  return { ...snapshot, dishes, dishById: new Map(dishes.map((dish) => [dish.dishId, dish])) }
}

/** One dish in one portion for each slot, and every row kept: the easiest question that can be put to it. */
async function solveByMip(snapshot: Snapshot): Promise<{ readonly ms: number; readonly status: string }> {
  const pool = createPool(snapshot, OBJECT_TYPE_ID)
  const slots = openSlots(pool, NO_WISHES, snapshot)
  const highs = await highsLoader()
  try {
    const { ms, result } = timed(() => {
      const columns = columnsOf(slots, ({ portions }) => portions)
      const names = columns.map(({ name }, index) => (index % 8 === 7 ? `${name}\n` : name)).join(' ')
      const { text } = modelOf(pool, slots, columns, false)
      return highs.solve(`${text}Binary\n ${names}\nEnd\n`, { output_flag: false, time_limit: MIP_LIMIT_S })
    })
    return { ms, status: result.Status }
  } catch (error) {
    return { ms: Number.NaN, status: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Banks of the real size and `times` that, in turn for each seed: what else the machine does hits both alike.
 *
 * @param options `mipDishes`: so many of a bank HiGHS gets at most
 */
export async function measureGrowth(
  snapshot: Snapshot,
  { times, seeds, mipDishes }: { readonly times: number; readonly seeds: number; readonly mipDishes: number },
): Promise<GrowthFigures[]> {
  const banks = [snapshot, grown(snapshot, times)].map((bank) => ({
    bank,
    pool: createPool(bank, OBJECT_TYPE_ID),
    ms: [] as number[],
  }))
  for (let seed = 0; seed < seeds; seed += 1)
    for (const { bank, pool, ms } of banks) {
      const request = { objectTypeId: OBJECT_TYPE_ID, days: 1, seed }
      ms.push(timed(() => buildMenu(request, { snapshot: bank, pool })).ms)
    }
  const figures: GrowthFigures[] = []
  for (const { bank, ms } of banks) {
    const { ms: mipMs, status } = await solveByMip({ ...bank, dishes: bank.dishes.slice(0, mipDishes) })
    figures.push({ dishes: bank.dishes.length, searchMs: median(ms), mipMs, mipStatus: status })
  }
  return figures
}
