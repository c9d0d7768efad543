import { expect, test } from '@jest/globals'
import { differingFields } from '../../../kit/saving'
import { blankClass, classInWords, classProblems, draftOf, wireDraftOf } from './class-draft'

const draft = {
  ...{ title: 'Nấu cháo', summary: '', illustration: 'chao', place: 'Bếp', provinceId: 1, seats: 20, content: '## A' },
  // 00:30 of 1 December by the clock in Viet Nam.
  startAt: '2026-11-30T17:30:00.000Z',
  endAt: '2026-11-30T19:00:00.000Z',
}

test('a class comes back from its form as it went in', () => {
  const written = draftOf(draft)
  expect(written).toMatchObject({ day: '2026-12-01', startAt: '00:30', endAt: '02:00' })
  expect(wireDraftOf(written)).toEqual(draft)
  expect(Object.values(classProblems(written)).every((problem) => problem === null)).toBe(true)
})

test('every wrong field says so', () => {
  const wrong = (given: object) =>
    Object.entries(classProblems({ ...draftOf(draft), ...given }))
      .filter(([, problem]) => problem !== null)
      .map(([field]) => field)
  expect(wrong({ endAt: '00:30' })).toEqual(['draft.endAt'])
  expect(wrong({ seats: 0 })).toEqual(['draft.seats'])
  expect(wrong({ seats: 2.5 })).toEqual(['draft.seats'])
  expect(wrong({ startAt: 'x', endAt: '' })).toEqual(['draft.startAt', 'draft.endAt'])
  expect(wrong(blankClass)).toEqual(['draft.title', 'draft.day', 'draft.place'])
})

test('what another editor wrote is compared in the words of the form', () => {
  const theirs = draftOf({ ...draft, illustration: 'bot', seats: 30, startAt: '2026-12-01T17:30:00.000Z' })
  expect(differingFields(classInWords(draftOf(draft)), classInWords(theirs))).toEqual([
    { field: 'Ngày học', theirs: 'thứ tư, 02/12/2026' },
    { field: 'Số chỗ', theirs: '30' },
    { field: 'Hình vẽ', theirs: 'Bát bột' },
  ])
})
