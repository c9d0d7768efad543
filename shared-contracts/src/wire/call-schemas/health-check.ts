import { z } from 'zod'
import { fetusCounts } from '../../domain/gestation'
import { doubtedMeasures, growthClasses, measureTypeNames } from '../../domain/growth/classifications'
import { noScoreReasons } from '../../domain/growth/no-score-reasons'
import type { CallSchemas } from '../calls/call'
import type { healthCheckAddresses } from '../calls/health-check'
import { day, id, pregnancyDayInWeek, queryId, weighingWeeks } from './fields'

const gender = z.union([z.literal(0), z.literal(1)])
const pregnancyTime = z.coerce.number<number | string>().int().min(1).max(20).default(1)

const gestationWeeks = z.int().min(22).max(44).nullable()
const gestationDayInWeek = z.int().min(0).max(6).nullable()

/**
 * Measures of a child at one visit; null: not measured or not known. The one shape of them: what is sent, answered, judged
 * and stored is made of it, and the columns of `child_health_checks` have the same names. Bounds and their messages are
 * the field rules' (shared-contracts/validation).
 */
const childMeasures = {
  /** kg */
  weight: z.number().nullable().default(null),
  /** cm */
  height: z.number().nullable().default(null),
  measuredLying: z.boolean().nullable().default(null),
  oedema: z.boolean().default(false),
  /** Not feeding, vomiting everything, lethargic, convulsions or hard breathing on that day. */
  dangerSigns: z.boolean().default(false),
  /** cm */
  headCircumference: z.number().nullable().default(null),
  /** cm, around the middle of the left upper arm; judged from 6 to 59 months */
  armCircumference: z.number().nullable().default(null),
  /** Completed weeks of pregnancy at birth; below 37 the corrected age is told too. */
  gestationWeeks: gestationWeeks.default(null),
  gestationDayInWeek: gestationDayInWeek.default(null),
}

/**
 * That measures beyond WHO's flags at this age were looked at again and are as they are. Without it such a visit, or measures at birth, are refused with
 * `unconfirmed_measure` at their fields. Changes nothing for others.
 */
const confirmed = z.boolean().default(false)

/** The day of a visit; today unless said. */
const checkDate = day.optional()

export const growthAssessment = z.object({
  measureTypeName: z.enum(measureTypeNames),
  /** Two decimals; null with a reason when it can't be judged. */
  zScore: z.number().nullable(),
  percentile: z.number().nullable(),
  /** WHO's words; texts for parents: `growthWords` in shared-contracts/growth. */
  classification: z.enum(growthClasses).nullable(),
  implausible: z.boolean(),
  /** Texts: `noScoreWords`. */
  reason: z.enum(noScoreReasons).nullable(),
})

const bmiStatus = z.enum(['Thin', 'Normal', 'Overweight']).nullable()

export const childAssessment = z.object({
  ageInDays: z.int().nonnegative(),
  ageInMonths: z.number().nonnegative(),
  correctedHeight: z.number().nullable(),
  bmi: z.number().nullable(),
  bmiStatus,
  assessments: z.array(growthAssessment),
  /** Standing was stated below nine months, where no child stands: it was left out of the calculation. */
  positionIgnored: z.boolean(),
  /** Preterm children only; below 0 before the day that was due. Verdicts go by it until 24 months, the official figures are shown. */
  correctedAgeInDays: z.int().nullable(),
  correctedAssessments: z.array(growthAssessment),
  /** Measures beyond WHO's flags at the age that the visit is judged by: to be taken again, without a class before. */
  doubtful: z.array(z.enum(doubtedMeasures)),
})

/** Measures of a mother at one visit, as for children; during pregnancy her weight gain is judged. */
const motherMeasures = {
  /** kg */
  weight: z.number().nullable().default(null),
  /** cm */
  height: z.number().nullable().default(null),
  /** kg */
  weightBeforePregnancy: z.number().nullable().default(null),
  /** Null when not pregnant. */
  pregnancyWeeks: weighingWeeks.nullable().default(null),
  pregnancyDayInWeek: pregnancyDayInWeek.nullable().default(null),
  /** Nursing mothers; her BMI is judged from the sixth week on. */
  weeksAfterBirth: z.int().min(0).max(260).nullable().default(null),
  /** Children of this pregnancy; 3: three or more. After birth 1. */
  fetusCount: z.literal(fetusCounts).default(1),
}

const gainStatus = z.enum(['below', 'within', 'above']).nullable()

export const motherAssessment = z.object({
  /** Of the weight before pregnancy while pregnant, of today's otherwise; with as many decimals as its class needs. */
  bmi: z.number().nullable(),
  bmiStatus,
  /** kg since before pregnancy, and what is expected by this week, to the gram; nothing is expected past week 40. */
  weightGain: z.number().nullable(),
  weightGainMin: z.number().nullable(),
  weightGainMax: z.number().nullable(),
  weightGainStatus: gainStatus,
  /** Why something could not be judged, for the mother. */
  reason: z.string().nullable(),
})

const motherCheck = motherAssessment.extend({
  id,
  checkDate: day,
  ...motherMeasures,
  pregnancyWeeks: z.int().nonnegative().nullable(),
})
const childCheck = childAssessment.extend({ id, childId: id, checkDate: day, ...childMeasures })
/**
 * A check that this one takes the place of. On another day it is cleared in the same transaction: the visit has moved.
 * Without effect when it is not there any more.
 */
const replacesId = id.optional()
/** `restorableUntil` null: there was nothing to clear. */
const forgotten = z.object({ cleared: z.int().nonnegative(), restorableUntil: day.nullable() })
const restored = z.object({ restored: z.int().nonnegative() })
const consent = 'consent_required'
const notYourChild = ['child_is_not_yours', consent]

export const healthCheckSchemas = {
  'HealthCheck/GetMotherHealthHistory': {
    summary: "The caller's own checks of one pregnancy, oldest first",
    query: z.object({ motherId: queryId, pregnancyTime }),
    answer: z.array(motherCheck),
    errors: ['mother_is_not_yours'],
  },
  'HealthCheck/CheckMotherHealth': {
    summary: 'Judges and stores measures of the caller; one record a day, the last counts; can move a visit',
    body: z.object({ checkDate, replacesId, ...motherMeasures, pregnancyTime: z.int().min(1).max(20).default(1) }),
    answer: motherCheck,
    errors: [consent],
  },
  'HealthCheck/CheckOtherMotherHealth': {
    summary: 'Judges measures of another mother; stores nothing',
    body: z.object({ checkDate, ...motherMeasures }),
    answer: motherAssessment,
  },
  'HealthCheck/CheckChildHealth': {
    summary:
      "Judges and stores measures of one of the caller's children; one record a day; can move a visit; asks for `confirmed` where no child measures so",
    body: z.object({
      childId: id,
      checkDate,
      replacesId,
      confirmed,
      ...childMeasures,
      /** What was measured on the day of birth, kept as a check of that day with this one. */
      atBirth: z.object(childMeasures).optional(),
    }),
    answer: childCheck,
    errors: notYourChild,
  },
  'HealthCheck/CheckOtherChildHealth': {
    summary: 'Judges measures of another child; stores nothing; asks for `confirmed` where no child measures so',
    body: z.object({ gender, dayOfBirth: day, checkDate, confirmed, ...childMeasures }),
    answer: childAssessment,
  },
  'HealthCheck/ResetMotherHealthHistory': {
    summary: 'Clears the history of one pregnancy; can be restored for 30 days',
    query: z.object({ pregnancyTime }),
    answer: forgotten,
  },
  'HealthCheck/RestoreMotherHealthHistory': {
    summary: 'Brings back what was cleared last, within 30 days',
    body: z.object({ pregnancyTime: z.int().min(1).max(20).default(1) }),
    answer: restored,
    errors: [consent],
  },
  'HealthCheck/DeleteMotherCheck': {
    summary: 'Clears one check of the caller; can be restored for 30 days',
    query: z.object({ id: queryId }),
    answer: forgotten,
    errors: ['check_does_not_exist'],
  },
  'HealthCheck/GetChildrenHealthHistory': {
    summary: "Checks of one of the caller's children, oldest first",
    query: z.object({ childId: queryId }),
    answer: z.array(childCheck),
    errors: ['child_is_not_yours'],
  },
  'HealthCheck/ResetChildHealthHistory': {
    summary: "Clears a child's history; can be restored for 30 days",
    query: z.object({ childId: queryId }),
    answer: forgotten,
    errors: ['child_is_not_yours'],
  },
  'HealthCheck/RestoreChildHealthHistory': {
    summary: 'Brings back what was cleared last, within 30 days',
    body: z.object({ childId: id }),
    answer: restored,
    errors: notYourChild,
  },
  'HealthCheck/DeleteChildCheck': {
    summary: 'Clears one check of a child; can be restored for 30 days',
    query: z.object({ childId: queryId, id: queryId }),
    answer: forgotten,
    errors: ['child_is_not_yours', 'check_does_not_exist'],
  },
  'HealthCheck/MoveChildCheck': {
    summary:
      "Moves one check to another of the caller's children, who has none of that day, and judges it by that child's age and sex; moved back it is undone",
    body: z.object({
      childId: id,
      id,
      toChildId: id,
      confirmed,
      /** Weeks at birth as the check had them, for who undoes a move. Left out: those of the other child. */
      gestation: z.object({ weeks: gestationWeeks, dayInWeek: gestationDayInWeek }).optional(),
    }),
    answer: childCheck,
    errors: [...notYourChild, 'check_does_not_exist', 'day_has_check'],
  },
  'HealthCheck/DeleteHealthData': {
    summary: 'Deletes all health data of the caller and of her or his children for good, cleared ones too',
    answer: z.object({ deleted: z.int().nonnegative() }),
  },
} as const satisfies Record<keyof typeof healthCheckAddresses, CallSchemas>
