import { type AnsweredMeals, type RawDish, rawDish } from './independent'

/** What a family would notice about built menus, counted straight from the files, sharing no code with what is tested. */
export interface HabitCounts {
  readonly days: number
  /** Days with a dish that is cooked kho or rim, and with a sour soup. */
  readonly khoDays: number
  readonly sourDays: number
  /** Breakfasts of noodles in broth. */
  readonly noodleBreakfasts: number
  /** Servings of rice, and of white rice among them. */
  readonly rice: number
  readonly whiteRice: number
  readonly dishes: number
  /** What should not be: each named by day and dish. */
  readonly odd: readonly string[]
}

interface Served {
  readonly meals: ReadonlyMap<number, readonly RawDish[]>
  readonly all: readonly RawDish[]
}

function served({ meals }: AnsweredMeals): Served {
  const byMeal = new Map(meals.map(({ mealCode, dishes }) => [mealCode, dishes.map(({ dishId }) => rawDish(dishId))]))
  return { meals: byMeal, all: [...byMeal.values()].flat() }
}

const WHITE_RICE = 'Cơm trắng'
/** Less of a material is seasoning or garnish. */
const FROM_GRAMS = 5
const DAIRY_FROM_GRAMS = 15

const hasGroup = ({ ingredients }: RawDish, groups: readonly string[], fromGrams: number): boolean =>
  ingredients.some(({ material, grams }) => groups.includes(material.group) && grams >= fromGrams)

const PROTEIN = ['pork', 'beef', 'poultry', 'otherMeat', 'offal', 'fish', 'shellfish']

function oddOfMeal(mealCode: number, dishes: readonly RawDish[], before: readonly RawDish[]): string[] {
  const of = (role: string) => dishes.filter((dish) => dish.role === role)
  const odd: string[] = []
  if (mealCode === 1 && dishes.filter((dish) => hasGroup(dish, ['dairy'], DAIRY_FROM_GRAMS)).length > 1)
    odd.push('dairy twice at breakfast')
  const again = (role: string) => of(role).some((dish) => before.includes(dish))
  if (again('main') && again('soup')) odd.push('main and soup both from the meal before')
  const mains = of('main')
  if (mains.length > 0 && !mains.some((dish) => hasGroup(dish, PROTEIN, FROM_GRAMS)))
    odd.push(`only ${mains.map(({ title }) => title).join()} as a main dish`)
  const fish = [...mains, ...of('soup')].filter((dish) => dish.ingredients[0]?.material.group === 'fish')
  if (fish.length > 1) odd.push('fish soup beside a fish dish')
  return odd
}

/** Counts of a menu's days, in their order. */
export function habitsOfMenu(days: readonly AnsweredMeals[]): HabitCounts {
  const servedDays = days.map(served)
  const rice = servedDays.flatMap(({ all }) => all.filter(({ role }) => role === 'rice'))
  let before: readonly RawDish[] = []
  const odd = servedDays.flatMap(({ meals, all }, index) => {
    const ofDay = [
      ...all.flatMap((dish) =>
        dish.ingredients.flatMap(({ material, grams }) =>
          material.use === 'rare' && grams >= FROM_GRAMS ? [`rare material ${material.key} in ${dish.title}`] : [],
        ),
      ),
      ...(all.filter(({ family }) => family === 'sweetSoup').length > 1 ? ['sweet soup twice'] : []),
    ]
    for (const mealCode of [1, 2, 4]) {
      const dishes = meals.get(mealCode) ?? []
      ofDay.push(...oddOfMeal(mealCode, dishes, before))
      if (mealCode !== 1) before = dishes
    }
    return ofDay.map((each) => `N${index + 1}: ${each}`)
  })
  const count = (fits: (day: Served) => boolean) => servedDays.filter(fits).length
  return {
    days: days.length,
    khoDays: count(({ all }) => all.some(({ method }) => method === 'kho' || method === 'rim')),
    sourDays: count(({ all }) => all.some(({ family }) => family === 'sourSoup')),
    noodleBreakfasts: count(({ meals }) =>
      (meals.get(1) ?? []).some(({ family, method }) => family === 'noodleBreakfast' && method === 'nấu nước'),
    ),
    rice: rice.length,
    whiteRice: rice.filter(({ title }) => title === WHITE_RICE).length,
    dishes: new Set(servedDays.flatMap(({ all }) => all.flatMap((dish) => (dish.role === 'breastMilk' ? [] : [dish]))))
      .size,
    odd,
  }
}
