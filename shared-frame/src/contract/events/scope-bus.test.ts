import { describe, expect, jest, test } from '@jest/globals'
import { createEventBus } from './create-event-bus'
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
    const scope = scopeBus({ publish: () => {}, subscribe: () => release })
    const leave = scope.subscribe('cart/changed', () => {})
    leave()
    scope.end()
    expect(release).toHaveBeenCalledTimes(1)
  })
})
