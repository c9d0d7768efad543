import { startTransition, useEffect, useState } from 'react'
import { formatNumber } from 'shared-contracts/formats'
import { Button, EmptyState, LoadingState, Notice, Section, useShell } from 'shared-frame'
import { ScrollingTable, SearchText } from 'shared-ui/desk'
import { TermList } from 'shared-ui/glossary'
import { growthIndices } from '../../assessment/assess-row'
import { PAGE_ROWS, type RowOrder, type RowPage, type RowQuery, rowFilters } from '../../assessment/batch-results'
import { batchTexts } from '../../batch-texts'
import { pageTexts } from '../../page-texts'
import type { BatchClient } from '../../worker/batch-client'
import styles from '../Batch.module.css'
import { OneOf } from '../OneOf'
import { ResultRow } from './ResultRow'

const words = pageTexts.table
const orders: readonly RowOrder[] = ['problems', 'file']

const headings = [
  pageTexts.columns.line,
  words.child,
  words.age,
  words.measures,
  ...growthIndices.map((index) => batchTexts.indices[index].short),
  words.notes,
]

/** The rows, a page at a time; what needs a look comes first unless the file's order is asked for. */
export function RowTable({ client }: { client: () => BatchClient }) {
  const { report } = useShell()
  const [query, setQuery] = useState<RowQuery>({ filter: 'all', order: 'problems', search: '', page: 0 })
  const [shown, setShown] = useState<RowPage | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let current = true
    client()
      .ask('rows', { query })
      .then(
        ({ page }) => {
          if (current) startTransition(() => setShown(page))
        },
        (error: unknown) => {
          if (!current) return
          report(error, { unit: 'staff', at: 'batch-rows' })
          setFailed(true)
        },
      )
    return () => {
      current = false
    }
  }, [client, query, report])

  const ask = (change: Partial<RowQuery>) => setQuery({ ...query, page: 0, ...change })

  return (
    <Section title={words.title}>
      <div className={styles.tool}>
        <div className={styles.fields}>
          <OneOf
            label={words.filter}
            value={query.filter}
            options={rowFilters}
            title={(filter) => words.filters[filter]}
            onChoose={(filter) => ask({ filter })}
          />
          <OneOf
            label={words.order}
            value={query.order}
            options={orders}
            title={(order) => words.orders[order]}
            onChoose={(order) => ask({ order })}
          />
          <SearchText label={words.search} value={query.search} onChange={(search) => ask({ search })} />
        </div>
        <div role="alert">{failed && <Notice kind="error">{pageTexts.failures.unexpected}</Notice>}</div>
        {shown === null && !failed && <LoadingState shape="text" count={5} label={words.label} />}
        {shown?.total === 0 && <EmptyState title={words.none} />}
        {shown !== null && shown.total > 0 && (
          <>
            <TermList terms={['zScore', 'stunted', 'underweight', 'wasted']} />
            <ScrollingTable label={words.label} className={styles.table} headings={headings}>
              {shown.rows.map((row) => (
                <ResultRow key={row.line} row={row} />
              ))}
            </ScrollingTable>
            <Pages page={query.page} total={shown.total} onTurn={(page) => ask({ page })} />
          </>
        )}
      </div>
    </Section>
  )
}

/** Buttons, not links: the rows are nowhere but on this machine, so no address leads to them. */
function Pages({ page, total, onTurn }: { page: number; total: number; onTurn: (page: number) => void }) {
  const pages = Math.ceil(total / PAGE_ROWS)
  return (
    <div className={styles.row}>
      <Button tone="soft" size="small" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {words.previous}
      </Button>
      <span role="status">{words.page(page + 1, pages, formatNumber(total))}</span>
      <Button tone="soft" size="small" disabled={page + 1 >= pages} onClick={() => onTurn(page + 1)}>
        {words.next}
      </Button>
    </div>
  )
}
