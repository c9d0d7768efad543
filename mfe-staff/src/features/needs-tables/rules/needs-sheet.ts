import type { PrintedSheet } from 'shared-frame/printing'
import { needsTablesTexts as texts } from '../texts'
import type { TitledNeeds } from './needs-csv'

/** One table on a page of its own. */
export function needsSheet({ title, groups }: TitledNeeds): PrintedSheet {
  const { columns } = texts
  return {
    title: texts.of(title),
    blocks: [
      {
        kind: 'table',
        letters: 'page',
        columns: [
          { title: columns.standard, share: 2 },
          { title: columns.recommended, share: 1.5 },
          { title: columns.upper, share: 1.5 },
          { title: columns.source, share: 2 },
        ],
        rows: groups.flatMap(({ rows }) =>
          rows.map((row) => [row.title, row.recommended ?? texts.none, row.upper ?? texts.none, row.source]),
        ),
      },
    ],
  }
}
