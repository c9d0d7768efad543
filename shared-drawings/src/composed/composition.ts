import { EGG_AND_SOY } from '../parts/egg-and-soy'
import { FRUIT } from '../parts/fruit'
import { LEAVES } from '../parts/leaves'
import { MEAT } from '../parts/meat'
import type { Part } from '../parts/part'
import { ROOTS_AND_MUSHROOMS } from '../parts/roots-and-mushrooms'
import { SEAFOOD } from '../parts/seafood'
import { SEEDS } from '../parts/seeds'
import { TROPICAL_FRUIT } from '../parts/tropical-fruit'
import { VEGETABLES } from '../parts/vegetables'
import { dish, type Svg } from '../shapes'
import { FORMS } from './forms'
import type { Form } from './forms/form'
import { GARNISHES } from './garnishes'
import { LOOKS, lookOf } from './looks'

/**
 * A dish drawing told by its name alone: `<form>.<part>.….<garnish>.….<look>`, for example `xao.bo.supxanh.hanhla.12`.
 * Parts and garnishes are named once each; the look (0 to 55) chooses ground, ware and arrangement.
 */
export interface Composition {
  readonly form: string
  /** What lies in the dish, the main part first. */
  readonly parts: readonly string[]
  /** What is strewn over it. */
  readonly garnishes: readonly string[]
  readonly look: number
}

const PARTS: ReadonlyMap<string, Part> = new Map(
  [MEAT, SEAFOOD, EGG_AND_SOY, LEAVES, VEGETABLES, ROOTS_AND_MUSHROOMS, FRUIT, TROPICAL_FRUIT, SEEDS].flatMap((parts) =>
    Object.entries(parts),
  ),
)
const FORM_OF: ReadonlyMap<string, Form> = new Map(Object.entries(FORMS))
const GARNISH_OF: ReadonlyMap<string, Svg> = new Map(Object.entries(GARNISHES))
const MOST_GARNISHES = 2
const LONGEST_NAME = 80

export const partNames: readonly string[] = [...PARTS.keys()]
export const formNames: readonly string[] = [...FORM_OF.keys()]
export const garnishNames: readonly string[] = [...GARNISH_OF.keys()]

export function compositionName({ form, parts, garnishes, look }: Composition): string {
  return [form, ...parts, ...garnishes, String(look)].join('.')
}

/** Null for every name that `compositionName` does not write: there is one name for one picture. */
export function readComposition(name: string): Composition | null {
  if (name.length > LONGEST_NAME) return null
  const [form = '', ...words] = name.split('.')
  const look = words.pop()
  const drawn = FORM_OF.get(form)
  if (drawn === undefined || look === undefined || !/^(0|[1-9]\d?)$/.test(look) || Number(look) >= LOOKS) return null
  const parts = words.filter((word) => PARTS.has(word))
  const garnishes = words.filter((word) => GARNISH_OF.has(word))
  const [least, most] = drawn.parts
  if (parts.length < least || parts.length > most || garnishes.length > MOST_GARNISHES) return null
  if (new Set(words).size !== words.length) return null
  const composition = { form, parts, garnishes, look: Number(look) }
  return compositionName(composition) === name ? composition : null
}

/** The drawing of a composition, or null for a name that tells none. */
export function drawComposition(name: string): Svg | null {
  const composition = readComposition(name)
  const form = composition && FORM_OF.get(composition.form)
  if (!composition || !form) return null
  const look = lookOf(form.ware, composition.look)
  const parts = composition.parts.flatMap((part) => PARTS.get(part) ?? [])
  const garnish = composition.garnishes.map((word) => GARNISH_OF.get(word) ?? '').join('')
  const drawn = form.draw(parts, garnish, look)
  return dish(look.ground, look.mirrored ? `<g transform="matrix(-1 0 0 1 320 0)">${drawn}</g>` : drawn)
}

/** How many parts a form shows at most; 0 for a form that isn't known. */
export function mostParts(form: string): number {
  return FORM_OF.get(form)?.parts[1] ?? 0
}
