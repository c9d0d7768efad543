import { expect, test } from '@jest/globals'
import { type CalendarDay, isCalendarDay } from 'shared-contracts/ages'
import type { DishItem, WeekItem } from './list-item'
import { nextDay, occasionInWords, occasionOf } from './occasion'

function day(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new Error(text)
  return text
}
/** A Sunday. */
const today = day('2026-11-22')
const soup: DishItem = { kind: 'dish', title: 'Canh', objectTypeId: 5, dish: { dishId: 4, portion: 1 } }
const week: WeekItem = { kind: 'week', title: 'Tuần', objectTypeId: 5, menuId: 9, days: null }
const child = (fullName: string, objectTypeId: number | null) => ({ fullName, objectTypeId })
const family = (userType: 0 | 3, objectTypeId: number | null, ...children: ReturnType<typeof child>[]) => ({
  userType,
  objectTypeId,
  isNursing: false,
  children,
})

test.each([
  ['2026-11-22', 'N7', '2026-11-22'],
  ['2026-11-22', 'N1', '2026-11-23'],
  ['2026-11-22', 'N6', '2026-11-28'],
  ['2026-11-25', 'N3', '2026-11-25'],
] as const)('on %s the next %s is %s', (from, code, expected) => {
  expect(nextDay(code, day(from))).toBe(expected)
})

test.each([
  ['nobody is known', null, undefined],
  ['the child of its object type', family(0, 2, child('Bé Na', 5), child('Bé Tí', 8)), 'Bé Na'],
  ['both children', family(0, 2, child('Bé Na', 5), child('Bé Tí', 5)), 'Bé Na, Bé Tí'],
  ['the mother', family(0, 5), 'Mẹ'],
  ['a carer’s own object type means nothing', family(3, 5), undefined],
])('for whom: %s', (_, whose, expected) => {
  expect(occasionOf(soup, whose, today).forWhom).toBe(expected)
})

test('when: the next such day, a week from the next Monday, nothing where the item is for any day', () => {
  expect(occasionOf({ ...soup, dayCode: 'N3' }, null, today)).toEqual({ plannedFor: '2026-11-25', eaters: 1 })
  expect(occasionOf(week, null, today).plannedFor).toBe('2026-11-23')
  expect(occasionOf({ ...week, plannedFor: null }, null, today)).toEqual({ eaters: 1 })
  expect(occasionOf(soup, null, today)).toEqual({ eaters: 1 })
})

test('what the page states counts', () => {
  const stated = { ...soup, forWhom: 'Bố', plannedFor: '2026-12-24', eaters: 3 }
  expect(occasionOf(stated, family(0, 5), today)).toEqual({ forWhom: 'Bố', plannedFor: '2026-12-24', eaters: 3 })
})

test('in words, as they follow a title', () => {
  expect(occasionInWords({ forWhom: 'Bé Na', plannedFor: '2026-11-23' })).toBe(' cho Bé Na (Thứ hai 23/11)')
  expect(occasionInWords({})).toBe('')
})
