import type { TypedMeasure } from 'shared-contracts/growth'
import type { CheckValues } from './check-values'

/** The fields of measures, by their paths. */
export type MeasurePath = TypedMeasure | 'atBirth.weight' | 'atBirth.height'

export const measurePaths: readonly MeasurePath[] = [
  'weight',
  'height',
  'headCircumference',
  'armCircumference',
  'atBirth.weight',
  'atBirth.height',
]

export function valueAt(values: CheckValues, path: MeasurePath): number | null {
  if (path === 'atBirth.weight') return values.atBirth.weight
  return path === 'atBirth.height' ? values.atBirth.height : values[path]
}

/** Whether anything was measured that an age can doubt. */
export function hasMeasures(values: CheckValues): boolean {
  return measurePaths.some((path) => path !== 'armCircumference' && valueAt(values, path) !== null)
}
