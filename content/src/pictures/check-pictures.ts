import type { Dish } from 'shared-contracts/nutrition'
import { type Composition, compositionName, drawComposition, drawingNames, readComposition } from 'shared-drawings'
import { dishPictures, subjectOf } from './dish-pictures'
import type { PictureRules } from './picture-rules'

/** A drawing as it is served, before compression. */
export const MOST_BYTES = 3072
/** Of the dishes at least this share shows something that no other dish shows in the same way. */
const LEAST_OWN = 0.5
/** Food of these groups is what a dish is recognised by; nobody may leave it out where it is the main material. */
const SEEN_GROUPS = [
  'beef',
  'pork',
  'poultry',
  'otherMeat',
  'offal',
  'fish',
  'shellfish',
  'leafVegetable',
  'otherVegetable',
  'mushroom',
  'fruit',
]

export interface PictureProblem {
  /** Null: about all dishes together. */
  readonly dish: Dish | null
  readonly message: string
}

/**
 * The name of each dish's drawing by its id: composed by the rules, or the one that the column `illustration` names.
 * Problems name what can't be drawn, is too heavy, or shows what the dish isn't.
 */
export function dishIllustrations(
  dishes: readonly Dish[],
  rules: PictureRules,
): { readonly names: ReadonlyMap<number, string>; readonly problems: readonly PictureProblem[] } {
  const composed = dishPictures(dishes, rules)
  const names = new Map<number, string>()
  const problems: PictureProblem[] = []
  for (const dish of dishes) {
    const own = dish.illustration
    const composition = own === '' ? composed.get(dish.dishId) : readComposition(own)
    if (!composition && (own === '' || !drawingNames.includes(own))) {
      problems.push({
        dish,
        message: own === '' ? 'pictures.json không có dạng món này' : `Không có hình ${own}`,
      })
      continue
    }
    const name = composition ? compositionName(composition) : own
    names.set(dish.dishId, name)
    if (composition) problems.push(...contradictions(dish, composition, rules).map((message) => ({ dish, message })))
  }
  const subjects = new Set([...composed.values()].map(subjectOf))
  if (subjects.size < dishes.length * LEAST_OWN)
    problems.push({ dish: null, message: `Chỉ có ${subjects.size} hình khác nhau cho ${dishes.length} món` })
  return { names, problems }
}

/** What is wrong with a dish's drawing, in Vietnamese. */
export function contradictions(dish: Dish, composition: Composition, rules: PictureRules): readonly string[] {
  const svg = drawComposition(compositionName(composition))
  if (svg === null) return [`Hình ${compositionName(composition)} không vẽ được`]
  const bytes = Buffer.byteLength(svg)
  const main = possibleParts(dish.mainMaterial.key, rules)
  const parts = new Set(dish.ingredients.flatMap(({ material }) => possibleParts(material.key, rules)))
  const garnishes = new Set(dish.ingredients.flatMap(({ material }) => possibleGarnishes(material.key, rules)))
  const unknown = dish.ingredients.filter(({ material }) => rules.parts[material.key] === undefined)
  return [
    ...unknown.map(({ material }) => `pictures.json không nói ${material.title} trông thế nào`),
    ...composition.parts.filter((part) => !parts.has(part)).map((part) => `Hình vẽ ${part} mà món không có`),
    ...composition.garnishes.filter((word) => !garnishes.has(word)).map((word) => `Hình rắc ${word} mà món không có`),
    ...(SEEN_GROUPS.includes(dish.mainMaterial.group) && !main.some((part) => composition.parts.includes(part))
      ? [`Hình không vẽ nguyên liệu chính ${dish.mainMaterial.title}`]
      : []),
    ...(bytes > MOST_BYTES ? [`Hình nặng ${bytes} byte, nhiều nhất ${MOST_BYTES}`] : []),
  ]
}

function possibleParts(material: string, rules: PictureRules): readonly string[] {
  return (rules.parts[material] ?? []).flatMap(({ part }) => part ?? [])
}

function possibleGarnishes(material: string, rules: PictureRules): readonly string[] {
  return (rules.garnishes[material] ?? []).flatMap(({ garnish }) => garnish ?? [])
}
