import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import type { Nutrition } from '../../stored-values'

export type MenuCard = CallAnswer<'Menu/HomePage'>[number]
export type Menu = CallAnswer<'Menu/GetFreeMenu'>
type MenuDay = Menu['days'][number]
type MenuKind = MenuCard['kind']

const CARD = `
  m.id as "menuId", m.title, m.summary, m.object_type_id as "objectTypeId", m.kind, m.author, m.signed_at as "signedAt", m.review,
  (select count(*) from menu_days d where d.menu_id = m.id)::int as "dayCount",
  array(select x.illustration from (
    select d.illustration, min(f.day * 1000 + f.meal_code * 100 + f.position) as first
    from menu_dishes f join dishes d on d.id = f.dish_id where f.menu_id = m.id
    group by d.illustration order by first limit 4) x) as illustrations`

/** Every menu as a card, in the editors' order. */
export async function findMenuCards({ pool }: Database): Promise<MenuCard[]> {
  const result = await pool.query<MenuCard>(`select ${CARD} from menus m order by m.position, m.id`)
  return result.rows
}

/** One menu with its days; null when there is none. */
export async function findMenu({ pool }: Database, menuId: number): Promise<Menu | null> {
  const query = { name: 'menu-by-id', text: `select ${CARD} from menus m where m.id = $1`, values: [menuId] }
  const row = (await pool.query<MenuCard>(query)).rows[0]
  return row ? { ...row, days: await findDays(pool, row.menuId) } : null
}

/** Ids of the menus of one kind for an object type, in the editors' order. */
export async function findMenuIds({ query }: Database, kind: MenuKind, objectTypeId: number): Promise<number[]> {
  const rows = await query
    .selectFrom('menus')
    .select('id')
    .where('kind', '=', kind)
    .where('objectTypeId', '=', objectTypeId)
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
  mealCode: number
  dishId: number
  title: string
  slug: string
  illustration: string
  portion: number
  grams: number
  energy: number | null
}

const DISHES = `
  select f.day, f.meal_code as "mealCode", f.dish_id as "dishId", d.title, d.slug, d.illustration, f.portion, f.grams, f.energy
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
  const codes = [...new Set(rows.map((row) => row.mealCode))]
  codes.sort((a, b) => MEAL_ORDER.indexOf(a) - MEAL_ORDER.indexOf(b))
  return codes.map((mealCode) => ({
    mealCode,
    dishes: rows
      .filter((row) => row.mealCode === mealCode)
      .map((row) => ({
        dishId: row.dishId,
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
