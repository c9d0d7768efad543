import { beforeAll, expect, test } from '@jest/globals'
import { drawComposition } from 'shared-drawings'
import sharp from 'sharp'
import type { DishCard } from '../../kitchen/rules/listed-dish'
import { realDishes } from '../../testing/real-dishes'

/** Seen from afar: as many points as the eye takes in at a glance over a page of cards. */
const SEEN = { width: 32, height: 24 }
const CARDS_ON_A_PAGE = 20
/**
 * Mean difference of a point's red, green and blue (0 to 255) below which two cards are taken for the same. Measured over all pages of
 * the bank: half of all pairs are 45 apart, one in a thousand less than 12, the nearest two 5.
 */
const ALIKE = 5
/** As many pages of each list as people leaf through. */
const PAGES = 3

const cards = realDishes()
  .bank.map(({ card }) => card)
  .sort((a, b) => a.title.localeCompare(b.title, 'vi'))
const points = new Map<string, Buffer>()

const lists: readonly [string, readonly DishCard[]][] = [
  ...Array.from({ length: 11 }, (_, index): [string, readonly DishCard[]] => [
    `of object type ${index + 1}`,
    cards.filter(({ objectTypeIds }) => objectTypeIds.includes(index + 1)),
  ]),
  ...['cá', 'canh', 'bột', 'thịt bò', 'tôm', 'cháo', 'kho', 'rán', 'hấp', 'sữa'].map(
    (word): [string, readonly DishCard[]] => [
      `found by ${word}`,
      cards.filter(({ title }) => title.toLowerCase().includes(word)),
    ],
  ),
]

function pagesOf(list: readonly DishCard[]): readonly (readonly DishCard[])[] {
  return Array.from({ length: PAGES }, (_, page) => list.slice(page * CARDS_ON_A_PAGE, (page + 1) * CARDS_ON_A_PAGE))
}

beforeAll(async () => {
  const names = new Set(
    lists.flatMap(([, list]) =>
      pagesOf(list)
        .flat()
        .map(({ illustration }) => illustration),
    ),
  )
  for (const name of names) {
    const svg = drawComposition(name)
    if (svg === null) continue
    points.set(name, await sharp(Buffer.from(svg), { density: 18 }).resize(SEEN).removeAlpha().raw().toBuffer())
  }
}, 60_000)

function difference(one: Buffer, other: Buffer): number {
  let sum = 0
  for (const [index, value] of one.entries()) sum += (value - (other[index] ?? 0)) ** 2
  return Math.sqrt(sum / one.length)
}

test.each(lists)('no two of twenty cards look alike in the list %s', (_name, list) => {
  const alike: string[] = []
  for (const page of pagesOf(list)) {
    for (const [place, card] of page.entries()) {
      for (const before of page.slice(0, place)) {
        const [one, other] = [points.get(card.illustration), points.get(before.illustration)]
        if (one && other && difference(one, other) < ALIKE) alike.push(`${before.title} and ${card.title}`)
      }
    }
  }
  expect(alike).toEqual([])
})

test('twenty pictures weigh less than one photograph', () => {
  const bytes = cards
    .slice(0, CARDS_ON_A_PAGE)
    .reduce((sum, { illustration }) => sum + (drawComposition(illustration)?.length ?? 0), 0)
  expect(bytes).toBeLessThan(60_000)
})
