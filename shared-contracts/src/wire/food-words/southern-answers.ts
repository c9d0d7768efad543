import { regionalWords, southernWords } from '../../domain/food-words'
import type { CallName } from '../calls/types'
import type { ApiClient } from '../client/api-client'

/** Fields of dishes, menus and materials that name food. */
const CARD = ['title', 'summary', 'servedAs', 'statement', 'text', 'reason']
const RECIPE = ['method', 'measure', 'tools', 'baby', 'advice', 'alt']
const LIST = ['group', 'stall', 'marketUnit', 'unit', 'limits']
const CHECK = ['content', 'hint', 'unit', 'household', 'verdict', 'advice']

/**
 * Calls whose answers name food, and the fields with such names. All others stay: identifiers, slugs, codes that rules look at (`method` of a builder's
 * dish, units that kitchens count by, texts of products), and what visitors typed.
 */
const foodFields: Readonly<Partial<Record<string, readonly string[]>>> = {
  'Dish/GetAllDishes': CARD,
  'Dish/GetAllDishesForBuildMenu': CARD,
  'Dish/GetById': [...CARD, ...RECIPE],
  'Dish/GetForBuildMenu': CARD,
  'Dish/Search': CARD,
  'DishTag/GetAll': CARD,
  'Favorite/GetFavoriteDishes': CARD,
  'Menu/GetFoodFacts': CARD,
  'Menu/HomePage': CARD,
  'Menu/Search': CARD,
  'Menu/GetStandardMenuById': CARD,
  'Menu/GetStandardMenu': CARD,
  'Menu/GetFreeMenu': CARD,
  'Menu/GetWeekMenu': CARD,
  'Menu/ChangeDish': CARD,
  'Menu/ChangeMaterial': CARD,
  'Menu/ChangeMultipleMaterials': CARD,
  'Menu/BuildRelatedMealMenu': CARD,
  'Menu/GetGenerateMenuDetail': CARD,
  'BuildMenu/BuildMenu': CARD,
  'BuildMenu/BuildMealMenu': CARD,
  'BuildMenu/BuildRelatedMenu': CARD,
  'BuildMenu/BuildFamilyMenu': CARD,
  'SavedMenu/GetById': CARD,
  'UserCart/GetAll': ['title', ...LIST],
  'UserCart/ExportAllMenuUserCart': ['title', ...LIST],
  'UserCart/ExportCartByMenuId': ['title', ...LIST],
  'UserCart/GetMarketGoods': ['title', ...LIST],
  'UserCart/GetSharedList': ['title', ...LIST],
  'NutritionConsulting/GetQuestions': CHECK,
  'NutritionConsulting/GetFoods': [...CARD, ...CHECK],
  'NutritionConsulting/CheckAnswers': [...CARD, ...CHECK],
  'NutritionConsulting/SaveAnswers': [...CARD, ...CHECK],
  'NutritionConsulting/GetSavedAnswers': [...CARD, ...CHECK],
  'Search/Suggest': CARD,
} satisfies Partial<Record<CallName, readonly string[]>>

let rewrite: ((text: string) => string) | undefined

/** A text of the content in Southern words. */
export function southernText(text: string): string {
  rewrite ??= southernWords(regionalWords)
  return rewrite(text)
}

/** The answer of a call in Southern words; the same answer where the call names no food. */
export function southernAnswer(call: string, answer: unknown): unknown {
  const fields = foodFields[call]
  return fields === undefined ? answer : inWords(answer, new Set(fields), southernText)
}

/** The same client, whose answers are in Southern words. */
export function southernClient(client: ApiClient): ApiClient {
  const call = async (...[name, input]: Parameters<ApiClient['call']>) =>
    southernAnswer(name, await client.call(name, input))
  // Texts for texts: the answer keeps the shape of its call.
  return { call: call as ApiClient['call'] }
}

type Say = (text: string) => string

const asItIs: Say = (text) => text

/** Patterns that rules look for in Northern titles. */
const PATTERNS = 'check'

/** A copy in which the food fields are said otherwise: texts, lists of texts, and the same fields of the parts within. */
function inWords(value: unknown, fields: ReadonlySet<string>, say: Say): unknown {
  if (Array.isArray(value)) return value.map((each) => inWords(each, fields, say))
  if (typeof value !== 'object' || value === null) return value
  const sayTitle = titleSay(value, say)
  const sayPart = partSay(value, say)
  const said = Object.entries(value).map(([field, part]) => {
    if (field === PATTERNS) return [field, part]
    const isFood = fields.has(field)
    return [field, isFood ? textsIn(part, field === 'title' ? sayTitle : sayPart) : inWords(part, fields, sayPart)]
  })
  return Object.fromEntries(said)

  function textsIn(part: unknown, sayText: Say): unknown {
    if (typeof part === 'string') return sayText(part)
    return Array.isArray(part)
      ? part.map((each) => (typeof each === 'string' ? sayText(each) : inWords(each, fields, sayPart)))
      : inWords(part, fields, sayPart)
  }
}

/** What a visitor typed stays: the names of her own menus, for whom an entry of her list is, the words of a suggestion. */
function titleSay(value: object, say: Say): Say {
  if ('kind' in value && (value.kind === 'words' || value.kind === 'article')) return asItIs
  if (!('forWhom' in value)) return say
  if (!('dish' in value) || value.dish === null) return asItIs
  const { forWhom } = value
  return typeof forWhom === 'string' ? (title) => title.split(forWhom).map(say).join(forWhom) : say
}

/** Eggs are counted by "quả" everywhere. */
function partSay(value: object, say: Say): Say {
  const isEgg = 'title' in value && typeof value.title === 'string' && /(?:^| )trứng /iu.test(`${value.title} `)
  return isEgg ? (text) => (/(?:^| )quả$/u.test(text) ? text : say(text)) : say
}
