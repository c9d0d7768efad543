import { type Composition, compositionName, LOOKS } from 'shared-drawings'
import { compositionOf, type DishToDraw } from './dish-composition'
import type { PictureRules } from './picture-rules'

/** From one dish of a main part to the next; it shares no divisor with `LOOKS`, so that all are used before one returns. */
const STEP = 17
/** Among so many dishes of a form one after the other each has a look of its own. */
const APART = 24

/**
 * The composition of each dish by its id. Dishes of the same main part, which stand beside each other in lists, differ by ground,
 * ware and arrangement; no two dishes have the same picture.
 */
export function dishPictures(dishes: readonly DishToDraw[], rules: PictureRules): ReadonlyMap<number, Composition> {
  const counts = new Map<string, number>()
  const taken = new Set<string>()
  const recent = new Map<string, readonly number[]>()
  const pictures = new Map<number, Composition>()
  for (const dish of [...dishes].sort((a, b) => a.dishId - b.dishId)) {
    const composition = compositionOf(dish, rules)
    if (composition === null) continue
    const main = composition.parts[0] ?? composition.form
    const before = counts.get(main) ?? 0
    counts.set(main, before + 1)
    const first = hashOf(main) + before * STEP
    const lately = recent.get(composition.form) ?? []
    const look = freeLook(first, lately, (one) => taken.has(compositionName({ ...composition, look: one })))
    recent.set(composition.form, [...lately, look].slice(-APART))
    taken.add(compositionName({ ...composition, look }))
    pictures.set(dish.dishId, { ...composition, look })
  }
  return pictures
}

/** The first look from `first` on that is neither taken nor lately seen; else the first that is not taken, else `first`. */
function freeLook(first: number, lately: readonly number[], isTaken: (look: number) => boolean): number {
  let free: number | null = null
  for (let index = 0; index < LOOKS; index += 1) {
    const look = (first + index) % LOOKS
    if (isTaken(look)) continue
    if (!lately.includes(look)) return look
    free ??= look
  }
  return free ?? first % LOOKS
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
