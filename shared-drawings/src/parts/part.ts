import { C } from '../palette'
import { box, circle, dashes, dots, line, oval, pairs, path, place, type Svg, triples } from '../shapes'

/** Pips of fruit. */
export const SEED = '#3B2A26'

/**
 * How an ingredient lies in a dish. Everything is drawn round (0, 0): a piece about 40 wide, of which several lie in a dish;
 * what is `large` about 110 wide, of which one lies in a dish; `middle` about 64 wide, of which two or three do.
 */
export interface Part {
  readonly piece: Svg
  readonly size: 'piece' | 'middle' | 'large'
  /** The colour that it gives to a gruel, a purée or a drink. */
  readonly tint: string
  /** As it comes from the market, about 60 wide; stands beside a dish in which it can't be seen. Else the piece does. */
  readonly raw?: Svg
  /** Noodles: they lie under everything else. */
  readonly bed?: true
}

export function piece(tint: string, drawn: Svg, raw?: Svg): Part {
  return { piece: drawn, size: 'piece', tint, ...(raw !== undefined && { raw }) }
}

export function middle(tint: string, drawn: Svg, raw?: Svg): Part {
  return { ...piece(tint, drawn, raw), size: 'middle' }
}

export function large(tint: string, drawn: Svg, raw?: Svg): Part {
  return { ...piece(tint, drawn, raw), size: 'large' }
}

/** A thin slice over another one. */
export function slices(fill: string, dark: string, grain: string): Svg {
  return (
    path('M-15 11C-17-1-3-6 9-4 19-2 23 5 18 11 11 18-10 20-15 11Z', dark) +
    path('M-21 1C-22-11-8-17 6-14 17-12 20-4 16 3 9 12-17 12-21 1Z', fill) +
    line('M-13 0C-7-8 4-9 10-5M-9 6C-3 2 4 2 9 1', grain, 2.5)
  )
}

/** Two round slices, one leaning on the other; `inside` is drawn on both. */
export function discs(rim: string, flesh: string, inside: Svg = ''): Svg {
  const spots = pairs('-9 -4, 9 5')
  return spots
    .map(
      ([x, y]) =>
        circle(x, y, 12.5, flesh).replace('/>', ` stroke="${rim}" stroke-width="3"/>`) +
        (inside === '' ? '' : place(inside, x, y)),
    )
    .join('')
}

/** Sticks that lie across each other. */
export function sticks(fill: string, light: string, width = 7): Svg {
  return (
    line('M-19 8 17-9M-14-9 18 8', fill, width) +
    line('M-17 0 19 1', light, width) +
    line('M-6 12 13-13', light, width * 0.7)
  )
}

/** Thin shreds. */
export function shreds(fill: string, light: string, width = 3.5): Svg {
  return (
    line('M-20 6C-10-8 0 8 18-8M-18-7C-6 6 6-10 20 5', fill, width) +
    line('M-16 11C-4 2 6 12 17 6M-12-12C0-4 8-14 16-10', light, width)
  )
}

/** A block seen from above: top, left and right side. */
export function block(top: string, left: string, right: string): Svg {
  return path('M-17-7 0-15 17-7 0 2Z', top) + path('M-17-7 0 2V17L-17 8Z', left) + path('M17-7 0 2V17L17 8Z', right)
}

/** Small round things. */
export function grains(fill: string, light: string, r = 5): Svg {
  return dots(r, fill, pairs('-13 -4, 13 -3, -7 6, 18 7, -18 7')) + dots(r, light, pairs('0 -9, 7 7'))
}

/** Small long things. */
export function kernels(fill: string, light: string, rx = 6, ry = 4): Svg {
  return (
    dashes(2 * rx, 2 * ry, fill, triples('-13 -5 30, 15 -3 60, -5 4 -50, -17 8 80')) +
    dashes(2 * rx, 2 * ry, light, triples('2 -10 -20, 9 8 15'))
  )
}

/** Cooked leaves: a lighter one on a darker one. */
export function leaves(fill: string, light: string, vein: string): Svg {
  return (
    path('M-17 0C-8-5 12 1 20 15 8 24-14 18-17 0Z', fill) +
    path('M-23 5C-20-12 0-22 15-12 11 4-8 14-23 5Z', light) +
    line('M-19 3C-10-4-1-8 10-11M-11 5C-2 8 8 12 15 14', vein, 2)
  )
}

/** Stalks with a leaf at their end. */
export function stalks(leaf: string, stalk: string, light: string): Svg {
  return (
    line('M-21 9 2 1M-19-5 4-4M-14 14 8 6', stalk, 4.5) +
    path('M0-5C6-16 18-16 22-8 16 0 6 0 0-5Z', leaf) +
    path('M2 5C10-3 20 0 23 7 15 14 6 12 2 5Z', light)
  )
}

/** A bunch from the market: leaves on their stalks, bound. */
export function bunch(leaf: string, light: string, stalk: string): Svg {
  return (
    line('M-4 30C-6 14-12 4-18-4M0 30V-6M4 30C6 14 12 4 18-4', stalk, 4.5) +
    path('M-18 6C-34-2-30-22-16-24-6-16-8 0-18 6Z', leaf) +
    path('M18 6C34-2 30-22 16-24 6-16 8 0 18 6Z', leaf) +
    path('M0 4C-14-8-12-28 0-34 12-28 14-8 0 4Z', light) +
    line('M0 0V-24', leaf, 2) +
    line('M-7 18H7', C.wood, 4)
  )
}

export function floret(head: string, light: string, stalk: string): Svg {
  return (
    path('M-6 2H6L8 17C3 20-3 20-8 17Z', stalk) +
    dots(9, head, pairs('-11 0, 11 0')) +
    circle(0, -8, 12, head) +
    dots(3.8, light, pairs('-5 -9, 8 -4, -11 1'))
  )
}

/** A round fruit with its shine and stalk. */
export function roundFruit(skin: string, shine: string, top: Svg = ''): Svg {
  return circle(0, 2, 24, skin) + oval(-9, -6, 5, 8, shine, 30) + top
}

/** A round fruit cut open. */
export function cutFruit(skin: string, flesh: string, inside: Svg): Svg {
  return circle(0, 0, 19, skin) + circle(0, 0, 16, flesh) + inside
}

/** A wedge of a fruit, its skin below. */
export function wedge(skin: string, flesh: string, inside: Svg = ''): Svg {
  return path('M-22-6C-20 20 20 20 22-6Z', skin) + path('M-18-7C-15 13 15 13 18-7Z', flesh) + inside
}

export const stem: Svg = line('M0-20C0-26 3-28 6-30', C.woodDark, 3.5)

export const stemLeaf: Svg = stem + path('M4-24C10-34 20-32 24-28 18-20 10-20 4-24Z', C.leaf)

/** A root or tuber from the market, lying. */
export function tuber(skin: string, light: string, extra: Svg = ''): Svg {
  return (
    path('M-30 4C-26-16 4-22 24-10 36-2 30 16 10 18-8 22-30 20-30 4Z', skin) + oval(-8, -5, 10, 4, light, -16) + extra
  )
}

/** A piece of a tuber: flesh with the skin behind it. */
export function chunk(skin: string, flesh: string, inside: Svg = ''): Svg {
  return (
    path('M-19 5C-21-9-5-17 9-13 20-9 22 5 15 12 5 19-16 16-19 5Z', skin) +
    path('M-16 2C-17-9-4-14 8-10 17-7 18 3 12 8 3 13-13 12-16 2Z', flesh) +
    inside
  )
}

/** What a market sells by the gourd: a long body with stripes. */
export function gourd(skin: string, stripe: string): Svg {
  return (
    path('M-32 6C-32-12-8-18 12-14 28-12 34-2 32 6 28 18-28 22-32 6Z', skin) +
    line('M-26 2C-8-8 10-8 28-2M-26 10C-8 4 10 4 28 6', stripe, 2.5) +
    line('M32-2 40-6', C.leafDark, 5)
  )
}

export function bar(x: number, y: number, width: number, height: number, fill: string, turn = 0): Svg {
  return box(x - width / 2, y - height / 2, width, height, Math.min(width, height) / 2, fill, turn)
}
