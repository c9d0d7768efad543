import { csvText } from 'shared-contracts/csv'
import { needsTablesTexts as texts } from '../texts'
import type { NeedRows } from './need-rows'

export interface TitledNeeds {
  readonly title: string
  readonly groups: readonly NeedRows[]
}

/** Tables of needs for a spreadsheet: figures in cells of their own, a line each with its unit and sources. */
export function needsCsv(tables: readonly TitledNeeds[]): string {
  const { columns } = texts
  return csvText([
    [
      columns.whom,
      columns.group,
      columns.standard,
      columns.unit,
      columns.from,
      columns.to,
      columns.upper,
      columns.source,
    ],
    ...tables.flatMap(({ title, groups }) =>
      groups.flatMap((group) =>
        group.rows.map(({ title: standard, unit, need, source }) => [
          title,
          group.title,
          standard,
          unit,
          need.recommended?.from ?? null,
          need.recommended?.to ?? null,
          need.upper?.amount ?? null,
          source,
        ]),
      ),
    ),
  ])
}
