import type { Review } from 'shared-contracts/health-rules'
import type { FoodFacts, KnownAmounts, NeedJudgement, Recipe } from 'shared-contracts/nutrition'
import type { MenuPlanning } from './menu-planning/menu-planning'
import type { ConsultingRules } from './nutrition/consulting/consulting-rules'

/** Who took the photograph of a dish, under which licence, and what it shows to who can't see it. */
export interface DishPhoto {
  author: string
  licence: string
  source: string
  alt: string
}

/**
 * A row of each content table as JSON, named as the tables are: the importer hands the rows to the database as one JSON
 * document a table. Days are texts `YYYY-MM-DD`, moments ISO 8601.
 */
interface ContentRowTypes {
  article_catalogs: Coded & { description: string; staff_only: boolean; position: number }
  article_categories: Coded & { article_catalog_id: number; position: number }
  article_tags: Coded
  articles: ArticleRow
  article_tag_links: { article_id: number; article_tag_id: number }
  navigation_items: NavigationRow
  site_objects: SiteObjectRow
  configurations: { code: string; value: object }
  faqs: FaqRow
  legal_documents: DocumentRow
  terms: { version: string; title: string; effective_at: string; updated_at: string; content: string }
  products: Titled & { position: number; summary: string; logo_url: string; link: string }
  redirects: { from_path: string; to_path: string | null }
  areas: Titled
  provinces: Titled & { area_id: number }
  districts: Titled & { province_id: number; legacy: boolean }
  wards: Titled & { province_id: number; district_id: number | null }
  organization_groups: Titled
  organization_types: Titled & { organization_group_id: number }
  organizations: Titled & { organization_type_id: number; province_id: number | null }
  departments: Titled & { type: number; organization_type_id: number }
  job_titles: Titled & { is_director: boolean }
  babysitter_relationships: Titled
  class_plans: ClassPlanRow
  object_types: Coded & { group_id: 1 | 2 | 3 | null; short_title: string }
  standards: StandardRow
  object_type_needs: NeedRow
  energy_needs: EnergyNeedRow
  materials: Coded & { group_code: string; edible_percent: number; allergens: string[]; may_contain: string[] }
  material_nutrients: { material_id: number; standard_id: number; amount: number }
  unit_converts: { id: number; unit: string; material_id: number | null; grams: number }
  market_goods: MarketGoodRow
  product_prices: ProductPriceRow
  dish_tags: Coded
  dishes: DishRow
  dish_ingredients: { dish_id: number; material_id: number; position: number; grams: number }
  dish_tag_links: { dish_id: number; dish_tag_id: number }
  menus: MenuRow
  menu_days: { menu_id: number; day: number; nutrition: KnownAmounts }
  menu_dishes: MenuDishRow
  nutrition_facts: { code: string; facts: FoodFacts; families: Record<string, string> }
  consulting_rules: { code: string; rules: ConsultingRules }
  menu_planning: { code: string; planning: MenuPlanning }
}

interface Titled {
  id: number
  title: string
}

interface Coded extends Titled {
  code: string
}

interface NeedRow {
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

interface EnergyNeedRow {
  object_type_id: number
  activity: 'light' | 'moderate' | 'heavy' | 'all'
  low: number
  high: number
  source: string
}

interface ArticleRow extends Titled, Reviewed {
  slug: string
  article_catalog_id: number
  article_category_id: number | null
  summary: string
  illustration: string
  author: string
  reviewer: string | null
  published_at: string
  reviewed_at: string | null
  review_due_at: string | null
  content: string
  plain_text: string
  pins: string[]
  sources: { title: string; publisher: string; year: string; url: string | null }[]
}

interface FaqRow extends Reviewed {
  id: number
  position: number
  group_title: string
  question: string
  answer: string
  source_links: { title: string; url: string | null }[]
}

/** What a nutritionist must sign; null: nothing about nutrition or health. */
interface Reviewed {
  review: Review | null
}

interface NavigationRow {
  id: number
  position: number
  text: string
  text_mobile: string
  link: string
  roles: number[]
  children: { text: string; link: string; auth: boolean }[]
  hide_children: boolean
}

interface SiteObjectRow {
  id: number
  position: number
  code: string
  title: string | null
  text: string
  label: string | null
  link: string
  media_link: string
  thumbnail: string
  section_type: string
  page_position_name: string
  status: number
}

interface DocumentRow extends Titled {
  number: string
  issuer: string
  issued_at: string
  summary: string
  url: string | null
}

/** Classes that come again; times by the clock in Viet Nam, `HH:MM`. */
interface ClassPlanRow extends Titled {
  slug: string
  summary: string
  illustration: string
  first_day: string
  every_weeks: number | null
  start_time: string
  end_time: string
  place: string
  province_id: number | null
  seats: number
  demo: boolean
  markdown: string
  content: string
}

interface StandardRow extends Coded {
  unit: string
  table_group: number | null
  meal_codes: number[]
  decimals: number
  in_consulting: boolean
}

/** Where a material stands at the market, and in what it is sold; without a unit by weight. */
interface MarketGoodRow {
  material_id: number
  stall: string
  stall_position: number
  usually_at_home: boolean
  unit: string | null
  unit_grams: number | null
}

/** `as_of`: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as far as the source tells it. */
interface ProductPriceRow {
  material_code: string
  product_id: number
  price_per_kg: number
  as_of: string
  source_title: string
  source_url: string | null
}

interface DishRow extends Titled {
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

interface MenuRow extends Titled, Reviewed {
  summary: string
  object_type_id: number
  kind: 'free' | 'standard' | 'week'
  author: string | null
  signed_at: string | null
  position: number
}

interface MenuDishRow {
  menu_id: number
  day: number
  meal_code: number
  position: number
  dish_id: number
  portion: number
  grams: number
  energy: number | null
}

/** Tables that the importer owns, parents before children. */
export const contentTables = [
  'article_catalogs',
  'article_categories',
  'article_tags',
  'articles',
  'article_tag_links',
  'navigation_items',
  'site_objects',
  'configurations',
  'faqs',
  'legal_documents',
  'terms',
  'products',
  'product_prices',
  'redirects',
  'areas',
  'provinces',
  'districts',
  'wards',
  'organization_groups',
  'organization_types',
  'organizations',
  'departments',
  'job_titles',
  'babysitter_relationships',
  'class_plans',
  'object_types',
  'standards',
  'object_type_needs',
  'energy_needs',
  'materials',
  'material_nutrients',
  'unit_converts',
  'market_goods',
  'dish_tags',
  'dishes',
  'dish_ingredients',
  'dish_tag_links',
  'menus',
  'menu_days',
  'menu_dishes',
  'nutrition_facts',
  'consulting_rules',
  'menu_planning',
] as const satisfies readonly (keyof ContentRowTypes)[]

export type ContentTable = (typeof contentTables)[number]

export type ContentRows = { readonly [T in ContentTable]: readonly Readonly<ContentRowTypes[T]>[] }
export type PartOfRows<T extends ContentTable> = Pick<ContentRows, T>

/** Columns that tell one row of a table from another. */
export const primaryKeys: { readonly [T in ContentTable]: readonly (keyof ContentRowTypes[T] & string)[] } = {
  article_catalogs: ['id'],
  article_categories: ['id'],
  article_tags: ['id'],
  articles: ['id'],
  article_tag_links: ['article_id', 'article_tag_id'],
  navigation_items: ['id'],
  site_objects: ['id'],
  configurations: ['code'],
  faqs: ['id'],
  legal_documents: ['id'],
  terms: ['version'],
  products: ['id'],
  product_prices: ['material_code'],
  redirects: ['from_path'],
  areas: ['id'],
  provinces: ['id'],
  districts: ['id'],
  wards: ['id'],
  organization_groups: ['id'],
  organization_types: ['id'],
  organizations: ['id'],
  departments: ['id'],
  job_titles: ['id'],
  babysitter_relationships: ['id'],
  class_plans: ['id'],
  object_types: ['id'],
  standards: ['id'],
  object_type_needs: ['object_type_id', 'standard_id'],
  energy_needs: ['object_type_id', 'activity'],
  materials: ['id'],
  material_nutrients: ['material_id', 'standard_id'],
  unit_converts: ['id'],
  market_goods: ['material_id'],
  dish_tags: ['id'],
  dishes: ['id'],
  dish_ingredients: ['dish_id', 'material_id'],
  dish_tag_links: ['dish_id', 'dish_tag_id'],
  menus: ['id'],
  menu_days: ['menu_id', 'day'],
  menu_dishes: ['menu_id', 'day', 'meal_code', 'position'],
  nutrition_facts: ['code'],
  consulting_rules: ['code'],
  menu_planning: ['code'],
}
