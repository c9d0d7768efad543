import type { Part } from '../../parts/part'
import { dashes, place, type Svg, triples } from '../../shapes'
import { arranged, SPOTS } from '../arrange'
import { type Look, mixed, type WareKind } from '../looks'
import * as vessel from '../vessels'

/** A form of dish: its vessel and how food lies in it. `garnish` is drawn round (0, 0), 120 wide. */
export interface Form {
  readonly ware: WareKind
  /** How many parts it shows. */
  readonly parts: readonly [least: number, most: number]
  readonly draw: (parts: readonly Part[], garnish: Svg, look: Look) => Svg
}

export const mounds = SPOTS.mound.slice(0, 13)

export function onPlate(
  draw: (parts: readonly Part[], look: Look) => Svg,
  steaming: boolean,
  most = 4,
  least = 1,
): Form {
  return {
    ware: 'plate',
    parts: [least, most],
    draw: (parts, garnish, look) =>
      vessel.plate(look.ware) + draw(parts, look) + place(garnish, 160, 144) + (steaming ? vessel.steam(160, 66) : ''),
  }
}

export function heaped(parts: readonly Part[], { turn }: Look, spots: typeof SPOTS.few | typeof mounds = mounds): Svg {
  return place(arranged(parts, spots, turn, 1.08, 4), 160, 143)
}

/** `least` 0: dough alone may be all that is seen. */
export function cakes(draw: (parts: readonly Part[], look: Look) => Svg, most = 4, least = 0): Form {
  return onPlate(draw, false, most, least)
}

/** Gruels take their colour from what is in them; rice keeps them pale. */
export function tintOf(parts: readonly Part[], rice: number): string {
  return mixed([
    ...parts.flatMap(({ tint }, index) => (index === 0 ? [tint] : [tint, tint])),
    ...Array.from({ length: parts.length === 0 ? 1 : rice }, () => '#FFF6DF'),
  ])
}

export function riceGrains(fill: string): Svg {
  return dashes(12, 5, fill, triples('-40 -6 20, -16 -24 -30, 14 -28 15, 40 -10 50, -4 -6 80, 22 2 -20'))
}

/** The noodles, under the others and close together. */
export function bed(
  parts: readonly Part[],
  x: number,
  y: number,
  scale: number,
  spots: readonly (readonly [number, number])[],
): Svg {
  const noodle = parts.find(({ bed }) => bed)
  if (noodle === undefined) return ''
  const uses = spots.map(
    ([dx, dy], index) => `<use href="#n" transform="translate(${dx} ${dy})${index % 2 ? 'rotate(170)' : ''}"/>`,
  )
  return `<defs><g id="n">${noodle.piece}</g></defs>${place(uses.join(''), x, y, 0, scale)}`
}

export function toppings(parts: readonly Part[]): readonly Part[] {
  return parts.filter(({ bed }) => !bed)
}
