import type { FoodFacts, KnownAmounts } from 'shared-contracts/nutrition'
import type { MenuPlanning } from '../menu-planning/menu-planning'
import type { ConsultingRules } from '../nutrition/consulting/consulting-rules'
import type { SearchWords } from '../site/search-words'
import type { ArticleRow, DocumentRow, FaqRow, StaffFileRow } from './article-rows'
import type {
  DishRow,
  EnergyNeedRow,
  MarketGoodRow,
  MenuDishRow,
  MenuRow,
  NeedRow,
  ProductPriceRow,
  StandardRow,
} from './kitchen-rows'
import type { Coded, Titled } from './row-parts'
import type { ClassPlanRow, NavigationRow, SiteBannerRow, SiteObjectRow } from './site-rows'

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
  staff_files: StaffFileRow
  navigation_items: NavigationRow
  site_objects: SiteObjectRow
  banners: { id: number; position: number; banner: SiteBannerRow }
  configurations: { code: string; value: object }
  faqs: FaqRow
  legal_documents: DocumentRow
  terms: { version: string; title: string; effective_at: string; updated_at: string; content: string }
  products: Titled & { position: number; summary: string; logo_url: string; link: string }
  redirects: { from_path: string; to_path: string | null }
  search_words: { code: string; words: SearchWords }
  areas: Titled
  provinces: Titled & { area_id: number; former_titles: readonly string[] }
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

/** Tables that the importer owns, parents before children. */
export const contentTables = [
  'article_catalogs',
  'article_categories',
  'article_tags',
  'articles',
  'article_tag_links',
  'staff_files',
  'navigation_items',
  'site_objects',
  'banners',
  'configurations',
  'faqs',
  'legal_documents',
  'terms',
  'products',
  'product_prices',
  'redirects',
  'search_words',
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
  staff_files: ['id'],
  navigation_items: ['id'],
  site_objects: ['id'],
  banners: ['id'],
  configurations: ['code'],
  faqs: ['id'],
  legal_documents: ['id'],
  terms: ['version'],
  products: ['id'],
  product_prices: ['material_code'],
  redirects: ['from_path'],
  search_words: ['code'],
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
