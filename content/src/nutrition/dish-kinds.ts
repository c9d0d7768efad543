import type { Dish } from 'shared-contracts/nutrition'

/** Foods that make a soup sour. Tomato alone doesn't. */
const SOUR_MATERIALS = ['me_chua', 'sau', 'khe', 'mang_chua', 'dua_cai_be']

const hasGroup = ({ ingredients }: Dish, group: string) => ingredients.some(({ material }) => material.group === group)

/** Kinds of dish that a cook plans a week by, each by a rule over the dish's own row; the codes are rows of dish-tags.csv. */
const KINDS: Readonly<Record<string, (dish: Dish) => boolean>> = {
  'kho-rim': ({ method }) => method === 'kho' || method === 'rim',
  'canh-chua': ({ family, ingredients }) =>
    family === 'sourSoup' ||
    (family === 'soup' && ingredients.some(({ material }) => SOUR_MATERIALS.includes(material.key))),
  'bun-pho-nuoc': ({ family, method }) => family === 'noodleBreakfast' && method === 'nấu nước',
  che: ({ family }) => family === 'sweetSoup',
  'co-sua': (dish) => hasGroup(dish, 'dairy') && dish.role !== 'breastMilk',
}

/** Codes of the kinds that a dish belongs to. */
export function kindTags(dish: Dish): readonly string[] {
  return Object.entries(KINDS).flatMap(([code, isKind]) => (isKind(dish) ? [code] : []))
}
