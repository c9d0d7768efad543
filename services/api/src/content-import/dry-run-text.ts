import type { ContentDifferences, WrittenContent } from './write-content'

const CHANGES = ['added', 'changed', 'removed'] as const
/** Tables whose rows an editor knows by name; of the others counts say enough. */
const MOST_ROWS = 50

/** What an import would do, for reading: a line a row with the columns that change. */
export function dryRunText({ rows, told, changes }: WrittenContent & ContentDifferences): string {
  if (Object.keys(changes).length === 0 && told.published.length + told.withdrawn.length === 0)
    return 'dry run: nothing would change'
  const tables = [...new Set(rows.map(({ table }) => table))]
  const parts = tables.flatMap((table) => {
    const own = rows.filter((row) => row.table === table)
    const lines = CHANGES.flatMap((change) => own.filter((row) => row.change === change))
      .slice(0, MOST_ROWS)
      .map(({ change, key, title, fields }) =>
        [`  ${change} ${key}`, title ?? '', fields.length === 0 ? '' : `(${fields.join(', ')})`]
          .filter((part) => part !== '')
          .join(' '),
      )
    const more = own.length > MOST_ROWS ? [`  and ${own.length - MOST_ROWS} more`] : []
    return [`${table}:`, ...lines, ...more]
  })
  const first = rows.length === 0 ? Object.entries(changes).map(([table, count]) => `${table}: ${count} rows`) : []
  const states = (['published', 'withdrawn'] as const).flatMap((state) =>
    told[state].map(({ kind, id, title }) => `${state}: ${kind} ${id} ${title}`),
  )
  return ['dry run: nothing was written', ...parts, ...first, ...states].join('\n')
}
