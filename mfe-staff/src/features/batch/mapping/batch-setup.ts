import type { CalendarDay } from 'shared-contracts/ages'
import type { BatchField } from './batch-fields'
import { type FileFormatId, findFormat } from './file-formats'
import type { FileLook } from './file-look'
import { findMapping, type Mapping } from './find-mapping'
import { type ColumnReading, guessReading } from './guess-reading'

/** How the rows of a file are read: what somebody may change before they are assessed. */
export interface BatchSetup extends ColumnReading {
  readonly mapping: Mapping
  readonly format: FileFormatId | null
  readonly epochShift: number
  /** For all rows without a day of their own; null: none. */
  readonly visitDay: CalendarDay | null
  /** Results are wanted although most of them are beyond what children measure. */
  readonly doubtAccepted: boolean
}

/** What headings and cells suggest. */
export function guessSetup(file: FileLook): BatchSetup {
  const mapping = findMapping(file.headings)
  return {
    mapping,
    format: findFormat(file.headings)?.id ?? null,
    ...guessReading(file, mapping),
    epochShift: file.reading.kind === 'workbook' ? file.reading.epochShift : 0,
    visitDay: null,
    doubtAccepted: false,
  }
}

/** Another column for a field, or none; what its cells are like is looked at anew, other choices stay. */
export function withColumn(
  setup: BatchSetup,
  file: FileLook,
  field: BatchField,
  column: number | undefined,
): BatchSetup {
  const { [field]: _, ...others } = setup.mapping
  const mapping = column === undefined ? others : { ...others, [field]: column }
  const guessed = guessReading(file, mapping)
  const changed = { ...setup, mapping, doubtAccepted: false }
  switch (field) {
    case 'sex':
      return { ...changed, sexCodes: guessed.sexCodes }
    case 'birthDay':
    case 'visitDay':
      return {
        ...changed,
        dayOrders: guessed.dayOrders,
        mixedDays: guessed.mixedDays,
        swappedDays: guessed.swappedDays,
      }
    case 'age':
      return { ...changed, ageUnit: guessed.ageUnit }
    case 'weight':
      return { ...changed, weightUnit: guessed.weightUnit, decimalMark: guessed.decimalMark }
    case 'length':
    case 'height':
      return { ...changed, lengthUnit: guessed.lengthUnit, decimalMark: guessed.decimalMark }
    default:
      return changed
  }
}
