import type { Dish, Ingredient } from 'shared-contracts/nutrition'
import { type Composition, mostParts } from 'shared-drawings'
import type { Conditions, PictureRules } from './picture-rules'

/** Of a dish's materials less than so many grams can't be told apart from its sauce. */
const LEAST_SEEN_G = 2
const MOST_GARNISHES = 2

export type DishToDraw = Pick<Dish, 'dishId' | 'title' | 'family' | 'method' | 'mainMaterial' | 'ingredients'>

/** What a dish looks like apart from its ware and ground; null where no form of the rules fits. */
export function compositionOf(dish: DishToDraw, rules: PictureRules): Omit<Composition, 'look'> | null {
  const form = rules.forms.find((line) => fits(line, dish, ''))?.form
  if (form === undefined) return null
  const parts = new Set<string>()
  for (const ingredient of byWeight(dish)) {
    const part = partOf(ingredient, dish, form, rules)
    if (part !== null) parts.add(part)
  }
  return {
    form,
    parts: [...parts].slice(0, mostParts(form)),
    garnishes: garnishesOf(dish, form, rules),
  }
}

/** The main material first, then what there is most of. */
function byWeight({ mainMaterial, ingredients }: DishToDraw): readonly Ingredient[] {
  const rank = ({ material, grams }: Ingredient) =>
    material.key === mainMaterial.key ? Number.POSITIVE_INFINITY : grams
  return [...ingredients].sort((a, b) => rank(b) - rank(a))
}

/** How an ingredient is drawn in this dish; null: it can't be seen. */
export function partOf(
  { material, grams }: Ingredient,
  dish: DishToDraw,
  form: string,
  rules: PictureRules,
): string | null {
  if (grams < LEAST_SEEN_G) return null
  return rules.parts[material.key]?.find((line) => fits(line, dish, form, grams))?.part ?? null
}

/** What is strewn over a dish: only what it is made of. */
function garnishesOf(dish: DishToDraw, form: string, rules: PictureRules): readonly string[] {
  const garnishes = dish.ingredients.flatMap(
    ({ material, grams }) =>
      rules.garnishes[material.key]?.find((line) => fits(line, dish, form, grams))?.garnish ?? [],
  )
  return [...new Set(garnishes)].slice(0, MOST_GARNISHES)
}

function fits(conditions: Conditions, dish: DishToDraw, form: string, grams = 0): boolean {
  const { title, families, methods, has, forms, from } = conditions
  return (
    (title === undefined || new RegExp(title, 'i').test(dish.title)) &&
    (families === undefined || families.includes(dish.family)) &&
    (methods === undefined || methods.includes(dish.method)) &&
    (has === undefined || dish.ingredients.some(({ material }) => has.includes(material.key))) &&
    (forms === undefined || forms.includes(form)) &&
    (from === undefined || grams >= from)
  )
}
