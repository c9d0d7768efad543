import { expect, test } from '@jest/globals'
import { type OpenCall, VisitorTurns } from './visitor-turns'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Which of these calls have had their turn. */
async function inTurn(calls: readonly (OpenCall | null)[]): Promise<boolean[]> {
  const had = calls.map(() => false)
  calls.forEach((call, index) => {
    void call?.turn().then(() => {
      had[index] = true
    })
  })
  await settled()
  return had
}

test('so many calls of a visitor run at once; the others follow in the order they came', async () => {
  const turns = new VisitorTurns({ atOnce: 2, open: 4 })
  const calls = Array.from({ length: 4 }, () => turns.open('a'))
  const had = await inTurn(calls)
  expect(had).toEqual([true, true, false, false])
  calls[1]?.end()
  await settled()
  expect(had).toEqual([true, true, true, false])
})

test('beyond the open calls a visitor is refused, others are not', () => {
  const turns = new VisitorTurns({ atOnce: 1, open: 2 })
  const [first] = [turns.open('a'), turns.open('a')]
  expect(turns.open('a')).toBeNull()
  expect(turns.open('b')).not.toBeNull()
  first?.end()
  first?.end()
  expect(turns.open('a')).not.toBeNull()
  expect(turns.open('a')).toBeNull()
})

test('who leaves while waiting, or before, gives the place away and is forgotten', async () => {
  const turns = new VisitorTurns({ atOnce: 1, open: 9 })
  const [running, left, last, unread] = Array.from({ length: 4 }, () => turns.open('a'))
  const had = await inTurn([running ?? null, left ?? null, last ?? null])
  left?.end()
  unread?.end()
  running?.end()
  await settled()
  expect(had).toEqual([true, false, true])
  expect(turns.visitors).toBe(1)
  last?.end()
  expect(turns.visitors).toBe(0)
})
