import type { KnownAmounts, NeedJudgement, Recipe } from 'shared-contracts/nutrition'
import type { Publication } from '../publication/publication'
import type { Coded, Reviewed, Titled } from './row-parts'

export interface NeedRow {
  object_type_id: number
  standard_id: number
  min: number | null
  max: number | null
  need: number | null
  recommended_from: number | null
  recommended_to: number | null
  upper_level: number | null
  upper_is_of_added: boolean
  upper_source: string | null
  source: string
  reason: string | null
  judged: NeedJudgement
  week_mean: boolean
  day_max: number | null
}

export interface EnergyNeedRow {
  object_type_id: number
  activity: 'light' | 'moderate' | 'heavy' | 'all'
  low: number
  high: number
  source: string
}

export interface StandardRow extends Coded {
  unit: string
  table_group: number | null
  meal_codes: number[]
  decimals: number
  in_consulting: boolean
}

/** Where a material stands at the market, and in what it is sold; without a unit by weight. */
export interface MarketGoodRow {
  material_id: number
  stall: string
  stall_position: number
  usually_at_home: boolean
  unit: string | null
  unit_grams: number | null
}

/** `as_of`: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as far as the source tells it. */
export interface ProductPriceRow {
  material_code: string
  product_id: number
  price_per_kg: number
  as_of: string
  source_title: string
  source_url: string | null
}

/** Who took the photograph of a dish, under which licence, and what it shows to who can't see it. */
export interface DishPhoto {
  author: string
  licence: string
  source: string
  alt: string
}

export interface DishRow extends Titled, Publication {
  slug: string
  summary: string
  /** Name of its drawing, or of its photograph: `photos/<dish>-<version>`. */
  illustration: string
  /** Null: it is drawn. */
  photo: DishPhoto | null
  kind: string
  meal_codes: number[]
  object_type_ids: number[]
  region: string
  method: string
  minutes: number
  recipe: Recipe | null
  nutrition: KnownAmounts
  energy: number | null
  grams: number
}

export interface MenuRow extends Titled, Reviewed {
  summary: string
  object_type_id: number
  kind: 'free' | 'standard' | 'week'
  author: string | null
  signed_at: string | null
  position: number
}

export interface MenuDishRow {
  menu_id: number
  day: number
  meal_code: number
  position: number
  dish_id: number
  portion: number
  grams: number
  energy: number | null
}
