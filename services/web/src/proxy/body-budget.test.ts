import { expect, test } from '@jest/globals'
import { BodyBudget } from './body-budget'

test('neither one visitor nor all together have more bytes on their way than they may', () => {
  const budget = new BodyBudget({ ofVisitor: 10, ofAll: 15 })
  const first = budget.take('a', 6)
  expect(budget.take('a', 5)).toBeNull()
  const second = budget.take('a', 4)
  expect(budget.take('b', 6)).toBeNull()
  expect(budget.take('b', 5)).not.toBeNull()
  first?.()
  expect(budget.take('a', 7)).toBeNull()
  expect(budget.take('a', 6)).not.toBeNull()
  second?.()
  expect(budget.take('c', 5)).toBeNull()
  expect(budget.take('c', 4)).not.toBeNull()
})
