import type { CallAnswer } from 'shared-contracts/calls'
import { formatGrams } from 'shared-contracts/formats'
import { portionOf } from './portion'

/** A dish as schema.org Recipe; what a visitor without login doesn't see is not in it either. */
export function recipeJsonLd(dish: CallAnswer<'Dish/GetById'>): object {
  const energy = dish.detail?.nutrition['1']?.value ?? null
  const recipe = dish.detail?.recipe
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: dish.title,
    description: dish.summary,
    inLanguage: 'vi',
    recipeCuisine: 'Việt Nam',
    ...(recipe && { prepTime: `PT${recipe.prepareMinutes}M`, cookTime: `PT${recipe.cookMinutes}M` }),
    totalTime: `PT${recipe ? recipe.prepareMinutes + recipe.cookMinutes : dish.minutes}M`,
    recipeYield: portionOf(dish).replace('một', '1'),
    keywords: dish.tags.map((tag) => tag.title).join(', ') || undefined,
    recipeIngredient: dish.detail?.ingredients.map((item) => `${item.title}: ${formatGrams(item.grams)}`),
    recipeInstructions: recipe?.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
    tool: recipe?.tools.length ? recipe.tools : undefined,
    nutrition:
      energy === null ? undefined : { '@type': 'NutritionInformation', calories: `${Math.round(energy)} kcal` },
  }
}
