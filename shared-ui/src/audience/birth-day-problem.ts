import { type CalendarDay, childStage, daysBetween } from 'shared-contracts/ages'
import { validateBirthDay } from 'shared-contracts/validation'
import { audienceTexts as texts } from './audience-texts'

/** What to tell at the field of a child's birthday; null: the site has something for a child born then. */
export function birthDayProblem(birthDay: CalendarDay | null, today: CalendarDay): string | null {
  if (birthDay === null) return texts.birthDayMissing
  const wrong = validateBirthDay(birthDay, today)
  if (wrong !== null) return wrong
  return childStage(daysBetween(birthDay, today)).kind === 'over-sixty-months' ? texts.tooOld : null
}
