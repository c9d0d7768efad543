import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { shoppingList } from '../../../testing/shopping-list'
import { withAnswer, withOperations, withoutEntries } from './apply-operations'
import { boughtChange, stillToBuy } from './line-state'
import type { ListChange, ListOperation, ShoppingList } from './list-types'
import { supersededBy } from './operation-queue'
import { readOperation } from './read-operation'

const IDS = ['8b2a3f5e-0000-4000-8000-000000000001', '8b2a3f5e-0000-4000-8000-000000000002'] as const
const ownLine = fc.record({ id: fc.constantFrom(...IDS), text: fc.constantFrom('bỉm', 'nước', 'gạo') })
const line = fc.constantFrom('m1', 'm2', ...IDS)

const anyChange: fc.Arbitrary<ListChange> = fc.oneof(
  fc.record({ kind: fc.constant('bought' as const), line, bought: fc.boolean(), grams: fc.constantFrom(0, 100, 500) }),
  fc.record({ kind: fc.constant('at-home' as const), line, atHome: fc.boolean() }),
  fc.record({ kind: fc.constant('add-line' as const), line: ownLine }),
  fc.record({ kind: fc.constant('change-line' as const), line: ownLine }),
  fc.record({ kind: fc.constant('remove-line' as const), id: fc.constantFrom(...IDS) }),
  fc.record({
    kind: fc.constant('eaters' as const),
    entryId: fc.constantFrom(1, 2),
    eaters: fc.integer({ min: 1, max: 10 }),
  }),
)

const operations = fc
  .array(anyChange, { maxLength: 30 })
  .map((changes): ListOperation[] =>
    changes.map((change, index) => ({ ...change, key: `key ${index}`, at: new Date(index).toISOString() })),
  )

/** Ticks in whatever order they came. */
const shown = ({ state, entries, groups, total }: ShoppingList) => ({
  bought: new Map(state.bought.map((tick) => [tick.line, tick.grams])),
  atHome: new Set(state.atHome),
  ownLines: state.ownLines,
  entries,
  groups,
  total,
})

/** The queue with one more operation at its end. */
function withOperation(waiting: readonly ListOperation[], next: ListOperation): readonly ListOperation[] {
  const needless = supersededBy(waiting, next)
  return [...waiting.filter(({ key }) => key !== next.key && !needless.includes(key)), next]
}

test('leaving out what later operations make needless changes nothing', () => {
  fc.assert(
    fc.property(operations, (all) => {
      const waiting = all.reduce<readonly ListOperation[]>(withOperation, [])
      expect(shown(withOperations(shoppingList(), waiting))).toEqual(shown(withOperations(shoppingList(), all)))
    }),
  )
})

test('operations come to the same in one go and in parts, and doing the last part again changes nothing', () => {
  fc.assert(
    fc.property(operations, fc.nat({ max: 30 }), (all, at) => {
      const once = withOperations(shoppingList(), all)
      const inParts = withOperations(withOperations(shoppingList(), all.slice(0, at)), all.slice(at))
      expect(shown(inParts)).toEqual(shown(once))
      const lastTick = all.filter(({ kind }) => kind === 'bought' || kind === 'at-home' || kind === 'eaters').slice(-1)
      expect(shown(withOperations(withOperations(shoppingList(), lastTick), lastTick))).toEqual(
        shown(withOperations(shoppingList(), lastTick)),
      )
    }),
  )
})

test('an operation is read from the device as it was written; anything else is none', () => {
  fc.assert(
    fc.property(operations, (all) => {
      expect(all.map((operation) => readOperation(JSON.parse(JSON.stringify(operation))))).toEqual(all)
    }),
  )
  const made = { key: 'a', at: '2026-11-22T00:00:00Z' }
  for (const stored of [
    null,
    { ...made, kind: 'buy' },
    { ...made, kind: 'bought', line: 'm1', bought: true },
    { ...made, kind: 'add-line', line: { id: IDS[0] } },
    { ...made, kind: 'eaters', entryId: 1, eaters: -1 },
    { kind: 'remove-line', id: IDS[0], at: made.at },
  ])
    expect(readOperation(stored)).toBeNull()
})

describe('amounts follow without the server', () => {
  const eaters = (count: number): ListOperation => ({
    kind: 'eaters',
    key: 'e',
    at: '2026-11-22T00:00:00Z',
    entryId: 1,
    eaters: count,
  })
  const carrots = (list: ShoppingList) => {
    const item = list.groups[0]?.items[0]
    if (!item) throw new Error('no carrots')
    return item
  }

  test('of eaters', () => {
    const list = withOperations(shoppingList(), [eaters(4)])
    expect(carrots(list)).toMatchObject({ grams: 450, marketAmount: 5, price: 10_000 })
    expect(list.total).toEqual({ price: 10_000, unpriced: 1 })
  })

  test('a line that grew after its tick has something left to buy', () => {
    const tick = { ...boughtChange(carrots(shoppingList()), true), key: 't', at: '2026-11-22T00:00:00Z' }
    const bought = withOperations(shoppingList(), [tick])
    expect(stillToBuy(carrots(bought), bought.state)?.marketAmount).toBe(0)
    expect(bought.total).toEqual({ price: 0, unpriced: 1 })
    const grown = withOperations(bought, [eaters(4)])
    expect(stillToBuy(carrots(grown), grown.state)).toMatchObject({ grams: 250, marketAmount: 3, price: 6000 })
  })

  test('of what is at home nothing is to buy', () => {
    const home = withOperations(shoppingList(), [
      { kind: 'at-home', key: 'h', at: '2026-11-22T00:00:00Z', line: 'm1', atHome: true },
    ])
    expect(stillToBuy(carrots(home), home.state)).toBeNull()
    expect(home.total).toEqual({ price: 0, unpriced: 1 })
  })

  test('of a removed entry', () => {
    const list = withoutEntries(shoppingList(), new Set([2]))
    expect(list.groups.map(({ group }) => group)).toEqual(['Rau củ'])
    expect(carrots(list)).toMatchObject({ grams: 100, marketAmount: 1 })
  })
})

test('the server’s word counts: its state, and no eaters that it refused', () => {
  const operation: ListOperation = { kind: 'eaters', key: 'e', at: '2026-11-22T00:00:00Z', entryId: 1, eaters: 4 }
  const state = { revision: 5, bought: [{ line: 'm2', grams: 55 }], atHome: [], ownLines: [] }
  const done = withAnswer(shoppingList(), [operation], { state, refused: [] })
  expect([done.state, done.entries[0]?.eaters]).toEqual([state, 4])
  const refused = withAnswer(shoppingList(), [operation], { state, refused: [{ key: 'e', code: 'x' }] })
  expect(refused.entries[0]?.eaters).toBe(1)
})
