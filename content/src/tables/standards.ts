import type { Need, Standard } from 'shared-contracts/nutrition'
import { type Reading, readRows } from './cells'

export function readStandards(text: string): Reading<Standard> {
  return readRows(
    'standards.csv',
    text,
    (cells) => ({
      standardId: cells.id('standardId'),
      key: cells.required('key'),
      title: cells.required('title'),
      // Empty for a bare count.
      unit: cells.text('unit'),
      scope: cells.oneOf('scope', ['day', 'meal']),
      measure: cells.required('measure'),
      mealCodes: cells.ids('mealCodes'),
      tableGroup: cells.text('tableGroup'),
      decimals: cells.number('decimals'),
    }),
    ({ standardId, key }) => [standardId, key],
  )
}

export function readNeeds(text: string): Reading<Need> {
  return readRows(
    'needs.csv',
    text,
    (cells) => ({
      objectTypeId: cells.id('objectTypeId'),
      standardId: cells.id('standardId'),
      min: cells.optionalNumber('min'),
      max: cells.optionalNumber('max'),
      need: cells.optionalNumber('need'),
      enforce: cells.oneOf('enforce', ['hard', 'soft', 'report']),
      source: cells.required('source'),
      note: cells.text('note'),
    }),
    ({ objectTypeId, standardId }) => [`${objectTypeId}/${standardId}`],
  )
}
