import type { Dish, FoodKind, FoodRules, Ingredient, Nutrient } from 'shared-contracts/nutrition'

/** Foods that make a soup sour. Tomato alone doesn't. */
const SOUR_MATERIALS = ['me_chua', 'sau', 'khe', 'mang_chua', 'dua_cai_be']
const ANIMAL_KINDS = ['meat', 'fish', 'egg'] as const
/** Condiments made of fish or meat; a vegetarian dish has none. */
const ANIMAL_CONDIMENTS = ['nuoc_mam', 'mam_tom', 'dau_hao', 'hat_nem', 'bot_canh']
const ANIMAL_FATS = ['mo_lon', 'dau_ca_hoi', 'mayonnaise']
/** Families whose portion in dishes.csv is a small child's. */
const CHILD_FAMILIES = ['infantPorridge', 'puree', 'softRice', 'softNoodle']
/** Families that are low in fat by nature: telling so would praise rice for being rice. */
const PLAIN_FAMILIES = [...CHILD_FAMILIES, 'rice', 'porridge', 'fruit', 'breastMilk']

/** What a tag of richness asks of a portion: of an adult, of a small child. */
const RICH: Readonly<Record<'iron' | 'calcium' | 'protein' | 'vegetables', readonly [number, number]>> = {
  iron: [3, 1.5],
  calcium: [200, 80],
  protein: [15, 6],
  vegetables: [70, 25],
}
const LOW_FAT_SHARE = 0.2
const QUICK_MINUTES = 15

/**
 * Codes of dish-tags.csv that a dish carries, each by its rule over the dish's own row. Unknown figures count as nothing for richness, and so do
 * doubtful ones: a tag never rests on them. Seasons are told in dish-seasons.
 */
export function dishTags(dish: Dish, rules: FoodRules): readonly string[] {
  const { family, method, ingredients } = dish
  const kindOf = ({ material }: Ingredient): FoodKind | undefined => rules.groups.get(material.group)?.kind
  const hasGroup = (group: string) => ingredients.some(({ material }) => material.group === group)
  const hasKind = (kind: FoodKind) => ingredients.some((each) => kindOf(each) === kind)
  const hasMaterial = (keys: readonly string[]) => ingredients.some(({ material }) => keys.includes(material.key))
  const isAllergenFree = (allergen: string) =>
    ingredients.every(({ material }) => ![...material.allergens, ...material.mayContain].includes(allergen))
  const isRich = (amount: number, [adult, child]: readonly [number, number]) =>
    amount >= (CHILD_FAMILIES.includes(family) ? child : adult)
  const isMilkFed = family === 'breastMilk'

  const tags: Readonly<Record<string, boolean>> = {
    chay: !isMilkFed && !ANIMAL_KINDS.some(hasKind) && !hasMaterial([...ANIMAL_CONDIMENTS, ...ANIMAL_FATS]),
    'giau-sat': isRich(trustedSum(ingredients, 'ironMg'), RICH.iron),
    'giau-canxi': !isMilkFed && isRich(trustedSum(ingredients, 'calciumMg'), RICH.calcium),
    'giau-dam': isRich(trustedSum(ingredients, 'proteinG'), RICH.protein),
    'nhieu-rau': isRich(
      ingredients.reduce((sum, each) => sum + (kindOf(each) === 'vegetable' ? each.grams : 0), 0),
      RICH.vegetables,
    ),
    'it-beo': !PLAIN_FAMILIES.includes(family) && fatShare(ingredients) <= LOW_FAT_SHARE,
    ca: hasGroup('fish'),
    'hai-san': hasGroup('shellfish'),
    'noi-tang': hasGroup('offal'),
    'chien-ran': method === 'rán' || method === 'áp chảo',
    nhanh: dish.minutes <= QUICK_MINUTES,
    'an-dam': CHILD_FAMILIES.includes(family) || (family === 'porridge' && dish.objectTypeIds.some(isWeaned)),
    'khong-sua': isAllergenFree('milk'),
    'an-nhe': ['fruit', 'milk', 'sweetSoup', 'snack'].includes(family),
    'kho-rim': method === 'kho' || method === 'rim',
    'canh-chua': family === 'sourSoup' || (family === 'soup' && hasMaterial(SOUR_MATERIALS)),
    'bun-pho-nuoc': family === 'noodleBreakfast' && method === 'nấu nước',
    che: family === 'sweetSoup',
    'co-sua': hasKind('dairy') && !isMilkFed,
  }
  return Object.entries(tags).flatMap(([code, carries]) => (carries ? [code] : []))
}

/** Object types of children from 6 to 23 months. */
const isWeaned = (objectTypeId: number) => objectTypeId >= 5 && objectTypeId <= 8

/** The known and undoubted part of a sum, in the nutrient's unit. */
function trustedSum(ingredients: readonly Ingredient[], nutrient: Nutrient): number {
  return ingredients.reduce((sum, { material, grams }) => {
    const per100g = material.doubtful.includes(nutrient) ? null : material.nutrients[nutrient]
    return sum + ((per100g ?? 0) * grams) / 100
  }, 0)
}

/** Share of energy from fat; everything, as long as a figure is unknown. */
function fatShare(ingredients: readonly Ingredient[]): number {
  let fat = 0
  let energy = 0
  for (const { material, grams } of ingredients) {
    const { lipidG, energyKcal } = material.nutrients
    if (lipidG === null || energyKcal === null) return 1
    fat += (lipidG * grams) / 100
    energy += (energyKcal * grams) / 100
  }
  return energy === 0 ? 1 : (fat * 9) / energy
}
