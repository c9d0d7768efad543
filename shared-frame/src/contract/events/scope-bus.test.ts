import { describe, expect, jest, test } from '@jest/globals'
import { createEventBus } from './create-event-bus'
import type { EventBus } from './event-bus'
import { scopeBus } from './scope-bus'

const quiet = { onError: () => {} }

describe('scopeBus', () => {
  test('ends all subscriptions of the scope and no others', () => {
    const bus = createEventBus(quiet)
    const scope = scopeBus(bus)
    const inside = jest.fn()
    const outside = jest.fn()
    scope.subscribe('cart/changed', inside)
    scope.subscribe('classes/changed', inside)
    bus.subscribe('cart/changed', outside)
    bus.publish('cart/changed', { numberOfCarts: 1 })
    scope.end()
    scope.end()
    bus.publish('cart/changed', { numberOfCarts: 2 })
    bus.publish('classes/changed', { classId: 1, registered: true })
    expect(inside).toHaveBeenCalledTimes(1)
    expect(outside).toHaveBeenCalledTimes(2)
  })

  test('after its end it still publishes but subscribes to nothing', () => {
    const bus = createEventBus(quiet)
    const scope = scopeBus(bus)
    const late = jest.fn()
    const outside = jest.fn()
    bus.subscribe('cart/changed', outside)
    scope.end()
    const leave = scope.subscribe('cart/changed', late)
    scope.publish('cart/changed', { numberOfCarts: 1 })
    leave()
    expect(late).not.toHaveBeenCalled()
    expect(outside).toHaveBeenCalledTimes(1)
  })

  test('may end from within a handler', () => {
    const bus = createEventBus(quiet)
    const scope = scopeBus(bus)
    const neighbour = jest.fn()
    scope.subscribe('cart/changed', () => scope.end())
    scope.subscribe('cart/changed', neighbour)
    bus.publish('cart/changed', { numberOfCarts: 1 })
    bus.publish('cart/changed', { numberOfCarts: 2 })
    expect(neighbour).not.toHaveBeenCalled()
  })

  test('leaving one subscription releases it from the underlying bus once', () => {
    const release = jest.fn()
    const scope = scopeBus({ ...createEventBus(quiet), subscribe: () => release })
    const leave = scope.subscribe('cart/changed', () => {})
    leave()
    scope.end()
    expect(release).toHaveBeenCalledTimes(1)
  })

  test('its end completes its streams, those too that begin later, and no others', () => {
    const bus = createEventBus(quiet)
    const scope = scopeBus(bus)
    const heard: string[] = []
    const listen = (name: string, to: EventBus) =>
      to.streamOf('cart/changed').subscribe({
        next: ({ numberOfCarts }) => heard.push(`${name} ${numberOfCarts}`),
        complete: () => heard.push(`${name} is complete`),
      })
    listen('inside', scope)
    listen('outside', bus)
    bus.publish('cart/changed', { numberOfCarts: 1 })
    scope.end()
    bus.publish('cart/changed', { numberOfCarts: 2 })
    listen('late', scope)
    expect(heard).toEqual(['inside 1', 'outside 1', 'inside is complete', 'outside 2', 'late is complete'])
  })

  test('a stream that is left leaves nothing behind, in the bus or in the scope', () => {
    const bus = createEventBus(quiet)
    const scope = scopeBus(bus)
    const heard: number[] = []
    const complete = jest.fn()
    const left = scope.streamOf('cart/changed').subscribe({ next: (fact) => heard.push(fact.numberOfCarts), complete })
    bus.publish('cart/changed', { numberOfCarts: 1 })
    left.unsubscribe()
    bus.publish('cart/changed', { numberOfCarts: 2 })
    scope.end()
    expect(heard).toEqual([1])
    expect(complete).not.toHaveBeenCalled()
  })
})
