import { expect, jest, test } from '@jest/globals'
import { createEventBus } from './create-event-bus'
import { ownedBus } from './owned-bus'
import './testing/own-topics'

const units = ['shell', 'menus', 'health', 'surveys'].map((name) => ({ name }))

function start({ strict }: { readonly strict?: boolean } = {}) {
  const bus = createEventBus({ onError: () => {} })
  const heard: unknown[] = []
  const refused: string[] = []
  const topics = ['session/changed', 'cart/changed', 'classes/changed', 'menus/week-shown', 'weather/changed'] as const
  for (const topic of topics) bus.subscribe(topic, () => heard.push(topic))
  const of = (unit: string) =>
    ownedBus(bus, unit, { units, strict, onRefused: ({ message }) => refused.push(`${unit}: ${message}`) })
  return { bus, heard, refused, of }
}

test('a topic is published by its owner alone', () => {
  const { of, heard, refused } = start({ strict: false })
  of('surveys').publish('classes/changed', { classId: 1, registered: true })
  of('shell').publish('session/changed', { signedIn: false, userId: null })
  expect([heard, refused]).toEqual([['classes/changed', 'session/changed'], []])
  of('menus').publish('classes/changed', { classId: 1, registered: true })
  of('menus').publish('session/changed', { signedIn: true, userId: 1 })
  expect(heard).toHaveLength(2)
  expect(refused).toEqual([
    'menus: classes/changed is published by surveys alone',
    'menus: session/changed is published by shell alone',
  ])
})

test('while developing, as in tests, what is refused throws as well', () => {
  const { of, heard, refused } = start()
  const publish = () => of('health').publish('classes/changed', { classId: 1, registered: true })
  expect(publish).toThrow('classes/changed is published by surveys alone')
  expect([heard, refused.length]).toEqual([[], 1])
})

test("an older release's own publishing of what the shell owns today goes on, from the units that did it", () => {
  const { of, heard } = start()
  of('menus').publish('cart/changed', { numberOfCarts: 1 })
  expect(heard).toEqual(['cart/changed'])
  expect(() => of('surveys').publish('cart/changed', { numberOfCarts: 1 })).toThrow('published by shell alone')
})

test("a section's own topic belongs to it, and one that only newer releases know is let through", () => {
  const { of, heard, refused } = start({ strict: false })
  of('menus').publish('menus/week-shown', { week: 1 })
  of('health').publish('weather/changed', { warm: true })
  of('health').publish('menus/week-shown', { week: 2 })
  expect(heard).toEqual(['menus/week-shown', 'weather/changed'])
  expect(refused).toEqual(['health: menus/week-shown is published by menus alone'])
})

test('everybody hears everything', () => {
  const { of } = start()
  const heard = jest.fn()
  of('health').subscribe('menus/week-shown', heard)
  of('surveys').streamOf('menus/week-shown').subscribe(heard)
  of('menus').publish('menus/week-shown', { week: 1 })
  expect(heard.mock.calls).toEqual([[{ week: 1 }], [{ week: 1 }]])
})
