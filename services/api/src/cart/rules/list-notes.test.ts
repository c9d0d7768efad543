import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  changeNotes,
  eachOnce,
  type ListOperation,
  listState,
  MOST_OWN_LINES,
  NO_NOTES,
  type NotedList,
  pruneNotes,
} from './list-notes'

const now = new Date('2026-11-22T03:00:00Z')
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const minute = (n: number) => new Date(now.getTime() - 60_000_000 + n * 60_000).toISOString()
const list: NotedList = {
  lines: new Map([
    ['m1', 400],
    ['m2', 100],
  ]),
  entries: new Map([
    [7, new Date(minute(0))],
    [8, new Date(minute(50))],
  ]),
}
const done = (operations: readonly ListOperation[], notes = NO_NOTES) => changeNotes(notes, operations, list, now)
const stateOf = (notes: typeof NO_NOTES) => listState(notes, list, new Set(['m2']))

let keys = 0
const at = (n: number) => {
  keys += 1
  return { key: uuid(keys), at: minute(n) }
}

/** Operations about few things, each made at a moment of its own. */
const operations: fc.Arbitrary<readonly ListOperation[]> = fc
  .array(
    fc.oneof(
      fc.record({
        kind: fc.constant('bought' as const),
        line: fc.constantFrom('m1', 'm2'),
        bought: fc.boolean(),
        grams: fc.integer({ min: 0, max: 900 }),
      }),
      fc.record({ kind: fc.constant('at-home' as const), line: fc.constantFrom('m1', 'm2'), atHome: fc.boolean() }),
      fc.record({
        kind: fc.constant('eaters' as const),
        entryId: fc.constantFrom(7, 8),
        eaters: fc.integer({ min: 1, max: 10 }),
      }),
    ),
    { maxLength: 25 },
  )
  .map((each) => each.map((operation, place) => ({ key: uuid(place), at: minute(place * 4), ...operation })))

describe('operations of several devices', () => {
  test('lead to the same list in whatever order they arrive, in one request or in several', () => {
    fc.assert(
      fc.property(
        operations.chain((each) =>
          fc.tuple(fc.constant(each), fc.shuffledSubarray([...each], { minLength: each.length }), fc.nat(25)),
        ),
        ([inOrder, shuffled, cut]) => {
          const eaters = new Map<number, number>()
          let notes = NO_NOTES
          for (const part of [shuffled.slice(0, cut), shuffled.slice(cut)]) {
            const changed = done(part, notes)
            notes = changed.notes
            for (const [id, count] of changed.eaters) eaters.set(id, count)
          }
          const once = done(inOrder)
          expect(stateOf(notes)).toEqual(stateOf(once.notes))
          expect(new Map([...eaters].sort())).toEqual(new Map([...once.eaters].sort()))
        },
      ),
    )
  })

  test('of two of one moment the one that arrives later counts', () => {
    const { notes } = done([
      { ...at(1), kind: 'at-home', line: 'm1', atHome: true },
      { ...at(1), kind: 'at-home', line: 'm1', atHome: false },
    ])
    expect(stateOf(notes).atHome).toEqual(['m2'])
  })

  test('of the future count as of now, so that a wrong clock does not win for ever', () => {
    const wrongClock = done([
      { key: uuid(1), at: '2031-01-01T00:00:00+07:00', kind: 'bought', line: 'm1', bought: true },
    ])
    expect(stateOf(wrongClock.notes).bought).toEqual([{ line: 'm1', grams: 400 }])
    const later = {
      key: uuid(2),
      at: new Date(now.getTime() + 1000).toISOString(),
      kind: 'bought',
      line: 'm1',
      bought: false,
    } as const
    const after = changeNotes(wrongClock.notes, [later], list, new Date(now.getTime() + 2000))
    expect(stateOf(after.notes).bought).toEqual([])
  })

  test('written in another time zone are compared as moments', () => {
    const { notes } = done([
      { key: uuid(1), at: '2026-11-22T09:30:00+07:00', kind: 'at-home', line: 'm1', atHome: true },
      { key: uuid(2), at: '2026-11-22T02:29:00Z', kind: 'at-home', line: 'm1', atHome: false },
    ])
    expect(stateOf(notes).atHome).toContain('m1')
  })

  test('that are the same are one, whatever the case of the key', () => {
    const operation: ListOperation = {
      key: 'AAAAAAAA-0000-4000-8000-000000000000',
      at: minute(1),
      kind: 'at-home',
      line: 'm1',
      atHome: true,
    }
    expect(eachOnce([operation, { ...operation, key: operation.key.toLowerCase() }])).toEqual([
      { ...operation, key: operation.key.toLowerCase() },
    ])
  })
})

describe('a tick', () => {
  test('keeps what was in the basket, or what the line needs when nothing is told', () => {
    const { notes } = done([
      { ...at(1), kind: 'bought', line: 'm1', bought: true },
      { ...at(1), kind: 'bought', line: 'm2', bought: true, grams: 700 },
    ])
    expect(stateOf(notes).bought).toEqual([
      { line: 'm1', grams: 400 },
      { line: 'm2', grams: 700 },
    ])
  })

  test('of a line that is not there is refused', () => {
    expect(done([{ ...at(1), kind: 'bought', line: 'm9', bought: true }]).refused).toMatchObject([
      { code: 'line_does_not_exist' },
    ])
    expect(done([{ ...at(1), kind: 'at-home', line: '__proto__', atHome: true }]).refused).toHaveLength(1)
  })

  test('goes with its line and is not there when the line comes back', () => {
    const { notes } = done([{ ...at(1), kind: 'bought', line: 'm1', bought: true }])
    const pruned = pruneNotes(notes, { ...list, lines: new Map([['m2', 1]]) }, now)
    expect(stateOf(pruned).bought).toEqual([])
    expect(pruneNotes(pruned, list, now)).toBe(pruned)
  })
})

describe('own lines', () => {
  const add = (n: number, when: number, text = `dòng ${n}`): ListOperation => ({
    ...at(when),
    kind: 'add-line',
    line: { id: uuid(n), text },
  })

  test('stand as they were added, are changed, removed and brought back', () => {
    const remove: ListOperation = { ...at(5), kind: 'remove-line', id: uuid(1) }
    const first = done([
      add(1, 1),
      add(2, 2),
      { ...at(3), kind: 'change-line', line: { id: uuid(1), text: 'tã giấy' } },
    ])
    expect(stateOf(first.notes).ownLines).toEqual([
      { id: uuid(1), text: 'tã giấy' },
      { id: uuid(2), text: 'dòng 2' },
    ])
    const removed = done([remove], first.notes)
    expect(stateOf(removed.notes).ownLines.map(({ text }) => text)).toEqual(['dòng 2'])
    // What was made before the removal and arrives after it changes nothing; what was made later brings the line back.
    expect(stateOf(done([add(1, 4)], removed.notes).notes).ownLines).toHaveLength(1)
    expect(
      done([{ ...at(6), kind: 'change-line', line: { id: uuid(1), text: 'x' } }], removed.notes).refused,
    ).toHaveLength(1)
    expect(stateOf(done([add(1, 7, 'tã giấy')], removed.notes).notes).ownLines.map(({ text }) => text)).toEqual([
      'tã giấy',
      'dòng 2',
    ])
    expect(done([{ ...at(6), kind: 'remove-line', id: uuid(3) }], removed.notes).refused).toEqual([])
    // The words of a removed line are not kept.
    expect(JSON.stringify(removed.notes)).not.toContain('tã giấy')
  })

  test('are at most as many as there may be, and can be ticked', () => {
    const full = done(Array.from({ length: MOST_OWN_LINES + 1 }, (_, n) => add(n, 1)))
    expect(full.refused).toMatchObject([{ code: 'too_many_lines' }])
    expect(stateOf(full.notes).ownLines).toHaveLength(MOST_OWN_LINES)
    const ticked = done([{ ...at(2), kind: 'bought', line: uuid(3), bought: true }], full.notes)
    expect(stateOf(ticked.notes).bought).toEqual([{ line: uuid(3), grams: 0 }])
  })

  test('that were removed are forgotten once no device can bring them back', () => {
    const { notes } = done([add(1, 1), { ...at(2), kind: 'remove-line', id: uuid(1) }])
    expect(pruneNotes(notes, list, now).ownLines).toHaveProperty(uuid(1))
    expect(pruneNotes(notes, list, new Date('2027-03-01T00:00:00Z')).ownLines).toEqual({})
  })
})

test('what a kitchen usually has is at home until somebody says otherwise', () => {
  expect(stateOf(NO_NOTES).atHome).toEqual(['m2'])
  const { notes } = done([
    { ...at(1), kind: 'at-home', line: 'm2', atHome: false },
    { ...at(1), kind: 'at-home', line: 'm1', atHome: true },
  ])
  expect(stateOf(notes).atHome).toEqual(['m1'])
})

test('eaters of an entry that was replaced after the operation was made stay as they are', () => {
  const operation = (entryId: number): ListOperation => ({ ...at(20), kind: 'eaters', entryId, eaters: 4 })
  expect(done([operation(7)]).eaters).toEqual(new Map([[7, 4]]))
  expect(done([operation(8)]).eaters).toEqual(new Map())
  expect(done([operation(9)]).refused).toMatchObject([{ code: 'entry_does_not_exist' }])
})
