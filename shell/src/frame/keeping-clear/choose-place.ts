/** In CSS pixels of the viewport. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Something of the page that is pressed, filled in, read or stays in sight by itself. */
export interface Thing {
  readonly box: Box
  /** A bar that stays while the page scrolls counts as a whole, pressed or not; a text by its lines. */
  readonly kind: 'control' | 'bar' | 'text'
  readonly focused: boolean
}

/** What lying somewhere costs the page: nothing, an edge of large controls, lines of text, whole controls, the one in use. */
export const COST = { nothing: 0, edge: 1, text: 10, control: 1_000, focused: 100_000 } as const

/** Of its area: a control that loses more is covered. Its middle, where it is pressed, is never given away. */
const MOST_OF_A_CONTROL = 0.2

export function costOf(place: Box, things: readonly Thing[]): number {
  let cost = 0
  for (const { box, kind, focused } of things) {
    const shared = sharedArea(place, box)
    if (shared === 0) continue
    if (kind === 'text') cost += COST.text
    else if (focused) cost += COST.focused
    else if (kind === 'bar' || holdsMiddle(place, box) || shared > MOST_OF_A_CONTROL * area(box)) cost += COST.control
    else cost += COST.edge
  }
  return cost
}

/**
 * The first place that costs nothing, else the cheapest.
 *
 * @param costs of each place, the usual one first
 * @param mustShow it says something that was asked for; what was not asked for rather covers nothing and goes (null)
 */
export function choosePlace(costs: readonly number[], mustShow: boolean): number | null {
  const least = Math.min(...costs)
  if (costs.length === 0 || (!mustShow && least >= COST.text)) return null
  return costs.indexOf(least)
}

const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)

function sharedArea(one: Box, other: Box): number {
  return area({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
}

function holdsMiddle(place: Box, box: Box): boolean {
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom
}
