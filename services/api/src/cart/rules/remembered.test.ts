import { expect, test } from '@jest/globals'
import { remembered } from './remembered'

test('computes once for each key of one revision, and forgets the oldest', () => {
  const made: string[] = []
  const of = remembered<string>(2)
  const first = {}
  const ask = (facts: object, key: string) =>
    of(facts, key, () => {
      made.push(key)
      return `${key}!`
    })
  expect([ask(first, 'a'), ask(first, 'a'), ask(first, 'b'), ask({}, 'a')]).toEqual(['a!', 'a!', 'b!', 'a!'])
  expect(made).toEqual(['a', 'b', 'a'])
  ask(first, 'c')
  ask(first, 'b')
  ask(first, 'a')
  expect(made).toEqual(['a', 'b', 'a', 'c', 'a'])
})
