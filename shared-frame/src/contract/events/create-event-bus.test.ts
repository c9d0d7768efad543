import { describe, expect, jest, test } from '@jest/globals'
import { createEventBus } from './create-event-bus'
import type { EventBus } from './event-bus'
import './testing/own-topics'

function quietBus(): { bus: EventBus; onError: jest.Mock } {
  const onError = jest.fn()
  return { bus: createEventBus({ onError }), onError }
}

describe('createEventBus', () => {
  test('hands a fact to the subscribers of its topic alone', () => {
    const { bus } = quietBus()
    const cart = jest.fn()
    const classes = jest.fn()
    bus.subscribe('cart/changed', cart)
    bus.subscribe('classes/changed', classes)
    bus.publish('cart/changed', { numberOfCarts: 3 })
    expect(cart.mock.calls).toEqual([[{ numberOfCarts: 3 }]])
    expect(classes).not.toHaveBeenCalled()
  })

  test('hands nothing to those who came late or left', () => {
    const { bus } = quietBus()
    const early = jest.fn()
    const late = jest.fn()
    const leave = bus.subscribe('cart/changed', early)
    bus.publish('cart/changed', { numberOfCarts: 1 })
    bus.subscribe('cart/changed', late)
    leave()
    leave()
    bus.publish('cart/changed', { numberOfCarts: 2 })
    expect(early.mock.calls).toEqual([[{ numberOfCarts: 1 }]])
    expect(late.mock.calls).toEqual([[{ numberOfCarts: 2 }]])
  })

  test('a throwing handler disturbs neither the publisher nor other handlers, nor its own next fact', () => {
    const { bus, onError } = quietBus()
    const broken = new Error('broken')
    const before = jest.fn()
    const after = jest.fn()
    bus.subscribe('cart/changed', before)
    const throwing = jest.fn(() => {
      throw broken
    })
    bus.subscribe('cart/changed', throwing)
    bus.subscribe('cart/changed', after)
    bus.publish('cart/changed', { numberOfCarts: 1 })
    bus.publish('cart/changed', { numberOfCarts: 2 })
    expect(before).toHaveBeenCalledTimes(2)
    expect(throwing).toHaveBeenCalledTimes(2)
    expect(after).toHaveBeenCalledTimes(2)
    expect(onError.mock.calls).toEqual([
      [broken, 'cart/changed'],
      [broken, 'cart/changed'],
    ])
  })

  test('facts published from within a handler are heard by all in the same order', () => {
    const { bus } = quietBus()
    const heard: string[] = []
    bus.subscribe('cart/changed', ({ numberOfCarts }) => {
      heard.push(`first ${numberOfCarts}`)
      if (numberOfCarts < 2) bus.publish('cart/changed', { numberOfCarts: numberOfCarts + 1 })
    })
    bus.subscribe('cart/changed', ({ numberOfCarts }) => heard.push(`second ${numberOfCarts}`))
    bus.publish('cart/changed', { numberOfCarts: 1 })
    expect(heard).toEqual(['first 1', 'second 1', 'first 2', 'second 2'])
  })

  test('subscribing and leaving from within a handler are safe', () => {
    const { bus } = quietBus()
    const joined = jest.fn()
    const neighbour = jest.fn()
    const leave = bus.subscribe('classes/changed', () => {
      leave()
      bus.subscribe('classes/changed', joined)
    })
    bus.subscribe('classes/changed', neighbour)
    bus.publish('classes/changed', { classId: 1, registered: true })
    expect(joined).not.toHaveBeenCalled()
    bus.publish('classes/changed', { classId: 2, registered: true })
    expect(joined.mock.calls).toEqual([[{ classId: 2, registered: true }]])
    expect(neighbour).toHaveBeenCalledTimes(2)
  })

  test('goes on after an error reporter that throws', () => {
    const heard = jest.fn()
    const bus = createEventBus({
      onError: () => {
        throw new Error('reporter')
      },
    })
    jest.useFakeTimers()
    try {
      bus.subscribe('classes/changed', () => {
        throw new Error('handler')
      })
      bus.subscribe('classes/changed', heard)
      bus.publish('classes/changed', { classId: 1, registered: true })
      bus.publish('classes/changed', { classId: 2, registered: true })
      expect(heard).toHaveBeenCalledTimes(2)
      // RxJS reports it to the host in a task of its own.
      expect(() => jest.runAllTimers()).toThrow('reporter')
    } finally {
      jest.useRealTimers()
    }
  })
})

describe('streams', () => {
  test('say the topics whose last fact a late subscriber hears, and no others', () => {
    const { bus } = quietBus()
    bus.publish('session/changed', { signedIn: true, userId: 7 })
    bus.publish('cart/changed', { numberOfCarts: 1 })
    bus.publish('cart/changed', { numberOfCarts: 2 })
    bus.publish('navigation/finished', { path: '/thuc-don', unit: 'menus' })
    bus.publish('classes/changed', { classId: 1, registered: true })
    const heard: unknown[] = []
    for (const topic of ['session/changed', 'cart/changed', 'navigation/finished', 'classes/changed'] as const)
      bus.streamOf(topic).subscribe((fact) => heard.push([topic, fact]))
    expect(heard).toEqual([
      ['session/changed', { signedIn: true, userId: 7 }],
      ['cart/changed', { numberOfCarts: 2 }],
      ['navigation/finished', { path: '/thuc-don', unit: 'menus' }],
    ])
    bus.publish('cart/changed', { numberOfCarts: 3 })
    bus.publish('classes/changed', { classId: 2, registered: true })
    expect(heard.slice(3)).toEqual([
      ['cart/changed', { numberOfCarts: 3 }],
      ['classes/changed', { classId: 2, registered: true }],
    ])
  })

  test("forget one visitor's cart when another session begins", () => {
    const { bus } = quietBus()
    const heard: unknown[] = []
    bus.publish('navigation/finished', { path: '/', unit: 'shell' })
    bus.publish('cart/changed', { numberOfCarts: 5 })
    bus.publish('session/changed', { signedIn: false, userId: null })
    for (const topic of ['cart/changed', 'navigation/finished'] as const)
      bus.streamOf(topic).subscribe((fact) => heard.push(fact))
    expect(heard).toEqual([{ path: '/', unit: 'shell' }])
  })

  test('hear facts in the order of all, those too that are told from within the repeated one', () => {
    const { bus } = quietBus()
    const heard: string[] = []
    bus.publish('cart/changed', { numberOfCarts: 1 })
    bus.subscribe('cart/changed', ({ numberOfCarts }) => heard.push(`early ${numberOfCarts}`))
    bus.streamOf('cart/changed').subscribe(({ numberOfCarts }) => {
      heard.push(`late ${numberOfCarts}`)
      if (numberOfCarts < 2) bus.publish('cart/changed', { numberOfCarts: numberOfCarts + 1 })
    })
    expect(heard).toEqual(['late 1', 'early 2', 'late 2'])
  })

  test('whoever comes while a fact is told hears it once', () => {
    const { bus } = quietBus()
    const heard: number[] = []
    const leave = bus.subscribe('cart/changed', () => {
      leave()
      bus.streamOf('cart/changed').subscribe(({ numberOfCarts }) => heard.push(numberOfCarts))
    })
    bus.publish('cart/changed', { numberOfCarts: 1 })
    expect(heard).toEqual([1])
    bus.publish('cart/changed', { numberOfCarts: 2 })
    expect(heard).toEqual([1, 2])
  })

  test('one that throws, and one that left, disturb nobody', () => {
    jest.useFakeTimers()
    try {
      const { bus } = quietBus()
      const heard = jest.fn()
      bus.streamOf('cart/changed').subscribe(() => {
        throw new Error('broken')
      })
      bus.streamOf('cart/changed').subscribe(heard)
      bus.subscribe('cart/changed', heard)
      const left = jest.fn()
      bus.streamOf('cart/changed').subscribe(left).unsubscribe()
      bus.publish('cart/changed', { numberOfCarts: 1 })
      expect([heard.mock.calls.length, left.mock.calls.length]).toEqual([2, 0])
      // RxJS hands it to the window in a task of its own, where it is counted as any other error.
      expect(() => jest.runAllTimers()).toThrow('broken')
    } finally {
      jest.useRealTimers()
    }
  })
})

test('a topic that nobody here knows is carried as any other', () => {
  const { bus } = quietBus()
  const heard = jest.fn()
  bus.subscribe('menus/week-shown', heard)
  bus.publish('menus/week-shown', { week: 3 })
  bus.streamOf('menus/week-shown').subscribe(heard)
  bus.publish('menus/week-shown', { week: 4 })
  expect(heard.mock.calls).toEqual([[{ week: 3 }], [{ week: 4 }], [{ week: 4 }]])
})
