import { expect, test } from '@jest/globals'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { validationMessages } from 'shared-contracts/validation'
import type { FieldMessages } from 'shared-frame/forms'
import { type ChildValues, childrenMessages, childrenOnWire, lostBelow, withCount } from './children'

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

test.each([
  [[], 1, 1],
  [[na], 3, 3],
  [[na, na, na], 1, 1],
  [[na], 9, 5],
  [[na], 0, 0],
  [
    [
      { ...na, id: 1 },
      { ...na, id: 2 },
    ],
    1,
    2,
  ],
])('%# asked for some', (children, count, left) => {
  expect(withCount(children, count)).toHaveLength(left)
})

test('what was typed of the first ones stays', () => {
  expect(withCount([na], 2)).toEqual([na, { id: null, fullName: '', dayOfBirth: null, gender: null }])
})

test.each([
  [[], { children: REQUIRED }],
  [[na], {}],
  [
    [na, { ...na, dayOfBirth: null, gender: null }],
    { 'children.1.dayOfBirth': REQUIRED, 'children.1.gender': REQUIRED },
  ],
  [[{ ...na, dayOfBirth: day('2026-11-22') }], { 'children.0.dayOfBirth': 'Ngày sinh không thể ở sau hôm nay.' }],
  [
    [{ ...na, dayOfBirth: day('2019-01-01') }],
    {
      'children.0.dayOfBirth': 'Chương trình theo dõi trẻ dưới 5 tuổi. Bạn kiểm tra lại ngày sinh của bé nhé.',
    },
  ],
])('%# has these messages', (children, messages) => {
  expect(told(childrenMessages(children, today))).toEqual(messages)
})

test('on the wire, new and known', () => {
  expect(childrenOnWire([na, { ...na, id: 4 }])).toEqual([
    { fullName: 'Na', dayOfBirth: '2024-09-05', gender: 1 },
    { id: 4, fullName: 'Na', dayOfBirth: '2024-09-05', gender: 1 },
  ])
})

test.each<[string, readonly ChildValues[], number, number]>([
  ['one of two children that were told of', [na, na], 1, 1],
  ['one that nothing was typed of', [na, { id: null, fullName: '', dayOfBirth: null, gender: null }], 1, 0],
  [
    'saved ones never go',
    [
      { ...na, id: 1 },
      { ...na, id: 2 },
    ],
    1,
    0,
  ],
  ['more children', [na], 2, 0],
])('what a smaller number would lose: %s', (_, children, count, lost) => {
  expect(lostBelow(children, count)).toBe(lost)
})

test('a saved child that outgrew the programme stays as it is', () => {
  const grown: ChildValues = { id: 5, fullName: 'Bin', dayOfBirth: day('2019-05-05'), gender: 0 }
  const saved = [{ id: 5, fullName: 'Bin', dayOfBirth: '2019-05-05' }]
  expect(told(childrenMessages([grown], today, saved))).toEqual({})
  expect(told(childrenMessages([{ ...grown, dayOfBirth: day('2019-05-06') }], today, saved))).toEqual({
    'children.0.dayOfBirth': expect.any(String),
  })
})

test('a child that is like another one is asked for a name, at the name', () => {
  const child: ChildValues = { id: 5, fullName: 'Bin', dayOfBirth: day('2024-05-05'), gender: 0 }
  const saved = [{ id: 5, fullName: 'Bin', dayOfBirth: '2024-05-05' }]
  expect(told(childrenMessages([child, { ...child, id: null, fullName: 'bin' }], today, saved))).toEqual({
    'children.1.fullName': validationMessages.childrenAlike,
  })
})
