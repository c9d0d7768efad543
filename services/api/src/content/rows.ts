import type { Selectable } from 'kysely'
import type { Tables } from '../platform/database/tables'

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
  'cooking_classes',
  'object_types',
  'standards',
  'object_type_needs',
  'materials',
  'material_nutrients',
  'unit_converts',
  'dish_tags',
  'dishes',
  'dish_ingredients',
  'dish_tag_links',
  'menus',
  'menu_days',
  'menu_dishes',
  'nutrition_facts',
  'consulting_rules',
] as const satisfies readonly (keyof Tables)[]

export type ContentTable = (typeof contentTables)[number]

/** JSON columns hold values here, not texts: rows travel to the database as one JSON document a table. */
type RowOf<T extends ContentTable> = Wire<Selectable<Tables[T]>>
type Wire<Row> = { readonly [C in keyof Row]: Row[C] extends Date ? string : Row[C] }

export type ContentRows = { readonly [T in ContentTable]: readonly RowOf<T>[] }
export type PartOfRows<T extends ContentTable> = Pick<ContentRows, T>

/** Columns that tell one row of a table from another. */
export const primaryKeys: { readonly [T in ContentTable]: readonly (keyof Tables[T] & string)[] } = {
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
  cooking_classes: ['id'],
  object_types: ['id'],
  standards: ['id'],
  object_type_needs: ['object_type_id', 'standard_id'],
  materials: ['id'],
  material_nutrients: ['material_id', 'standard_id'],
  unit_converts: ['id'],
  dish_tags: ['id'],
  dishes: ['id'],
  dish_ingredients: ['dish_id', 'material_id'],
  dish_tag_links: ['dish_id', 'dish_tag_id'],
  menus: ['id'],
  menu_days: ['menu_id', 'day'],
  menu_dishes: ['menu_id', 'day', 'meal_code', 'position'],
  nutrition_facts: ['code'],
  consulting_rules: ['code'],
}
