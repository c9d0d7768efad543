import {
  type CalendarDay,
  childStage,
  daysBetween,
  motherObjectTypeId,
  parseCalendarDay,
  pregnancyDays,
} from 'shared-contracts/ages'
import { validateBirthDay, validationMessages } from 'shared-contracts/validation'
import { texts } from '../../../texts'

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
  if (birthDay === '') return { kind: 'message', message: texts.setup.birthDayMissing }
  const wrong = validateBirthDay(birthDay, today)
  const born = parseCalendarDay(birthDay)
  if (wrong !== null || born === null) return { kind: 'message', message: wrong ?? validationMessages.dayInvalid }
  const stage = childStage(daysBetween(born, today))
  switch (stage.kind) {
    case 'menus':
      return { kind: 'found', objectTypeId: stage.group.objectTypeId }
    case 'under-six-months':
      return { kind: 'message', message: texts.setup.tooYoung }
    default:
      return { kind: 'message', message: texts.setup.tooOld }
  }
}
