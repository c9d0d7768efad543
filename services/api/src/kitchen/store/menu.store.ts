import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import type { Nutrition } from '../../platform/database/tables'

export type MenuCard = CallAnswer<'Menu/HomePage'>[number]
export type Menu = CallAnswer<'Menu/GetFreeMenu'>
type MenuDay = Menu['days'][number]
type MenuKind = MenuCard['kind']

interface CardRow {
  id: number
  title: string
  summary: string
  object_type_id: number
  kind: MenuKind
  author: string | null
  signed_at: string | null
  day_count: number
  illustrations: string[]
}

const CARD = `
  m.id, m.title, m.summary, m.object_type_id, m.kind, m.author, m.signed_at,
  (select count(*) from menu_days d where d.menu_id = m.id)::int as day_count,
  array(select x.illustration from (
    select d.illustration, min(f.day * 1000 + f.meal_code * 100 + f.position) as first
    from menu_dishes f join dishes d on d.id = f.dish_id where f.menu_id = m.id
    group by d.illustration order by first limit 4) x) as illustrations`

/** Every menu as a card, in the editors' order. */
export async function findMenuCards({ pool }: Database): Promise<MenuCard[]> {
  const result = await pool.query<CardRow>(`select ${CARD} from menus m order by m.position, m.id`)
  return result.rows.map(toCard)
}

/** One menu with its days; null when there is none. */
export async function findMenu({ pool }: Database, menuId: number): Promise<Menu | null> {
  const query = { name: 'menu-by-id', text: `select ${CARD} from menus m where m.id = $1`, values: [menuId] }
  const row = (await pool.query<CardRow>(query)).rows[0]
  return row ? { ...toCard(row), days: await findDays(pool, row.id) } : null
}

/** Ids of the menus of one kind for an object type, in the editors' order. */
export async function findMenuIds({ query }: Database, kind: MenuKind, objectTypeId: number): Promise<number[]> {
  const rows = await query
    .selectFrom('menus')
    .select('id')
    .where('kind', '=', kind)
    .where('object_type_id', '=', objectTypeId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

interface DayRow {
  day: number
  nutrition: Nutrition
}

interface DishRow {
  day: number
  meal_code: number
  dish_id: number
  title: string
  slug: string
  illustration: string
  portion: number
  grams: number
  energy: number | null
}

const DISHES = `
  select f.day, f.meal_code, f.dish_id, d.title, d.slug, d.illustration, f.portion, f.grams, f.energy
  from menu_dishes f join dishes d on d.id = f.dish_id
  where f.menu_id = $1 order by f.day, f.meal_code, f.position`

async function findDays(pool: Database['pool'], menuId: number): Promise<MenuDay[]> {
  const values = [menuId]
  const days = await pool.query<DayRow>({
    name: 'days-of-menu',
    text: 'select day, nutrition from menu_days where menu_id = $1 order by day',
    values,
  })
  const dishes = await pool.query<DishRow>({ name: 'dishes-of-menu', text: DISHES, values })
  return days.rows.map(({ day, nutrition }) => ({
    dayCode: dayCodes[day - 1] ?? 'N1',
    meals: mealsOf(dishes.rows.filter((dish) => dish.day === day)),
    nutrition,
  }))
}

const dayCodes = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'] as const

/** Meals in the order they are eaten: breakfast, morning snack, lunch, afternoon snack, dinner, evening snack. */
const MEAL_ORDER = [1, 5, 2, 6, 3, 4, 7]

function mealsOf(rows: readonly DishRow[]): MenuDay['meals'] {
  const codes = [...new Set(rows.map((row) => row.meal_code))]
  codes.sort((a, b) => MEAL_ORDER.indexOf(a) - MEAL_ORDER.indexOf(b))
  return codes.map((mealCode) => ({
    mealCode,
    dishes: rows
      .filter((row) => row.meal_code === mealCode)
      .map((row) => ({
        dishId: row.dish_id,
        title: row.title,
        slug: row.slug,
        illustration: row.illustration,
        portion: row.portion,
        grams: rounded(row.grams),
        energy: row.energy === null ? null : rounded(row.energy),
      })),
  }))
}

/** Tenths of a gram or kilocalorie; more digits would only pretend. */
function rounded(amount: number): number {
  return Math.round(amount * 10) / 10
}

function toCard(row: CardRow): MenuCard {
  return {
    menuId: row.id,
    title: row.title,
    summary: row.summary,
    objectTypeId: row.object_type_id,
    kind: row.kind,
    author: row.author,
    signedAt: row.signed_at,
    dayCount: row.day_count,
    illustrations: row.illustrations,
  }
}
