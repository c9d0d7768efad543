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
}

/**
 * Looks for rows of one child as they come: twice on a day, or shorter than before. A child is one of the same name, or code where there is no
 * name, sex and day of birth; without a day of birth, of the same measures too. Twins of one code have other measures: they are told, and counted.
 */
export function createRepeats() {
  const visits = new Map<string, Visit[]>()
  const undated = new Map<string, number>()

  return {
    /** The row with what the rows before say of it. */
    check(row: AssessedRow): AssessedRow {
      const { child, code, name, line, assessment } = row
      if (code === '' && name === '') return row
      const who = `${fold(name === '' ? code : name)}\t${child.sex}\t${child.birthDay ?? ''}`
      if (child.birthDay === null || child.visitDay === null) {
        const key = `${who}\t${fold(code)}\t${child.ageInDays}\t${child.visitDay}\t${child.weight}\t${child.length}`
        const before = undated.get(key)
        if (before === undefined) undated.set(key, line)
        return before === undefined ? row : repeated(row, before)
      }
      const known = visits.get(who) ?? []
      const visit = { line, day: child.visitDay, weight: child.weight, length: assessment.correctedLength }
      visits.set(who, [...known, visit])
      const sameDay = known.find(({ day }) => day === visit.day)
      if (sameDay) {
        const isSame = sameDay.weight === visit.weight && sameDay.length === visit.length
        return isSame ? repeated(row, sameDay.line) : { ...row, repeats: [batchTexts.notes.remeasured(sameDay.line)] }
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
