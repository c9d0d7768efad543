import { expect, test } from '@jest/globals'
import { blankClass, classProblems, draftOf, valuesOf } from './class-draft'

const opened = { id: 5, revision: 3 }
const draft = {
  ...{ title: 'Nấu cháo', summary: '', illustration: 'chao', place: 'Bếp', provinceId: 1, seats: 20, content: '## A' },
  // 00:30 of 1 December by the clock in Viet Nam.
  startAt: '2026-11-30T17:30:00.000Z',
  endAt: '2026-11-30T19:00:00.000Z',
}

test('a class comes back from its form as it went in', () => {
  const values = valuesOf({ ...opened, draft })
  expect(values.draft).toMatchObject({ day: '2026-12-01', startAt: '00:30', endAt: '02:00' })
  expect([values.opened, draftOf(values)]).toEqual([opened, draft])
  expect(Object.values(classProblems(values)).every((problem) => problem === null)).toBe(true)
})

test('every wrong field says so', () => {
  const wrong = (given: object) =>
    Object.entries(classProblems({ opened, draft: { ...valuesOf({ ...opened, draft }).draft, ...given } }))
      .filter(([, problem]) => problem !== null)
      .map(([field]) => field)
  expect(wrong({ endAt: '00:30' })).toEqual(['draft.endAt'])
  expect(wrong({ seats: 0 })).toEqual(['draft.seats'])
  expect(wrong({ seats: 2.5 })).toEqual(['draft.seats'])
  expect(wrong({ startAt: 'x', endAt: '' })).toEqual(['draft.startAt', 'draft.endAt'])
  expect(wrong(blankClass.draft)).toEqual(['draft.title', 'draft.day', 'draft.place'])
})
