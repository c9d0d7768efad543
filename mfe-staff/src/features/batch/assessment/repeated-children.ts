import type { CalendarDay } from 'shared-contracts/ages'
import { fold } from 'shared-contracts/text'
import { batchTexts } from '../batch-texts'
import { fixed } from '../report/prevalence-rows'
import type { AssessedRow } from './assess-row'

/** Lengths of two visits differ by the errors of both; more is no error of measuring (WHO and UNICEF 2019: 0.5–0.7 cm between two measurers). */
const SHRUNK_CM = 1

interface Visit {
  readonly line: number
  readonly day: CalendarDay
  readonly weight: number | null
  readonly length: number | null
  readonly arm: number | null
  readonly oedema: boolean
}

/**
 * Looks for rows of one child as they come: twice on a day, or shorter than before. A child is one of the same name, or code where there is no
 * name, sex and day of birth; without a day of birth, of the same measures too. Twins of one code have other measures: they are told, and counted. So are
 * rows without name and code that are alike to the day: two children can be.
 */
export function createRepeats() {
  const visits = new Map<string, Visit[]>()
  const undated = new Map<string, number>()
  const nameless = new Map<string, number>()

  /** Ages in months and a weight are alike often by chance; both days, weight and length are not. */
  function namelessCheck(row: AssessedRow): AssessedRow {
    const { child, group, line } = row
    if (child.birthDay === null || child.visitDay === null || child.weight === null || child.length === null) return row
    const { sex, birthDay, visitDay, weight, length, armCircumference, oedema } = child
    const key = [fold(group), sex, birthDay, visitDay, weight, length, armCircumference, oedema].join('\t')
    const before = nameless.get(key)
    if (before === undefined) nameless.set(key, line)
    return before === undefined ? row : { ...row, repeats: [batchTexts.notes.alike(before)] }
  }

  return {
    /** The row with what the rows before say of it. */
    check(row: AssessedRow): AssessedRow {
      const { child, code, name, line, assessment } = row
      if (code === '' && name === '') return namelessCheck(row)
      const who = `${fold(name === '' ? code : name)}\t${child.sex}\t${child.birthDay ?? ''}`
      if (child.birthDay === null || child.visitDay === null) {
        const measures = [child.weight, child.length, child.armCircumference, child.oedema]
        const key = [who, fold(code), child.ageInDays, child.visitDay, ...measures].join('\t')
        const before = undated.get(key)
        if (before === undefined) undated.set(key, line)
        return before === undefined ? row : repeated(row, before)
      }
      const known = visits.get(who) ?? []
      const visit = {
        line,
        day: child.visitDay,
        weight: child.weight,
        length: assessment.correctedLength,
        arm: child.armCircumference,
        oedema: child.oedema,
      }
      visits.set(who, [...known, visit])
      const sameDay = known.find(({ day }) => day === visit.day)
      if (sameDay) {
        return haveSameMeasures(sameDay, visit)
          ? repeated(row, sameDay.line)
          : { ...row, repeats: [batchTexts.notes.remeasured(sameDay.line)] }
      }
      const taller = known.find(({ day, length }) => isShrunk({ day, length }, visit))
      const shorter = known.find(({ day, length }) => isShrunk(visit, { day, length }))
      const against = taller ?? shorter
      if (against === undefined || against.length === null) return row
      const words = taller ? batchTexts.notes.shrunk : batchTexts.notes.shrunkAfter
      return { ...row, repeats: [words(against.line, fixed(against.length, 1))] }
    },
  }
}

function haveSameMeasures(a: Visit, b: Visit): boolean {
  return a.weight === b.weight && a.length === b.length && a.arm === b.arm && a.oedema === b.oedema
}

function isShrunk(before: Pick<Visit, 'day' | 'length'>, after: Pick<Visit, 'day' | 'length'>): boolean {
  return (
    before.day < after.day &&
    before.length !== null &&
    after.length !== null &&
    before.length - after.length > SHRUNK_CM
  )
}

function repeated(row: AssessedRow, line: number): AssessedRow {
  return { ...row, isRepeated: true, repeats: [batchTexts.notes.repeated(line)] }
}
