import { type CalendarDay, motherObjectTypeId, pregnancyDays } from 'shared-contracts/ages'
import { stageObjectTypeId, stageOfBirthDay } from 'shared-contracts/family'
import { validationMessages } from 'shared-contracts/validation'
import { setupTexts } from '../../../texts/setup'

/** Whose menus an age leads to, or a message for the field. */
export type ObjectTypeAnswer =
  | { readonly kind: 'found'; readonly objectTypeId: number }
  | { readonly kind: 'message'; readonly message: string }

const isWhole = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to

/** Object type of a pregnancy of so many weeks (1–40) and days (0–6). */
export function objectTypeOfPregnancy(weeks: number, days: number): ObjectTypeAnswer {
  if (!isWhole(weeks, 1, 40)) return { kind: 'message', message: validationMessages.pregnancyWeeks }
  if (!isWhole(days, 0, 6)) return { kind: 'message', message: validationMessages.pregnancyDays }
  return { kind: 'found', objectTypeId: motherObjectTypeId(pregnancyDays(weeks, days)) }
}

/** Object type of a child born on this day (`YYYY-MM-DD`); younger than 6 and older than 60 months have no menus. */
export function objectTypeOfChild(birthDay: string, today: CalendarDay): ObjectTypeAnswer {
  const answer = stageOfBirthDay(birthDay, today)
  switch (answer.kind) {
    case 'missing':
      return { kind: 'message', message: setupTexts.birthDayMissing }
    case 'wrong':
      return { kind: 'message', message: answer.message }
    case 'grown':
      return { kind: 'message', message: setupTexts.tooOld }
    case 'stage': {
      const objectTypeId = stageObjectTypeId(answer.stage)
      return objectTypeId === null ? { kind: 'message', message: setupTexts.tooYoung } : { kind: 'found', objectTypeId }
    }
  }
}
