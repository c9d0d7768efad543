import type { CallAnswer } from 'shared-contracts/calls'
import { formatKitchenGrams } from 'shared-contracts/formats'
import { allergenTitles } from 'shared-contracts/nutrition'
import { illustrationPath } from 'shared-frame'
import type { PrintedBlock } from 'shared-frame/printing'
import { handOutTexts } from '../texts'

export type DishDetail = CallAnswer<'Dish/GetById'>

const texts = handOutTexts.sheet

/** A dish for one eater: what goes into it in kitchen measures, how it is cooked, which allergens it has. Told to nobody it isn't made for. */
export function dishBlocks(dish: DishDetail): readonly PrintedBlock[] {
  const { detail, title } = dish
  if (detail === null)
    return [
      { kind: 'heading', text: title },
      { kind: 'text', text: texts.locked },
    ]
  if (detail.serving === null)
    return [
      { kind: 'heading', text: title },
      { kind: 'text', text: texts.notSuitable },
    ]
  const { recipe, serving } = detail
  return [
    {
      kind: 'recipe',
      title,
      facts: [
        texts.onePortion,
        ...(serving.servedAs === null ? [] : [texts.servedAs(serving.servedAs)]),
        ...(recipe.steps.length > 0 ? [texts.minutes(recipe.prepareMinutes + recipe.cookMinutes || dish.minutes)] : []),
      ],
      picture: illustrationPath(dish.illustration),
      ingredientsTitle: texts.ingredients,
      ingredients: detail.ingredients.map(({ title: material, grams, measure }) => ({
        title: material,
        amount: measure === null ? formatKitchenGrams(grams) : `${measure} (${formatKitchenGrams(grams)})`,
      })),
      steps: recipe.steps.length > 0 ? recipe.steps.map(({ text }) => text) : [texts.noSteps],
      notes: [...(recipe.baby === null ? [] : [recipe.baby]), ...recipe.advice, ...allergenLines(dish)],
    },
  ]
}

function allergenLines({ allergens, mayContain }: DishDetail): readonly string[] {
  if (allergens.length + mayContain.length === 0) return [texts.noAllergens]
  return [
    ...(allergens.length > 0 ? [texts.allergens(allergenTitles(allergens).join('; '))] : []),
    ...(mayContain.length > 0 ? [texts.mayContain(allergenTitles(mayContain).join('; '))] : []),
  ]
}
