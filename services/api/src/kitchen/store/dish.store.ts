import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import type { DishCard, ListedDish } from '../rules/listed-dish'

export type DishDetail = CallAnswer<'Dish/GetById'>

/** Recipes of dishes in a free week are open to everyone; `d` is the dish. */
export const DISH_IS_OPEN = `exists (select 1 from menu_dishes f join menus m on m.id = f.menu_id
    where f.dish_id = d.id and m.kind = 'free')`

/** Whether readers get the dish `d` at all; see the articles' own. */
export const DISH_IS_LIVE = "d.state = 'published'"

const CARD = `
  d.id as "dishId", d.title, d.slug, d.summary, d.illustration, d.kind,
  d.meal_codes as "mealCodes", d.object_type_ids as "objectTypeIds", d.region, d.minutes,
  array(select distinct a from dish_ingredients i join materials m on m.id = i.material_id,
    unnest(m.allergens) as a where i.dish_id = d.id order by a) as allergens,
  array(select distinct a from dish_ingredients i join materials m on m.id = i.material_id,
    unnest(m.may_contain) as a where i.dish_id = d.id and not exists (select 1 from dish_ingredients o
      join materials n on n.id = o.material_id where o.dish_id = d.id and a = any(n.allergens)) order by a) as "mayContain",
  ${DISH_IS_OPEN} as open`

/** Every dish of the bank that readers get, in no order. */
export async function findListedDishes({ pool }: Database): Promise<ListedDish[]> {
  const result = await pool.query<DishCard & Omit<ListedDish, 'card'>>(`
    select ${CARD}, d.method,
      array(select l.dish_tag_id from dish_tag_links l where l.dish_id = d.id) as "tagIds",
      array(select m.title from dish_ingredients i join materials m on m.id = i.material_id
        where i.dish_id = d.id order by i.position) as "materialTitles",
      coalesce((select jsonb_agg(jsonb_build_object('materialId', i.material_id, 'grams', i.grams) order by i.position)
        from dish_ingredients i where i.dish_id = d.id), '[]') as ingredients
    from dishes d where ${DISH_IS_LIVE}`)
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
const detailWhere = (readable: string) => `
  select ${CARD}, d.method, d.photo, d.recipe,
    coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'code', t.code, 'title', t.title) order by t.id)
      from dish_tag_links l join dish_tags t on t.id = l.dish_tag_id where l.dish_id = d.id), '[]') as tags,
    coalesce((select jsonb_agg(jsonb_build_object('materialId', i.material_id, 'grams', i.grams) order by i.position)
      from dish_ingredients i where i.dish_id = d.id), '[]') as ingredients
  from dishes d where d.id = $1 and ${readable}`

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
