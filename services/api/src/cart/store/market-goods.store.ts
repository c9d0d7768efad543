import type { RevisionWatch } from '../../platform/content-revision/revision.store'
import { createRevisioned, type Revisioned } from '../../platform/content-revision/revisioned'
import type { Database } from '../../platform/database/open-database'
import type { MarketGood, MarketGoods } from '../rules/market-list'

/** Every material that one buys, in memory; read again when the content changes. */
export function createMarketGoods(database: Database, watch: RevisionWatch): Revisioned<MarketGoods> {
  return createRevisioned(watch, async () => {
    const { rows } = await database.pool.query<MarketGood>(`
      select m.id as "materialId", m.title, m.edible_percent as "ediblePercent", g.stall, g.stall_position as "stallPosition",
        g.usually_at_home as "usuallyAtHome",
        case when g.unit is not null then jsonb_build_object('title', g.unit, 'grams', g.unit_grams) end as unit,
        case when p.material_code is not null
          then jsonb_build_object('amount', p.price_per_kg, 'asOf', p.as_of) end as "pricePerKg"
      from market_goods g join materials m on m.id = g.material_id
        left join product_prices p on p.material_code = m.code`)
    return new Map(rows.map((good) => [good.materialId, good]))
  })
}
