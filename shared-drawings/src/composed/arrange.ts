import type { Part } from '../parts/part'
import { pairs, place, type Svg } from '../shapes'

type Spot = readonly [x: number, y: number]

/* Where pieces lie round the middle of a vessel, from the back to the front. */
export const SPOTS = {
  mound: pairs(
    '-14 -27, 26 -25, -52 -17, 60 -12, -30 -6, 8 -9, -72 3, 42 0, -50 15, -12 12, 72 8, 24 16, 54 24, 4 32, -32 30',
  ),
  rows: pairs(
    '-62 -14, -31 -19, 0 -21, 31 -19, 62 -14, -70 8, -42 6, -14 4, 14 4, 42 6, 70 8, -40 27, -13 26, 14 26, 41 27',
  ),
  few: pairs('-36 -15, 6 -22, 46 -12, -62 4, -16 2, 26 6, 66 8, -38 24, 6 26, 44 24'),
  bowl: pairs('-40 -9, -2 -15, 36 -11, -62 2, -22 1, 16 -1, 58 3, -32 14, 8 14, 42 15'),
  heap: pairs('-10 -34, 20 -30, -36 -18, 0 -17, 36 -14, -22 -2, 16 -1, -48 4, 48 6, -2 12'),
} as const satisfies Record<string, readonly Spot[]>

const TURNS = [-16, 10, 24, -6, 14, -22, 4, -12, 18, 0, -20, 8, 20, -10, 12]
/** Which part lies at which spot when two, three or four share them: the first the most. */
const ORDERS: readonly (readonly number[])[] = [
  [0],
  [0, 1, 0, 1, 1, 0, 0, 1, 0],
  [0, 1, 0, 2, 1, 0, 2, 0, 1],
  [0, 1, 2, 0, 3, 1, 0, 2, 3],
]
const IDS = 'abcd'

/**
 * Several pieces of each part at the spots, one of what is large, two of what is of middle size; what is large lies in the
 * middle, in front of the pieces behind it. At most four parts.
 */
export function arranged(parts: readonly Part[], spots: readonly Spot[], turn: number, scale = 1, middleY = 0): Svg {
  const kinds = parts.slice(0, 4)
  const defs = kinds.map((part, index) => `<g id="${IDS[index]}">${part.piece}</g>`).join('')
  const small = kinds.flatMap(({ size }, index) => (size === 'piece' ? [index] : []))
  const order = ORDERS[small.length - 1] ?? []
  const bigY = spots.length > 0 ? middleY : 0
  const uses =
    order.length === 0
      ? []
      : spots.map(([x, y], index) => ({
          id: small[order[(index + turn) % order.length] ?? 0] ?? 0,
          x,
          y,
          turned: TURNS[index % TURNS.length] ?? 0,
          grown: 1,
        }))
  const bigs = kinds.flatMap(({ size }, index) => {
    if (size === 'large') return [{ id: index, x: 2, y: bigY, turned: -5, grown: small.length === 0 ? 1.4 : 1.15 }]
    if (size === 'middle')
      return [
        { id: index, x: -30, y: bigY - 3, turned: -10, grown: 0.95 },
        { id: index, x: 32, y: bigY + 3, turned: 12, grown: 0.95 },
      ]
    return []
  })
  const all = [...uses, ...bigs].sort((a, b) => a.y - b.y)
  return `<defs>${defs}</defs>${place(all.map(({ id, x, y, turned, grown }) => used(id, x, y, turned, grown)).join(''), 0, 0, 0, scale)}`
}

function used(id: number, x: number, y: number, turned: number, grown: number): Svg {
  const steps = `translate(${x} ${y})${turned === 0 ? '' : `rotate(${turned})`}${grown === 1 ? '' : `scale(${grown})`}`
  return `<use href="#${IDS[id]}" transform="${steps}"/>`
}

/** As they come from the market, beside a vessel in which they can't be told apart. */
export function beside(
  parts: readonly Part[],
  spots: readonly (readonly [x: number, y: number, scale: number])[],
): Svg {
  return parts
    .slice(0, spots.length)
    .map(({ raw, piece, size }, index) => {
      const [x, y, scale] = spots[index] ?? [0, 0, 1]
      const own = raw === undefined ? (size === 'large' ? 0.6 : 1.35) : 1
      return place(raw ?? piece, x, y, index % 2 ? 8 : -8, scale * own)
    })
    .join('')
}
