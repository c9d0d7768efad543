import type { Dish } from '../food'
import { DishParts, nameInDish } from './dish-parts'
import type { Recipe, RecipeScript } from './recipe'
import { saidText } from './recipe-text'
import type { StepSentences } from './step-sentences'

/** Object types of mothers and of other adults: what only small children eat is not for so many adults. */
const ADULTS: ReadonlySet<number> = new Set([1, 2, 3, 4, 11])

/** Tools stand inside a line, not at its beginning. */
const smallFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A recipe in words: materials by their spoken names, and what keeps the dish safe. */
export function tellRecipe(dish: Dish, script: RecipeScript, sentences: StepSentences, written: boolean): Recipe {
  const parts = new DishParts(dish, sentences)
  const names = new Map(parts.materials.map((material) => [material.key, nameInDish(material, dish, sentences)]))
  const say = (text: string) => saidText(text, (key) => names.get(key) ?? key)
  const safety = sentences.safety.filter((each) => parts.fits(each) && parts.has(each))
  return {
    people: dish.objectTypeIds.some((id) => ADULTS.has(id)) ? script.people : null,
    prepareMinutes: script.prepareMinutes,
    cookMinutes: script.cookMinutes,
    tools: script.tools.map((tool) => smallFirst(say(tool))),
    steps: script.steps.map(({ text, minutes, heat }) => ({ text: say(text), minutes, heat })),
    baby: script.baby === null ? null : say(script.baby),
    advice: safety.map(({ text }) => text),
    written,
  }
}
