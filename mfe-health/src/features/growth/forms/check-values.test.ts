import { describe, expect, test } from '@jest/globals'
import type { CalendarDay } from 'shared-contracts/ages'
import { validationMessages } from 'shared-contracts/validation'
import { birthMeasures, type CheckValues, checkProblems, emptyValues, measuresBody } from './check-values'

const day = (text: string) => text as CalendarDay
const today = day('2026-06-01')
const birth = day('2025-06-01')
const values = (change: Partial<CheckValues>): CheckValues => ({
  ...emptyValues(today),
  weight: 9,
  height: 74,
  ...change,
})
/** The messages that are given, by field. */
const problems = (change: Partial<CheckValues>, ownBirth: CalendarDay | null) =>
  Object.fromEntries(
    Object.entries(checkProblems(values(change), today, ownBirth)).filter(([, message]) => message !== null),
  )

describe('a form that is sent', () => {
  test.each([
    [{}, {}],
    [{ weight: null, height: null }, { weight: validationMessages.noMeasure }],
    [{ weight: null }, {}],
    [{ weight: 8500 }, { weight: validationMessages.childWeight }],
    [
      { weight: 74, height: 9 },
      { weight: validationMessages.measuresSwapped, height: validationMessages.measuresSwapped },
    ],
    [{ height: 200 }, { height: validationMessages.childLength }],
    [{ checkDate: null }, { checkDate: validationMessages.dayInvalid }],
    [{ checkDate: day('2025-05-31') }, { checkDate: validationMessages.checkDayBeforeBirth }],
    [{ checkDate: day('2026-06-02') }, { checkDate: validationMessages.checkDayInFuture }],
    [{ checkDate: day('2025-06-01') }, {}],
    [{ headCircumference: 5 }, { headCircumference: validationMessages.head }],
    [{ preterm: true, gestationWeeks: 36 }, {}],
    [{ preterm: true, gestationWeeks: 37 }, { gestationWeeks: expect.any(String) }],
    [{ preterm: true }, { gestationWeeks: expect.any(String) }],
  ])("of one's own child with %j is told %j", (change, messages) => {
    expect(problems(change, birth)).toEqual(messages)
  })

  test('asks for sex and birth day of another child', () => {
    expect(problems({}, null)).toEqual({
      sex: validationMessages.fieldRequired,
      dayOfBirth: validationMessages.fieldRequired,
    })
    expect(problems({ sex: 0, dayOfBirth: day('2026-06-02') }, null)).toMatchObject({
      dayOfBirth: validationMessages.birthDayInFuture,
    })
  })
})

test.each([
  ['unknown', null],
  ['lying', true],
  ['standing', false],
] as const)('sends the position %s as %p', (position, measuredLying) => {
  expect(measuresBody(values({ position })).measuredLying).toBe(measuredLying)
})

test('sends the weeks of pregnancy only of a preterm child', () => {
  expect(measuresBody(values({ gestationWeeks: 34 })).gestationWeeks).toBeNull()
  expect(measuresBody(values({ preterm: true, gestationWeeks: 34 })).gestationWeeks).toBe(34)
})

test('tells the measures at birth besides those of a later day, as measured lying', () => {
  const atBirth = { weight: 3.1, height: null }
  expect(birthMeasures(values({}), birth)).toBeNull()
  expect(birthMeasures(values({ atBirth, checkDate: birth }), birth)).toBeNull()
  expect(birthMeasures(values({ atBirth, preterm: true, gestationWeeks: 34 }), birth)).toEqual({
    ...atBirth,
    measuredLying: true,
    gestationWeeks: 34,
  })
})

test.each([
  ['2025-01-01', null],
  ['2024-12-31', validationMessages.checkDayTooOld],
  // The day of birth, and a visit that the book has.
  ['2022-03-04', null],
  ['2023-05-05', null],
])('a visit on %s of a child born on 4 March 2022 goes into the book: %p', (checkDate, message) => {
  const found = checkProblems(values({ checkDate: day(checkDate) }), today, day('2022-03-04'), [day('2023-05-05')])
  expect(found.checkDate).toBe(message)
})

test("another child's visit, which is not stored, may be of any year", () => {
  expect(
    checkProblems(values({ sex: 0, dayOfBirth: day('2019-01-01'), checkDate: day('2020-01-01') }), today, null)
      .checkDate,
  ).toBeNull()
})
