import type { CellSource, Nutrient, NutrientValues } from './nutrients'
import type { HouseholdUnit } from './portions/household'

export const FOOD_KINDS = [
  'grain',
  'tuber',
  'legume',
  'nut',
  'vegetable',
  'herb',
  'fruit',
  'drink',
  'oil',
  'sugar',
  'meat',
  'fish',
  'egg',
  'dairy',
  'condiment',
  'other',
] as const
export type FoodKind = (typeof FOOD_KINDS)[number]

/** How often a Vietnamese household buys a food: `rare` ones stand in no menu that nobody asked for. */
export const MATERIAL_USES = ['everyday', 'sometimes', 'rare'] as const
export type MaterialUse = (typeof MATERIAL_USES)[number]

/** How often Vietnamese families cook a dish. */
export const DISH_HABITS = ['weekly', 'sometimes', 'seldom'] as const
export type DishHabit = (typeof DISH_HABITS)[number]

export interface Material {
  readonly materialId: number
  readonly key: string
  readonly title: string
  readonly titleEn: string
  readonly group: string
  /** Edible share of what is bought, %. */
  readonly ediblePercent: number
  readonly edibleSource: 'V' | 'U' | 'A'
  readonly vfctCode: string
  readonly usdaCode: string
  /** Allergens that it has. */
  readonly allergens: readonly string[]
  /** Allergens that it may have: recipes differ by maker, or nobody has told. To someone allergic that is not safe. */
  readonly mayContain: readonly string[]
  readonly use: MaterialUse
  /** The printed energy differs from what protein, fat and carbohydrate give, for a reason that the table states. */
  readonly energyDiffers: boolean
  /** Figures that another table contradicts: sums use them, praise of a dish ("giàu sắt") must not rest on them. */
  readonly doubtful: readonly Nutrient[]
  readonly note: string
  /** Per 100 g edible portion. */
  readonly nutrients: NutrientValues
  readonly sources: Readonly<Record<Nutrient, CellSource | null>>
}

/** What sums need to know of a material. */
export type EatenMaterial = Pick<Material, 'materialId' | 'key' | 'group' | 'nutrients'>

export interface Ingredient<M extends EatenMaterial = Material> {
  readonly material: M
  /** Raw edible grams. */
  readonly grams: number
}

export interface Dish {
  readonly dishId: number
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** What kind of dish it is; rules and the builder's slots name it. */
  readonly family: string
  /** Whose portion scale and added water apply instead of the family's: a noodle dish without broth, milk made of powder. */
  readonly portionFamily?: string
  readonly role: string
  readonly mealCodes: readonly number[]
  readonly objectTypeIds: readonly number[]
  readonly region: 'all' | 'bac' | 'trung' | 'nam'
  readonly method: string
  readonly mainMaterial: Material
  /** A drawing chosen by hand; '' where it is composed from what the dish is. */
  readonly illustration: string
  readonly minutes: number
  readonly habit: DishHabit
  /** Of one adult portion. */
  readonly ingredients: readonly Ingredient[]
}

export interface FoodGroup {
  readonly group: string
  readonly title: string
  readonly kind: FoodKind
  /** Group of dietary diversity (WHO/UNICEF 2021), or '' when it isn't counted. */
  readonly diversity: string
  /** Heading of the shopping list. */
  readonly market: string
}

/** The portion rules of scales.json. Keys of objects are object type ids, families, material keys or groups. */
/** What a usual portion gets in place of its share of the adult portion, g. */
export interface BowlScale {
  /** Oil and fat, shared out as the dish's own are. */
  readonly oilG: number
  /** Water that cooking leaves in the bowl. */
  readonly waterG: number
}

export interface Scales {
  readonly portionByObjectType: Readonly<Record<string, number>>
  readonly portionByFamily: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly saltByObjectType: Readonly<Record<string, number>>
  readonly sugarByObjectType: Readonly<Record<string, number>>
  readonly cookedPerRaw: {
    readonly materials: Readonly<Record<string, number>>
    readonly groups: Readonly<Record<string, number>>
  }
  readonly addedWaterG: Readonly<Record<string, number>>
  /** By portion family and object type: the usual portion of a small child's bowl, which is thicker and richer than the grown-ups' from the same pot. */
  readonly bowls?: Readonly<Record<string, Readonly<Record<string, BowlScale>>>> | undefined
  readonly addedSugarPercent: Readonly<Record<string, number>>
  /** What dishes of a portion family are served in, with the cooked grams that one of it holds. */
  readonly servedIn: Readonly<Record<string, HouseholdUnit>>
}

/** What the sums need to know beside the materials themselves. */
export interface FoodRules {
  readonly scales: Scales
  readonly groups: ReadonlyMap<string, FoodGroup>
  /** Vegetables and fruit from this much vitamin A (µg RAE in 100 g) count as the group "vitaminA". */
  readonly vitaminAFromUg: number
}
