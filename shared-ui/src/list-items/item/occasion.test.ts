import { expect, test } from '@jest/globals'
import { addDays, type CalendarDay, isCalendarDay, type UserType } from 'shared-contracts/ages'
import type { FamilyProfile } from 'shared-contracts/family'
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
const forMothers: DishItem = { ...soup, objectTypeId: 4 }
const child = (fullName: string, days: number) => ({ id: days, fullName, dayOfBirth: addDays(today, -days) })
const profile = (userType: UserType, ...children: ReturnType<typeof child>[]): FamilyProfile => ({
  userType,
  isNursing: false,
  pregnancyWeeks: null,
  pregnancyDayInWeek: null,
  children,
})
const nursing = (userType: UserType) => ({ ...profile(userType), isNursing: true })

test.each([
  ['2026-11-22', 'N7', '2026-11-22'],
  ['2026-11-22', 'N1', '2026-11-23'],
  ['2026-11-22', 'N6', '2026-11-28'],
  ['2026-11-25', 'N3', '2026-11-25'],
] as const)('on %s the next %s is %s', (from, code, expected) => {
  expect(nextDay(code, day(from))).toBe(expected)
})

test.each([
  ['nobody is known', soup, null, undefined],
  ['the child of its object type', soup, profile(1, child('Bé Na', 200), child('Bé Tí', 600)), 'Bé Na'],
  ['both children', soup, profile(1, child('Bé Na', 200), child('Bé Tí', 210)), 'Bé Na, Bé Tí'],
  ['a child without a name', soup, profile(3, child('Bé Na', 600), child('', 200)), 'Bé thứ 2'],
  ['the mother', forMothers, nursing(1), 'Mẹ'],
  ['a mother past her term', forMothers, { ...profile(0), pregnancyWeeks: 42 }, 'Mẹ'],
  ['a mother who told nothing of herself', forMothers, profile(0), undefined],
  ['a carer', forMothers, profile(3), undefined],
  ['staff are no mothers', { ...soup, objectTypeId: 11 }, profile(2), undefined],
])('for whom: %s', (_, item, whose, expected) => {
  expect(occasionOf(item, whose, today).forWhom).toBe(expected)
})

test('when: the next such day, a week from the next Monday, nothing where the item is for any day', () => {
  expect(occasionOf({ ...soup, dayCode: 'N3' }, null, today)).toEqual({ plannedFor: '2026-11-25', eaters: 1 })
  expect(occasionOf(week, null, today).plannedFor).toBe('2026-11-23')
  expect(occasionOf({ ...week, plannedFor: null }, null, today)).toEqual({ eaters: 1 })
  expect(occasionOf(soup, null, today)).toEqual({ eaters: 1 })
})

test('what the page states counts', () => {
  const stated = { ...soup, forWhom: 'Bố', plannedFor: '2026-12-24', eaters: 3 }
  expect(occasionOf(stated, nursing(1), today)).toEqual({ forWhom: 'Bố', plannedFor: '2026-12-24', eaters: 3 })
})

test('in words, as they follow a title', () => {
  expect(occasionInWords({ forWhom: 'Bé Na', plannedFor: '2026-11-23' })).toBe(' cho Bé Na (Thứ hai 23/11)')
  expect(occasionInWords({})).toBe('')
})
