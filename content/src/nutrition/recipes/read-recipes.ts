import type { Dish } from 'shared-contracts/nutrition'
import { z } from 'zod'
import type { ContentFolder } from '../../files/content-folder'
import { lineOfRow, lineOfWords } from '../../files/line-of-row'
import type { Problem } from '../../files/problem'
import { type WrittenRecipe, writtenRecipe } from '../../tables'
import { type RecipeChecker, recipeFaults } from './recipe-checks'

const FOLDER = 'nutrition/recipes'

/** Recipes written by hand, by dish. What is wrong with one is a problem at its line; the others are read all the same. */
export function readWrittenRecipes(
  folder: ContentFolder,
  dishes: readonly Dish[],
  checker: RecipeChecker,
  problems: Problem[],
): ReadonlyMap<number, WrittenRecipe> {
  const byId = new Map(dishes.map((dish) => [dish.dishId, dish]))
  const recipes = new Map<number, WrittenRecipe>()
  for (const file of folder.list(FOLDER, '.json')) {
    const source = folder.read(file) ?? ''
    for (const value of listIn(source, file, problems)) {
      const read = writtenRecipe.safeParse(value)
      const line = lineOfRow(source, 'dishId', dishIdIn(value))
      const add = (field: string, message: string, at = line) => problems.push({ file, line: at, field, message })
      if (!read.success) {
        for (const { path, message } of read.error.issues) add(path.join('.'), message)
        continue
      }
      const recipe = read.data
      const dish = byId.get(recipe.dishId)
      if (dish === undefined) add('dishId', `Không có món ${recipe.dishId}`)
      else if (recipes.has(recipe.dishId)) add('dishId', `Món ${recipe.dishId} đã có công thức`)
      else {
        recipes.set(recipe.dishId, recipe)
        for (const { rule, step, message } of recipeFaults(dish, recipe, checker)) {
          const text = step === null ? undefined : recipe.steps[step]?.text
          const at = text === undefined ? line : lineOfWords(source, JSON.stringify(text).slice(1, -1), line)
          add(rule, `món ${dish.dishId} (${dish.title})${step === null ? '' : `, bước ${step + 1}`}: ${message}`, at)
        }
      }
    }
  }
  return recipes
}

const dishIdIn = (value: unknown): number => z.object({ dishId: z.number() }).safeParse(value).data?.dishId ?? -1

function listIn(source: string, file: string, problems: Problem[]): readonly unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(source))
  } catch (error) {
    const message = error instanceof z.ZodError ? 'Tệp phải chứa một danh sách' : `JSON: ${String(error)}`
    problems.push({ file, line: null, field: '', message })
    return []
  }
}
