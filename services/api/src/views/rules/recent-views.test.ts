import { expect, test } from '@jest/globals'
import { createRecentViews } from './recent-views'

test('a user counts once a day for an item', () => {
  const views = createRecentViews()
  expect(views.isNew(1, 'menu 5', '2026-11-21')).toBe(true)
  expect(views.isNew(1, 'menu 5', '2026-11-21')).toBe(false)
  expect(views.isNew(1, 'article 5', '2026-11-21')).toBe(true)
  expect(views.isNew(2, 'menu 5', '2026-11-21')).toBe(true)
  expect(views.isNew(1, 'menu 5', '2026-11-22')).toBe(true)
})

test('a script that views at everything stops counting, others go on', () => {
  const views = createRecentViews(2)
  expect(['a', 'b', 'c'].map((item) => views.isNew(1, item, '2026-11-21'))).toEqual([true, true, false])
  expect(views.isNew(2, 'c', '2026-11-21')).toBe(true)
})

test('memory is bounded', () => {
  const views = createRecentViews(10, 2)
  for (const item of ['a', 'b', 'c']) views.isNew(1, item, '2026-11-21')
  expect(views.isNew(1, 'a', '2026-11-21')).toBe(true)
})
