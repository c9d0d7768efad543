import type { CallAnswer } from 'shared-contracts/calls'

type ChildCheck = CallAnswer<'HealthCheck/GetChildrenHealthHistory'>[number]

/** A measure of a boy of eleven months, without assessments; tests state what differs. */
export function childCheck(differences: Partial<ChildCheck> = {}): ChildCheck {
  return {
    id: 31,
    childId: 3,
    checkDate: '2026-05-20',
    weight: 9.1,
    height: 74,
    measuredLying: null,
    oedema: false,
    dangerSigns: false,
    headCircumference: null,
    armCircumference: null,
    gestationWeeks: null,
    gestationDayInWeek: null,
    ageInDays: 353,
    ageInMonths: 11,
    correctedHeight: 74,
    bmi: 16.6,
    bmiStatus: 'Normal',
    assessments: [],
    positionIgnored: false,
    correctedAgeInDays: null,
    correctedAssessments: [],
    doubtful: [],
    ...differences,
  }
}
