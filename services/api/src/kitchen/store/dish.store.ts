import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import type { Nutrition } from '../../platform/database/tables'

export type DishCard = CallAnswer<'Dish/GetAllDishes'>['items'][number]
export type DishDetail = CallAnswer<'Dish/GetById'>

/** A dish as lists and search need it. */
export interface ListedDish {
  readonly card: DishCard
  readonly tagIds: readonly number[]
  /** Raw edible grams of an adult portion. */
  readonly ingredients: readonly { readonly materialId: number; readonly grams: number }[]
  /** Names of its ingredients, for search. */
  readonly materialTitles: readonly string[]
}

interface CardRow {
  id: number
  title: string
  slug: string
  summary: string
  illustration: string
  kind: string
  meal_codes: number[]
  object_type_ids: number[]
  region: string
  minutes: number
  allergens: string[]
  open: boolean
}

// Details of dishes in a free week are open to everyone (DECISIONS 19).
const CARD = `
  d.id, d.title, d.slug, d.summary, d.illustration, d.kind, d.meal_codes, d.object_type_ids, d.region, d.minutes,
  array(select distinct a from dish_ingredients i join materials m on m.id = i.material_id,
    unnest(m.allergens) as a where i.dish_id = d.id order by a) as allergens,
  exists (select 1 from menu_dishes f join menus m on m.id = f.menu_id
    where f.dish_id = d.id and m.kind = 'free') as open`

/** Every dish of the bank, in no order. */
export async function findListedDishes({ pool }: Database): Promise<ListedDish[]> {
  const result = await pool.query<
    CardRow & { tag_ids: number[]; material_titles: string[]; ingredients: ListedDish['ingredients'] }
  >(`
    select ${CARD},
      array(select l.dish_tag_id from dish_tag_links l where l.dish_id = d.id) as tag_ids,
      array(select m.title from dish_ingredients i join materials m on m.id = i.material_id
        where i.dish_id = d.id order by i.position) as material_titles,
      coalesce((select jsonb_agg(jsonb_build_object('materialId', i.material_id, 'grams', i.grams) order by i.position)
        from dish_ingredients i where i.dish_id = d.id), '[]') as ingredients
    from dishes d`)
  return result.rows.map((row) => ({
    card: toCard(row),
    tagIds: row.tag_ids,
    materialTitles: row.material_titles,
    ingredients: row.ingredients,
  }))
}

interface DetailRow extends CardRow {
  method: string
  steps: string[]
  nutrition: Nutrition
  tags: DishDetail['tags']
  ingredients: NonNullable<DishDetail['detail']>['ingredients']
}

const DETAIL = `
  select ${CARD}, d.method, d.steps, d.nutrition,
    coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'code', t.code, 'title', t.title) order by t.id)
      from dish_tag_links l join dish_tags t on t.id = l.dish_tag_id where l.dish_id = d.id), '[]') as tags,
    coalesce((select jsonb_agg(jsonb_build_object('materialId', m.id, 'title', m.title, 'grams', i.grams)
      order by i.position)
      from dish_ingredients i join materials m on m.id = i.material_id where i.dish_id = d.id), '[]') as ingredients
  from dishes d where d.id = $1`

/** One dish with all that is known of it; null when there is none. What a caller may see is not decided here. */
export async function findDish(
  { pool }: Database,
  id: number,
): Promise<(Omit<DishDetail, 'detail'> & { detail: NonNullable<DishDetail['detail']> }) | null> {
  const result = await pool.query<DetailRow>({ name: 'dish-by-id', text: DETAIL, values: [id] })
  const row = result.rows[0]
  if (!row) return null
  const { steps, nutrition, ingredients } = row
  return { ...toCard(row), method: row.method, tags: row.tags, detail: { ingredients, steps, nutrition } }
}

export async function findDishTags({ query }: Database): Promise<CallAnswer<'DishTag/GetAll'>> {
  return query.selectFrom('dish_tags').select(['id', 'code', 'title']).orderBy('id').execute()
}

function toCard(row: CardRow): DishCard {
  return {
    dishId: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.summary,
    illustration: row.illustration,
    kind: row.kind,
    mealCodes: row.meal_codes,
    objectTypeIds: row.object_type_ids,
    region: row.region,
    minutes: row.minutes,
    allergens: row.allergens,
    open: row.open,
  }
}
