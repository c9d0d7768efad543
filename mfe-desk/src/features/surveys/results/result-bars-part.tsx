import { formatCount } from 'shared-contracts/formats'
import { ExplorerBarChart } from 'shared-ui/explorer'

export interface ResultBarsProps {
  readonly title: string
  readonly categoriesTitle: string
  readonly valuesTitle: string
  readonly rows: readonly { readonly title: string; readonly count: number }[]
}

/** Counts as bars; the table beside it says the same. */
export default function ResultBars({ title, categoriesTitle, valuesTitle, rows }: ResultBarsProps) {
  return (
    <ExplorerBarChart
      title={title}
      categories={rows.map((row) => row.title)}
      categoriesTitle={categoriesTitle}
      valuesTitle={valuesTitle}
      format={formatCount}
      bars={[{ id: 'count', label: valuesTitle, values: rows.map(({ count }) => count), color: 'var(--color-action)' }]}
      fileName="ket-qua-khao-sat"
    />
  )
}
