import type { MenuPlanning } from 'content'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { FoodFacts } from 'shared-contracts/nutrition'
import type { ConsultingRules } from '../../diet/rules/consulting-rules'
import type { AccountTables } from './account-tables'
import type { HealthTables } from './health-tables'

/** Rows as the driver returns them; days are texts `YYYY-MM-DD`. Constraints and reasons: see migrations/. */
export interface Tables extends HealthTables, AccountTables {
  content_revision: { only_row: boolean; revision: number; changed_at: Date; source_hash: string }
  article_catalogs: Coded & { description: string; staff_only: boolean; position: number }
  article_categories: Coded & { article_catalog_id: number; position: number }
  article_tags: Coded
  articles: ArticleRow
  article_tag_links: { article_id: number; article_tag_id: number }
  article_daily_reads: { article_id: number; day: string; reads: number }
  navigation_items: {
    id: number
    position: number
    text: string
    text_mobile: string
    link: string
    roles: number[]
    children: Json<{ text: string; link: string; auth: boolean }[]>
    hide_children: boolean
  }
  site_objects: SiteObjectRow
  configurations: { code: string; value: Json<object> }
  faqs: { id: number; position: number; group_title: string; question: string; answer: string; sources: Json<string[]> }
  legal_documents: {
    id: number
    number: string
    title: string
    issuer: string
    issued_at: string
    summary: string
    url: string | null
  }
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
  cooking_classes: CookingClassRow
  object_types: Coded & { group_id: 1 | 2 | 3 | null; short_title: string }
  standards: Coded & {
    unit: string
    table_group: number | null
    meal_codes: number[]
    decimals: number
    in_consulting: boolean
  }
  object_type_needs: {
    object_type_id: number
    standard_id: number
    min: number | null
    max: number | null
    need: number | null
  }
  materials: Coded & { group_code: string; edible_percent: number; allergens: string[] }
  material_nutrients: { material_id: number; standard_id: number; amount: number }
  unit_converts: { id: number; unit: string; material_id: number | null; grams: number }
  dish_tags: Coded
  dishes: DishRow
  nutrition_facts: { code: string; facts: FoodFacts; families: Record<string, string> }
  consulting_rules: { code: string; rules: ConsultingRules }
  menu_planning: { code: string; planning: MenuPlanning }
  dish_ingredients: { dish_id: number; material_id: number; position: number; grams: number }
  dish_tag_links: { dish_id: number; dish_tag_id: number }
  menus: MenuRow
  menu_days: { menu_id: number; day: number; nutrition: Json<Nutrition> }
  menu_dishes: {
    menu_id: number
    day: number
    meal_code: number
    position: number
    dish_id: number
    portion: number
    grams: number
    energy: number | null
  }
  menu_daily_looks: { menu_id: number; day: string; looks: number }
}

/** Amounts by standardId; see `nutrition` in shared-contracts/call-schemas. */
export type Nutrition = Record<string, { value: number | null; missing: number }>

type Json<T extends object> = JSONColumnType<T>

interface Titled {
  id: number
  title: string
}

interface Coded extends Titled {
  code: string
}

interface ArticleRow extends Titled {
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
  sources: Json<{ title: string; publisher: string; year: string; url: string | null }[]>
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

interface CookingClassRow extends Titled {
  slug: string
  summary: string
  illustration: string
  start_at: ColumnType<Date, string, string>
  end_at: ColumnType<Date, string, string>
  place: string
  province_id: number | null
  seats: number
  demo: boolean
  content: string
}

interface DishRow extends Titled {
  slug: string
  summary: string
  illustration: string
  kind: string
  meal_codes: number[]
  object_type_ids: number[]
  region: string
  method: string
  minutes: number
  steps: Json<string[]>
  nutrition: Json<Nutrition>
  energy: number | null
  grams: number
}

interface MenuRow extends Titled {
  summary: string
  object_type_id: number
  kind: 'free' | 'standard' | 'week'
  author: string | null
  signed_at: string | null
  position: number
}
