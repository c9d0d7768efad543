import type { GrowthMeasures, Sex } from '../index'
import { referenceAnswers } from './reference-answers'

/** One child and what WHO's package answers. */
export interface ReferenceCase {
  readonly id: string
  readonly measures: GrowthMeasures
  readonly correctedLength: number
  readonly positionIgnored: boolean
  readonly zScores: { readonly length: Z; readonly weight: Z; readonly weightForLength: Z; readonly bmi: Z }
  readonly implausible: {
    readonly length: boolean
    readonly weight: boolean
    readonly weightForLength: boolean
    readonly bmi: boolean
  }
}
type Z = number | null

/** 378 children over all ages, positions and extremes, for tests of whatever assesses growth. */
export const referenceCases: readonly ReferenceCase[] = referenceAnswers
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => readCase(line.split(',')))

function readCase(cells: readonly string[]): ReferenceCase {
  const [id = '', sex, days, kg, cm, position, oedema, corrected, length, weight, weightForLength, bmi] = cells
  const [flags = '', ignored] = cells.slice(12)
  return {
    id,
    measures: {
      sex: readSex(sex),
      ageInDays: days === '' ? null : Number(days),
      weight: Number(kg),
      length: Number(cm),
      lying: position === '' ? null : position === 'lying',
      oedema: oedema === 'yes',
    },
    correctedLength: Number(corrected),
    positionIgnored: ignored === 'yes',
    zScores: { length: z(length), weight: z(weight), weightForLength: z(weightForLength), bmi: z(bmi) },
    implausible: {
      length: flags.includes('L'),
      weight: flags.includes('W'),
      weightForLength: flags.includes('X'),
      bmi: flags.includes('B'),
    },
  }
}

function z(cell: string | undefined): Z {
  // Plus zero: the reference prints "-0.00".
  return cell === undefined || cell === '' ? null : Number(cell) + 0
}

function readSex(cell: string | undefined): Sex {
  return cell === '0' ? 0 : 1
}
