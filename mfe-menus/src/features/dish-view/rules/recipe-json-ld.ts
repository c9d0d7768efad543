import type { CallAnswer } from 'shared-contracts/calls'
import { formatKitchenGrams } from 'shared-contracts/formats'

type Serving = NonNullable<NonNullable<CallAnswer<'Dish/GetById'>['detail']>['serving']>

/** A dish as schema.org Recipe, its amounts as the page has them; what a visitor without login doesn't see is not in it either. */
export function recipeJsonLd(
  dish: CallAnswer<'Dish/GetById'>,
  /** Names who eats, to follow "cho". */
  nameOf: (serving: Serving) => string,
): object {
  const { detail } = dish
  const serving = detail?.serving ?? null
  const energy = detail?.nutrition['1']?.value ?? null
  const recipe = detail?.recipe
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: dish.title,
    description: dish.summary,
    inLanguage: 'vi',
    recipeCuisine: 'Việt Nam',
    ...(recipe && { prepTime: `PT${recipe.prepareMinutes}M`, cookTime: `PT${recipe.cookMinutes}M` }),
    totalTime: `PT${recipe ? recipe.prepareMinutes + recipe.cookMinutes : dish.minutes}M`,
    recipeYield:
      serving === null ? undefined : [String(serving.people), `${serving.people} suất cho ${nameOf(serving)}`],
    keywords: dish.tags.map((tag) => tag.title).join(', ') || undefined,
    recipeIngredient: detail?.ingredients.map(({ title, measure, grams }) =>
      measure === null
        ? `${title}: ${formatKitchenGrams(grams)}`
        : `${title}: ${measure} (${formatKitchenGrams(grams)})`,
    ),
    recipeInstructions: recipe?.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
    tool: recipe?.tools.length ? recipe.tools : undefined,
    nutrition:
      energy === null ? undefined : { '@type': 'NutritionInformation', calories: `${Math.round(energy)} kcal` },
  }
}
