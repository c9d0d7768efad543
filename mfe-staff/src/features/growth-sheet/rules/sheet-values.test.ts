import { expect, test } from '@jest/globals'
import type { CalendarDay } from 'shared-contracts/ages'
import { validationMessages } from 'shared-contracts/validation'
import { growthSheetTexts as texts } from '../texts'
import { emptyGrowthSheet, emptyVisit, type GrowthSheetValues, growthSheetProblems } from './sheet-values'

const day = (text: string) => text as CalendarDay
const today = day('2026-11-23')
const visit = { ...emptyVisit(today), weight: 9, height: 74 }
const problems = (change: Partial<GrowthSheetValues>) =>
  Object.fromEntries(
    Object.entries(
      growthSheetProblems(
        { ...emptyGrowthSheet(today), sex: 0, dayOfBirth: day('2025-11-01'), visits: [visit], ...change },
        today,
      ),
    ).filter(([, message]) => message !== null),
  )

test.each([
  [{}, {}],
  [{ sex: null }, { sex: validationMessages.fieldRequired }],
  [
    { dayOfBirth: day('2026-11-24') },
    {
      dayOfBirth: validationMessages.birthDayInFuture,
      'visits.0.checkDate': validationMessages.checkDayBeforeBirth,
    },
  ],
  [{ visits: [emptyVisit(today)] }, { 'visits.0.weight': validationMessages.noMeasure }],
  [{ visits: [{ ...visit, weight: 8500 }] }, { 'visits.0.weight': validationMessages.childWeight }],
  [{ visits: [visit, visit] }, { 'visits.1.checkDate': texts.sameDay }],
  [
    { visits: [visit, { ...visit, checkDate: day('2025-10-31') }] },
    { 'visits.1.checkDate': validationMessages.checkDayBeforeBirth },
  ],
  [{ preterm: true }, { gestationWeeks: validationMessages.pretermWeeks }],
  [{ preterm: true, gestationWeeks: 36 }, {}],
] as const)('a sheet with %j is told %j', (change, messages) => {
  expect(problems(change)).toEqual(messages)
})
