import type { CalendarDay } from 'shared-contracts/ages'
import { assessChild, type ChildAssessment, type GrowthTables, type Sex } from 'shared-contracts/growth'
import { type GrowthAdvice, visitAdvice } from 'shared-contracts/growth-advice'
import type { GrowthSheetValues, VisitValues } from './sheet-values'

/** A visit with what the standards say of it. */
export interface JudgedVisit extends ChildAssessment {
  readonly id: number
  readonly checkDate: CalendarDay
  readonly weight: number | null
  readonly headCircumference: null
  /** cm as measured. */
  readonly height: number | null
  /** cm */
  readonly armCircumference: number | null
  readonly position: VisitValues['position']
  readonly oedema: boolean
  readonly dangerSigns: boolean
  /** The one verdict, decided by the most careful finding; null: nothing could be judged. */
  readonly advice: GrowthAdvice | null
}

export interface JudgedChild {
  readonly name: string
  readonly facility: string
  readonly sex: Sex
  readonly dayOfBirth: CalendarDay
  /** Null: born at term. */
  readonly gestationWeeks: number | null
  /** Oldest first. */
  readonly visits: readonly JudgedVisit[]
}

/** What was typed, judged as the growth book judges. `values` pass the rules of the form, `tables` are those of the child's sex. */
export function judgeChild(values: GrowthSheetValues, tables: GrowthTables): JudgedChild {
  const { sex, dayOfBirth, preterm } = values
  if (sex === null || dayOfBirth === null) throw new Error('The form lets no sheet without a child pass')
  const gestationWeeks = preterm ? values.gestationWeeks : null
  const visits: JudgedVisit[] = []
  for (const { checkDate, weight, height, armCircumference, position, oedema, dangerSigns } of inOrder(values.visits)) {
    const measuredLying = position === 'unknown' ? null : position === 'lying'
    const judged = {
      ...assessChild(
        tables,
        { sex, dayOfBirth },
        {
          ...{ checkDate, weight, height, measuredLying, oedema, gestationWeeks, gestationDayInWeek: null },
          headCircumference: null,
        },
      ),
      id: visits.length + 1,
      checkDate,
      weight,
      headCircumference: null,
      armCircumference,
      height,
      position,
      oedema,
      dangerSigns,
    }
    visits.push({ ...judged, advice: visitAdvice(judged, [...visits]) })
  }
  return { name: values.name.trim(), facility: values.facility.trim(), sex, dayOfBirth, gestationWeeks, visits }
}

function inOrder(visits: readonly VisitValues[]): readonly (VisitValues & { readonly checkDate: CalendarDay })[] {
  return visits
    .flatMap((visit) => (visit.checkDate === null ? [] : [{ ...visit, checkDate: visit.checkDate }]))
    .sort((a, b) => (a.checkDate < b.checkDate ? -1 : 1))
}
