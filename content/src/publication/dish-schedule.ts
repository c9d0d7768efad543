import { z } from 'zod'
import type { ContentFolder } from '../files/content-folder'
import type { Problem } from '../files/problem'
import { CellError, readRows } from '../tables'
import { ALWAYS, type Publication, publicationFields, publicationOf, publicationProblem } from './publication'

const FILE = 'nutrition/dish-schedule.csv'
const schema = z.object(publicationFields)

/** Dishes that readers don't get, or not yet, or not for long; the others of dishes.csv are published. No file: all are. */
export function readDishSchedule(
  folder: ContentFolder,
  dishIds: ReadonlySet<number>,
  problems: Problem[],
): (dishId: number) => Publication {
  const text = folder.read(FILE)
  if (text === null) return () => ALWAYS
  const { rows, problems: own } = readRows(
    FILE,
    text,
    (cells) => {
      const dishId = cells.id('dishId')
      if (!dishIds.has(dishId)) throw new CellError(`không có món ${dishId}`)
      const written = schema.safeParse({
        status: cells.text('status') || undefined,
        publishAt: cells.text('publishAt') || undefined,
        withdrawAt: cells.text('withdrawAt') || undefined,
      })
      if (!written.success) {
        const [issue] = written.error.issues
        throw new CellError(`${issue?.path.join('.')}: ${issue?.message}`)
      }
      const problem = publicationProblem(written.data)
      if (problem) throw new CellError(`${problem.field}: ${problem.message}`)
      return { dishId, publication: publicationOf(written.data) }
    },
    ({ dishId }) => [dishId],
  )
  problems.push(...own.map(({ line, message }) => ({ file: FILE, line, field: '', message })))
  const byId = new Map(rows.map(({ dishId, publication }) => [dishId, publication]))
  return (dishId) => byId.get(dishId) ?? ALWAYS
}

/** Stored menus are read as they are: each of their dishes must be there for as long as the menu is. */
export function checkMenuDishes(
  menuDishes: readonly { readonly menu_id: number; readonly dish_id: number }[],
  publicationOfDish: (dishId: number) => Publication,
): Problem[] {
  const held = menuDishes.filter(({ dish_id }) => publicationOfDish(dish_id) !== ALWAYS)
  const told = new Map(held.map((row) => [`${row.menu_id} ${row.dish_id}`, row]))
  return [...told.values()].map(({ menu_id, dish_id }) => ({
    file: FILE,
    line: null,
    field: '',
    message: `Món ${dish_id} đứng trong thực đơn ${menu_id}: đổi món của thực đơn trước khi ẩn hay hẹn giờ món này`,
  }))
}
