import type { AgeUnit } from '../parsing/cell-age'
import type { LengthUnit, WeightUnit } from '../parsing/cell-number'
import type { BatchField } from './batch-fields'
import { foldHeading } from './find-mapping'

export const fileFormatIds = ['dhs', 'mics', 'smart', 'anthro', 'dhis2'] as const
export type FileFormatId = (typeof fileFormatIds)[number]

/** What a program or a survey writes in its own way. */
export interface FileFormat {
  readonly id: FileFormatId
  /** Whether the headings, folded, are its own. */
  readonly isIn: (headings: ReadonlySet<string>) => boolean
  readonly weightUnit: WeightUnit
  readonly lengthUnit: LengthUnit
  /** Units of ages by their headings. */
  readonly ages: Readonly<Record<string, AgeUnit>>
  /** Figures that stand for "not measured" or "not known", as they are in the file. */
  readonly missing: (field: BatchField, figure: number) => boolean
}

const inKilograms = { weightUnit: 'kg', lengthUnit: 'cm' } as const
const none = () => false

const formats: readonly FileFormat[] = [
  {
    // DHS Recode Manual: HC1–HC15, HC27 of household members; HW1–HW15, B4 of children.
    id: 'dhs',
    isIn: (has) => (has.has('hc2') && has.has('hc3')) || (has.has('hw2') && has.has('hw3')),
    weightUnit: 'tenths',
    lengthUnit: 'mm',
    ages: { hc1: 'months', hw1: 'months' },
    missing: (field, figure) => (field === 'age' ? figure >= 96 : isMeasure(field) && figure >= 9990),
  },
  {
    // MICS6: AN8 weight, AN11 length or height, AN12 how it was measured; MICS4 and 5: AN3, AN4, AN4A.
    id: 'mics',
    isIn: (has) =>
      (has.has('an8') && has.has('an11')) || (has.has('an3') && has.has('an4') && (has.has('cage') || has.has('hl4'))),
    ...inKilograms,
    ages: { cage: 'months', caged: 'days' },
    missing: (field, figure) =>
      (field === 'weight' && figure >= 99) ||
      (field === 'length' && figure >= 999) ||
      (field === 'age' && figure >= 9990),
  },
  {
    // ENA for SMART; its arms are in millimetres, which are known by themselves.
    id: 'smart',
    isIn: (has) =>
      has.has('survdate') ||
      has.has('birthdat') ||
      (has.has('months') && has.has('muac') && (has.has('edema') || has.has('oedema'))),
    ...inKilograms,
    ages: { months: 'months' },
    missing: none,
  },
  {
    id: 'anthro',
    isIn: (has) => has.has('lenhei') || ['zwei', 'zlen', 'zwfl'].every((name) => has.has(name)),
    ...inKilograms,
    ages: { agemons: 'months', agedays: 'days', 'age in days': 'days', 'age in months': 'months' },
    missing: none,
  },
  {
    id: 'dhis2',
    isIn: (has) =>
      [
        'occurredat',
        'occurred at',
        'eventdate',
        'event date',
        'orgunitname',
        'org unit name',
        'ouname',
        'organisation unit name',
        'tracked entity',
        'tracked entity instance',
      ].filter((name) => has.has(name)).length >= 2,
    ...inKilograms,
    ages: {},
    missing: none,
  },
]

function isMeasure(field: BatchField): boolean {
  return field === 'weight' || field === 'length' || field === 'arm'
}

/** The format whose headings these are; null: of nobody in particular. */
export function findFormat(headings: readonly string[]): FileFormat | null {
  const folded = new Set(headings.map(foldHeading))
  return formats.find((format) => format.isIn(folded)) ?? null
}

export function formatOf(id: FileFormatId | null): FileFormat | null {
  return formats.find((format) => format.id === id) ?? null
}
