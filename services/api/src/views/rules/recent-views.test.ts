import { expect, test } from '@jest/globals'
import { createCountedLooks } from './recent-views'

test('a user counts once a day for an item', () => {
  const looks = createCountedLooks()
  expect(looks.isNew(1, 'menu 5', '2026-11-21')).toBe(true)
  expect(looks.isNew(1, 'menu 5', '2026-11-21')).toBe(false)
  expect(looks.isNew(1, 'article 5', '2026-11-21')).toBe(true)
  expect(looks.isNew(2, 'menu 5', '2026-11-21')).toBe(true)
  expect(looks.isNew(1, 'menu 5', '2026-11-22')).toBe(true)
})

test('a script that looks at everything stops counting, others go on', () => {
  const looks = createCountedLooks(2)
  expect(['a', 'b', 'c'].map((item) => looks.isNew(1, item, '2026-11-21'))).toEqual([true, true, false])
  expect(looks.isNew(2, 'c', '2026-11-21')).toBe(true)
})

test('memory is bounded', () => {
  const looks = createCountedLooks(10, 2)
  for (const item of ['a', 'b', 'c']) looks.isNew(1, item, '2026-11-21')
  expect(looks.isNew(1, 'a', '2026-11-21')).toBe(true)
})
