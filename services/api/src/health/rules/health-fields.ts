import type { CalendarDay } from 'shared-contracts/ages'
import { doubtfulMeasures, doubtWords, type GrowthTables, visitAges } from 'shared-contracts/growth'
import {
  type RuleResult,
  validateArm,
  validateBirthDay,
  validateCheckDay,
  validateChildMeasures,
  validateHead,
  validateMotherHeight,
  validateMotherWeight,
} from 'shared-contracts/validation'
import type { ChildFacts, ChildVisit } from './child-health'
import type { MotherMeasures } from './mother-health'

export function birthDayProblem(dayOfBirth: CalendarDay, today: CalendarDay): RuleResult {
  return validateBirthDay(dayOfBirth, today)
}

export function childMeasureProblems(
  measures: ChildVisit,
  today: CalendarDay,
  dayOfBirth: CalendarDay,
): Readonly<Record<string, RuleResult>> {
  return {
    checkDate: validateCheckDay(measures.checkDate, today, dayOfBirth),
    ...validateChildMeasures(measures.weight, measures.height),
    headCircumference: measures.headCircumference === null ? null : validateHead(measures.headCircumference),
    armCircumference: measures.armCircumference === null ? null : validateArm(measures.armCircumference),
  }
}

/** What must be confirmed before it is stored or judged: measures beyond WHO's flags at this age. */
export function childDoubts(
  tables: GrowthTables,
  child: ChildFacts,
  visit: ChildVisit,
): Readonly<Record<string, RuleResult>> {
  const doubted = doubtfulMeasures(tables, child.sex, { ...visit, ...visitAges(child, visit) })
  return Object.fromEntries(doubted.map((name) => [name, doubtWords(name)]))
}

export function motherMeasureProblems(
  measures: MotherMeasures,
  checkDate: CalendarDay,
  today: CalendarDay,
): Readonly<Record<string, RuleResult>> {
  const { weight, height, weightBeforePregnancy } = measures
  return {
    checkDate: validateCheckDay(checkDate, today, null),
    weight: weight === null ? null : validateMotherWeight(weight),
    height: height === null ? null : validateMotherHeight(height),
    weightBeforePregnancy: weightBeforePregnancy === null ? null : validateMotherWeight(weightBeforePregnancy),
  }
}
