import { describe, expect, test } from '@jest/globals'
import { type Lane, QueueFull, Turns } from './turns'

const patient = () => new AbortController().signal
const short = (visitor = 'a') => ({ visitor, lane: 'short' as const })
const long = (visitor = 'a') => ({ visitor, lane: 'long' as const })

/** All ask in one moment while the only turn is taken; the names in the order in which they are served. */
async function orderOf(requests: readonly { readonly visitor: string; readonly lane: Lane }[]): Promise<string[]> {
  const turns = new Turns(1, 100)
  const order: string[] = []
  await turns.take(short('holder'), patient())
  const served = requests.map(async (request) => {
    await turns.take(request, patient())
    order.push(`${request.visitor} ${request.lane}`)
    turns.pass(request.lane)
  })
  expect(turns.waiting).toBe(requests.length)
  turns.pass('short')
  await Promise.all(served)
  expect(turns.waiting).toBe(0)
  return order
}

describe('turns', () => {
  test('go round by visitor, each in the order of asking', async () => {
    const order = await orderOf([short('a'), short('a'), short('a'), short('b'), short('c'), short('b')])
    expect(order.map((each) => each.charAt(0)).join('')).toBe('abcaba')
  })

  test('are short before they are long, but long ones are not left waiting', async () => {
    expect(await orderOf([long('a'), long('a'), short('b'), long('c'), short('a')])).toEqual([
      'b short',
      'a short',
      'a long',
      'c long',
      'a long',
    ])
    const crowded = await orderOf([long('a'), ...Array.from({ length: 20 }, (_, number) => short(`v${number}`))])
    expect(crowded.indexOf('a long')).toBeLessThan(10)
  })

  test('are so many at a time', async () => {
    const turns = new Turns(2, 0)
    expect([await turns.take(short(), patient()), await turns.take(short(), patient())]).toEqual([true, true])
    await expect(turns.take(short(), patient())).rejects.toThrow(QueueFull)
    turns.pass('short')
    expect(await turns.take(short(), patient())).toBe(true)
  })

  test('keep one place of several for short ones', async () => {
    const turns = new Turns(2, 10)
    await turns.take(long('a'), patient())
    const second = turns.take(long('b'), patient())
    expect(turns.waiting).toBe(1)
    expect(await turns.take(short('c'), patient())).toBe(true)
    turns.pass('short')
    expect(turns.waiting).toBe(1)
    turns.pass('long')
    expect(await second).toBe(true)
  })

  test('are taken from who has most of them when too many wait', async () => {
    const turns = new Turns(1, 4)
    await turns.take(long('a'), patient())
    const crowd = Array.from({ length: 4 }, () => turns.take(long('a'), patient()))
    await expect(turns.take(long('a'), patient())).rejects.toThrow(QueueFull)
    const other = turns.take(short('b'), patient())
    await expect(crowd[3]).rejects.toThrow(QueueFull)
    expect(turns.waiting).toBe(4)
    turns.pass('long')
    expect(await other).toBe(true)
  })

  test('are given up by who leaves', async () => {
    const turns = new Turns(1, 2)
    await turns.take(short(), patient())
    const leaving = new AbortController()
    const left = turns.take(short(), leaving.signal)
    const stays = turns.take(short(), patient())
    leaving.abort()
    expect(await left).toBe(false)
    turns.pass('short')
    expect(await stays).toBe(true)
    expect(await turns.take(short(), AbortSignal.abort())).toBe(false)
    turns.pass('short')
    expect(await turns.take(short(), patient())).toBe(true)
  })
})
