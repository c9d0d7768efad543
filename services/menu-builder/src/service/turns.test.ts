import { describe, expect, test } from '@jest/globals'
import { QueueFull, Turns } from './turns'

const patient = () => new AbortController().signal

describe('turns', () => {
  test('come in the order of asking', async () => {
    const turns = new Turns(1, 10)
    const order: number[] = []
    await turns.take(patient())
    const served = Array.from({ length: 5 }, async (_, number) => {
      await turns.take(patient())
      order.push(number)
      turns.pass()
    })
    expect(turns.waiting).toBe(5)
    turns.pass()
    await Promise.all(served)
    expect(order).toEqual([0, 1, 2, 3, 4])
    expect(turns.waiting).toBe(0)
  })

  test('are so many at a time', async () => {
    const turns = new Turns(2, 0)
    expect([await turns.take(patient()), await turns.take(patient())]).toEqual([true, true])
    await expect(turns.take(patient())).rejects.toThrow(QueueFull)
    turns.pass()
    expect(await turns.take(patient())).toBe(true)
  })

  test('are given up by who leaves', async () => {
    const turns = new Turns(1, 2)
    await turns.take(patient())
    const leaving = new AbortController()
    const left = turns.take(leaving.signal)
    const stays = turns.take(patient())
    leaving.abort()
    expect(await left).toBe(false)
    turns.pass()
    expect(await stays).toBe(true)
    expect(await turns.take(AbortSignal.abort())).toBe(false)
    turns.pass()
    expect(await turns.take(patient())).toBe(true)
  })
})
