import { type Composition, compositionName, LOOKS } from 'shared-ui/illustrations'
import { compositionOf, type DishToDraw } from './dish-composition'
import type { PictureRules } from './picture-rules'

/** Dishes that look alike get looks this far apart; it shares no divisor with `LOOKS`, so that all are used before one returns. */
const STEP = 17

/** The composition of each dish by its id. Dishes made of the same things differ by ground, ware and arrangement. */
export function dishPictures(dishes: readonly DishToDraw[], rules: PictureRules): ReadonlyMap<number, Composition> {
  const alike = new Map<string, number>()
  const pictures = new Map<number, Composition>()
  for (const dish of [...dishes].sort((a, b) => a.dishId - b.dishId)) {
    const composition = compositionOf(dish, rules)
    if (composition === null) continue
    const key = subjectOf(composition)
    const before = alike.get(key) ?? 0
    alike.set(key, before + 1)
    pictures.set(dish.dishId, { ...composition, look: (hashOf(key) + before * STEP) % LOOKS })
  }
  return pictures
}

/** What a composition shows, without its look. */
export function subjectOf({ form, parts, garnishes }: Omit<Composition, 'look'>): string {
  return compositionName({ form, parts, garnishes, look: 0 })
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash
}
