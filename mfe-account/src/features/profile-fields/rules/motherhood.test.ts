import { expect, test } from '@jest/globals'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { FieldMessages } from 'shared-frame/forms'
import type { ChildValues } from './children'
import {
  childrenOfUserType,
  emptyMotherhood,
  type MotherhoodValues,
  motherhoodMessages,
  motherhoodOnWire,
} from './motherhood'

const REQUIRED = 'Vui lòng chọn thông tin'
const day = (text: string): CalendarDay => {
  const parsed = parseCalendarDay(text)
  if (!parsed) throw new Error(text)
  return parsed
}
const today = day('2026-11-21')
const na: ChildValues = { id: null, fullName: ' Na ', dayOfBirth: day('2024-09-05'), gender: 1 }
const told = (messages: FieldMessages) =>
  Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== null))

const pregnant: MotherhoodValues = { ...emptyMotherhood, userType: 0, pregnancyWeeks: 12, pregnancyDayInWeek: 3 }
const both: MotherhoodValues = { ...pregnant, userType: 1, motherStatus: 1, children: [na] }
const carer: MotherhoodValues = { ...both, userType: 3, babysitterRelationshipId: 2 }

test.each<[string, MotherhoodValues, FieldMessages]>([
  ['no type', emptyMotherhood, { userType: REQUIRED }],
  ['weeks not known', { ...pregnant, pregnancyWeeks: null, pregnancyDayInWeek: null }, {}],
  ['days without weeks', { ...pregnant, pregnancyWeeks: null }, { pregnancyWeeks: REQUIRED }],
  ['week 0', { ...pregnant, pregnancyWeeks: 0 }, { pregnancyWeeks: 'Tuổi thai từ 1 đến 40 tuần.' }],
  ['week 1', { ...pregnant, pregnancyWeeks: 1 }, {}],
  ['week 40', { ...pregnant, pregnancyWeeks: 40 }, {}],
  ['week 41', { ...pregnant, pregnancyWeeks: 41 }, { pregnancyWeeks: 'Tuổi thai từ 1 đến 40 tuần.' }],
  ['day 6', { ...pregnant, pregnancyDayInWeek: 6 }, {}],
  ['day 7', { ...pregnant, pregnancyDayInWeek: 7 }, { pregnancyDayInWeek: 'Số ngày lẻ từ 0 đến 6.' }],
  ['no status', { ...both, motherStatus: null }, { motherStatus: REQUIRED }],
  ['no child', { ...carer, children: [] }, { children: REQUIRED }],
  ['weeks of a mother who nurses', { ...both, motherStatus: 2, pregnancyWeeks: 41 }, {}],
])('%s', (_, values, messages) => {
  expect(told(motherhoodMessages(values, today))).toEqual(messages)
})

test('choosing to care for children asks for the first one', () => {
  expect(childrenOfUserType(pregnant.children, 3)).toHaveLength(1)
  expect(childrenOfUserType(both.children, 0)).toEqual([na])
  expect(childrenOfUserType([na, na, na], 3)).toEqual([na, na, na])
})

test('the wire gets what the type has use for', () => {
  const weeks = { pregnancyWeeks: 12, pregnancyDayInWeek: 3 }
  const children = [{ fullName: 'Na', dayOfBirth: '2024-09-05', gender: 1 }]
  expect(motherhoodOnWire({ ...both, userType: 0 })).toEqual({ userType: 0, motherStatus: 1, ...weeks })
  expect(motherhoodOnWire({ ...both, pregnancyDayInWeek: null })).toEqual({
    userType: 1,
    motherStatus: 1,
    pregnancyWeeks: 12,
    pregnancyDayInWeek: 0,
    children,
  })
  expect(motherhoodOnWire({ ...both, motherStatus: 2 })).toEqual({ userType: 1, motherStatus: 2, children })
  expect(motherhoodOnWire(carer)).toEqual({ userType: 3, babysitterRelationshipId: 2, children })
})
