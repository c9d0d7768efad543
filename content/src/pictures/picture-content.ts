import type { Dish } from 'shared-contracts/nutrition'
import type { ContentFolder } from '../files/content-folder'
import type { Problem } from '../files/problem'
import { parsed, problemIn, textOf } from '../nutrition/nutrition-files'
import type { DishPhoto } from '../rows/kitchen-rows'
import { dishIllustrations } from './check-pictures'
import { readPhotos } from './photo-content'
import { readPictureRules } from './picture-rules'

export interface DishPicture {
  /** As lists carry it: the name of a drawing or of a photograph. */
  readonly illustration: string
  readonly photo: DishPhoto | null
}

/** The picture of each dish: its photograph where an editor put one, else its drawing. */
export function readDishPictures(
  folder: ContentFolder,
  dishes: readonly Dish[],
  problems: Problem[],
): (dish: Dish) => DishPicture {
  const rules = parsed(problems, 'pictures.json', () => readPictureRules(textOf(folder, 'pictures.json', problems)))
  const drawn = rules === null ? null : dishIllustrations(dishes, rules)
  for (const { dish, message } of drawn?.problems ?? [])
    problems.push(problemIn('dishes.csv', dish === null ? message : `${dish.slug}: ${message}`))
  const photos = readPhotos(folder, new Set(dishes.map(({ dishId }) => dishId)), problems)
  return ({ dishId }) => {
    const taken = photos.get(dishId)
    if (taken === undefined) return { illustration: drawn?.names.get(dishId) ?? 'missing-picture', photo: null }
    const { author, licence, source, alt } = taken
    return { illustration: taken.name, photo: { author, licence, source, alt } }
  }
}
