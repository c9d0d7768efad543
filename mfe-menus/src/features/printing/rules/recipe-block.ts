import type { CallAnswer } from 'shared-contracts/calls'
import { illustrationPath } from 'shared-frame'
import type { PrintedRecipe } from 'shared-frame/printing'
import { dishTexts } from '../../../texts/dish'
import { printingTexts as texts } from '../printing-texts'
import { wholeGrams } from './day-sheet'

export type DishDetail = CallAnswer<'Dish/GetById'>

/** What is cooked by: null for what is not open to this visitor, and for what nobody cooks (milk, fruit). */
export function recipeBlock(dish: DishDetail): PrintedRecipe | null {
  const { detail } = dish
  if (detail === null) return null
  const { prepareMinutes, cookMinutes, tools, steps, baby, advice } = detail.recipe
  if (steps.length === 0) return null
  return {
    kind: 'recipe',
    title: dish.title,
    facts: [
      ...(detail.serving === null ? [] : [texts.servings(detail.serving)]),
      ...(prepareMinutes > 0 ? [dishTexts.prepare(prepareMinutes)] : []),
      ...(cookMinutes > 0 ? [dishTexts.cook(cookMinutes)] : []),
      ...(tools.length > 0 ? [dishTexts.tools(tools.join(', '))] : []),
    ],
    picture: illustrationPath(dish.illustration),
    ingredientsTitle: texts.ingredients,
    ingredients: detail.ingredients.map(({ title, grams, measure }) => ({
      title,
      amount: measure === null ? wholeGrams(grams) : `${measure} (${wholeGrams(grams)})`,
    })),
    steps: steps.map(({ text, minutes, heat }) =>
      minutes === null && heat === null ? text : `${text} (${unbroken(dishTexts.stepTime(minutes, heat))})`,
    ),
    notes: [...(baby === null ? [] : [baby]), ...advice],
  }
}

/** "(2 phút, lửa vừa)" stays on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
