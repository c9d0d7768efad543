import type { StepSentences } from 'shared-contracts/nutrition'
import {
  composeRecipe,
  type Dish,
  type Material,
  type Recipe,
  spokenName,
  tellRecipe,
} from 'shared-contracts/nutrition'
import type { ContentFolder } from '../../files/content-folder'
import type { Problem } from '../../files/problem'
import type { RecipeRules } from '../../tables'
import { readWrittenRecipes } from './read-recipes'
import { type RecipeChecker, recipeFaults } from './recipe-checks'
import { recipeWords } from './recipe-words'
import { summaryFaults } from './summary-checks'

const DISHES = 'nutrition/dishes.csv'

/** The recipe of every dish: the one written by hand, else one composed; each is tried by every rule. */
export function readDishRecipes(
  folder: ContentFolder,
  dishes: readonly Dish[],
  materials: readonly Material[],
  sentences: StepSentences,
  rules: RecipeRules,
  tagsOf: (dish: Dish) => readonly string[],
  problems: Problem[],
): ReadonlyMap<number, Recipe> {
  const names = new Map(materials.map((material) => [material.key, spokenName(material, sentences)]))
  const checker: RecipeChecker = {
    rules,
    words: recipeWords(rules, names.values()),
    nameOf: (key) => names.get(key) ?? key,
  }
  const written = readWrittenRecipes(folder, dishes, checker, problems)
  const lines = linesOfDishes(folder)
  const recipes = new Map<number, Recipe>()
  const scripts = new Map(
    dishes.map((dish) => [dish.dishId, written.get(dish.dishId) ?? composeRecipe(dish, sentences)] as const),
  )
  const ofSummaries = summaryFaults(dishes, (dish) => scripts.get(dish.dishId) ?? null, tagsOf, checker, sentences)
  for (const dish of dishes) {
    const byHand = written.get(dish.dishId)
    const script = scripts.get(dish.dishId) ?? null
    const add = (field: string, message: string) =>
      problems.push({ file: DISHES, line: lines.get(dish.dishId) ?? null, field, message: `${dish.title}: ${message}` })
    for (const { rule, message } of ofSummaries.get(dish.dishId) ?? []) add(rule, message)
    if (script === null) {
      add('recipe', 'steps.json không có công thức cho món này')
      continue
    }
    recipes.set(dish.dishId, tellRecipe(dish, script, sentences, byHand !== undefined))
    if (byHand !== undefined) continue
    for (const { rule, step, message } of recipeFaults(dish, script, checker))
      add(rule, step === null ? message : `bước ${step + 1}: ${message}`)
  }
  return recipes
}

function linesOfDishes(folder: ContentFolder): ReadonlyMap<number, number> {
  const lines = (folder.read(DISHES) ?? '').split('\n')
  return new Map(lines.map((line, index) => [Number.parseInt(line, 10), index + 1]))
}
