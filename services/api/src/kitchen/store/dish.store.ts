import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import type { DishCard, ListedDish } from '../rules/listed-dish'

export type DishDetail = CallAnswer<'Dish/GetById'>

/** Recipes of dishes in a free week are open to everyone; `d` is the dish. */
export const DISH_IS_OPEN = `exists (select 1 from menu_dishes f join menus m on m.id = f.menu_id
    where f.dish_id = d.id and m.kind = 'free')`

/** Whether readers get the dish `d` at all; see the articles' own. */
export const DISH_IS_LIVE = "d.state = 'published'"

/**
 * What stands in other tables of dishes, each read once for all of them: asked for dish by dish it takes five times as long.
 * @param which the condition on `i`, a row that belongs to a dish
 */
const partsOf = (which: string) => `
  with recipe_of as materialized (
    select i.dish_id, array_agg(m.title order by i.position) as titles,
      jsonb_agg(jsonb_build_object('materialId', i.material_id, 'grams', i.grams) order by i.position) as ingredients
    from dish_ingredients i join materials m on m.id = i.material_id where ${which} group by i.dish_id),
  allergens_of as materialized (
    select i.dish_id, array_agg(distinct m.a order by m.a) as names
    from (select id, unnest(allergens) as a from materials) m join dish_ingredients i on i.material_id = m.id
    where ${which} group by i.dish_id),
  traces_of as materialized (
    select i.dish_id, array_agg(distinct m.a order by m.a) as names
    from (select id, unnest(may_contain) as a from materials) m join dish_ingredients i on i.material_id = m.id
    where ${which} group by i.dish_id),
  tags_of as materialized (select i.dish_id, array_agg(i.dish_tag_id) as ids from dish_tag_links i where ${which} group by i.dish_id)`

const CARD = `
  d.id as "dishId", d.title, d.slug, d.summary, d.illustration, d.kind,
  d.meal_codes as "mealCodes", d.object_type_ids as "objectTypeIds", d.region, d.minutes,
  coalesce(allergens_of.names, '{}') as allergens,
  array(select a from unnest(traces_of.names) as a where a <> all(coalesce(allergens_of.names, '{}')) order by a) as "mayContain",
  ${DISH_IS_OPEN} as open, d.method, coalesce(recipe_of.ingredients, '[]') as ingredients`

const DISHES = `from dishes d left join recipe_of on recipe_of.dish_id = d.id
  left join allergens_of on allergens_of.dish_id = d.id left join traces_of on traces_of.dish_id = d.id
  left join tags_of on tags_of.dish_id = d.id`

/** Every dish of the bank that readers get, in no order. */
export async function findListedDishes({ pool }: Database): Promise<ListedDish[]> {
  const result = await pool.query<DishCard & Omit<ListedDish, 'card'>>(`${partsOf('true')}
    select ${CARD}, coalesce(tags_of.ids, '{}') as "tagIds", coalesce(recipe_of.titles, '{}') as "materialTitles"
    ${DISHES} where ${DISH_IS_LIVE}`)
  return result.rows.map(({ method, tagIds, materialTitles, ingredients, ...card }) => ({
    card,
    method,
    tagIds,
    materialTitles,
    ingredients,
  }))
}

/** What is stored of a recipe: amounts follow from it for whoever eats. */
export interface StoredRecipe {
  readonly recipe: NonNullable<DishDetail['detail']>['recipe']
  /** Raw edible grams of an adult portion. */
  readonly ingredients: readonly { readonly materialId: number; readonly grams: number }[]
}

export type StoredDish = Omit<DishDetail, 'detail'> & { readonly detail: StoredRecipe }

type DetailRow = Omit<DishDetail, 'detail'> & StoredRecipe

/** @param readable the condition on dish `d` */
const detailWhere = (readable: string) => `${partsOf('i.dish_id = $1')}
  select ${CARD}, d.photo, d.recipe,
    coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'code', t.code, 'title', t.title) order by t.id)
      from dish_tags t where t.id = any(tags_of.ids)), '[]') as tags
  ${DISHES} where d.id = $1 and ${readable}`

const LIVE = { name: 'dish-by-id', text: detailWhere(DISH_IS_LIVE) }
const IN_ANY_STATE = { name: 'any-dish-by-id', text: detailWhere('true') }

/** One dish with all that is known of it; null when there is none. What a caller may see is not decided here. */
export async function findDish(database: Database, id: number): Promise<StoredDish | null> {
  return detailOf(database, LIVE, id)
}

/** The same in any state, for who may see it before readers do. */
export async function findUnpublishedDish(database: Database, id: number): Promise<StoredDish | null> {
  return detailOf(database, IN_ANY_STATE, id)
}

async function detailOf({ pool }: Database, statement: typeof LIVE, id: number): Promise<StoredDish | null> {
  const result = await pool.query<DetailRow>({ ...statement, values: [id] })
  const row = result.rows[0]
  if (!row) return null
  const { ingredients, recipe, ...dish } = row
  return { ...dish, detail: { ingredients, recipe } }
}

export async function findDishTags({ query }: Database): Promise<CallAnswer<'DishTag/GetAll'>> {
  return query.selectFrom('dishTags').select(['id', 'code', 'title']).orderBy('id').execute()
}
