import type { Standard } from 'shared-contracts/nutrition'
import { type Reading, readRows } from './cells'

/** A group that standards are listed in. */
export interface StandardGroupRow {
  readonly code: string
  readonly title: string
  /** Whether it is a group of the nutrition table, or one of the standards beyond it. */
  readonly inTable: boolean
}

export function readStandardGroups(text: string): Reading<StandardGroupRow> {
  return readRows(
    'standard-groups.csv',
    text,
    (cells) => ({
      code: cells.required('code'),
      title: cells.required('title'),
      inTable: cells.text('inTable') === '1',
    }),
    ({ code, title }) => [code, title],
  )
}

/** A standard with the code of the group that it is listed in. */
export interface ListedStandard extends Standard {
  readonly group: string
}

export function readStandards(text: string, groups: readonly StandardGroupRow[]): Reading<ListedStandard> {
  const codes = groups.map(({ code }) => code)
  const tabled = new Set(groups.filter(({ inTable }) => inTable).map(({ code }) => code))
  return readRows(
    'standards.csv',
    text,
    (cells) => {
      const group = cells.oneOf('group', codes)
      return {
        standardId: cells.id('standardId'),
        key: cells.required('key'),
        title: cells.required('title'),
        // Empty for a bare count.
        unit: cells.text('unit'),
        scope: cells.oneOf('scope', ['day', 'meal']),
        measure: cells.required('measure'),
        mealCodes: cells.ids('mealCodes'),
        group,
        tableGroup: tabled.has(group) ? group : '',
        decimals: cells.number('decimals'),
      }
    },
    ({ standardId, key, title, unit }) => [standardId, key, `${title} ${unit}`],
  )
}
