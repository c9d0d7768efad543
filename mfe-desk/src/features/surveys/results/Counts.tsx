import { formatCount } from 'shared-contracts/formats'
import { ScrollingTable } from 'shared-ui/desk'
import { share } from '../rules/result-words'
import { surveyTexts } from '../survey-texts'
import { ResultChart } from './ResultChart'
import styles from './SurveyResults.module.css'

const words = surveyTexts.results

interface Props {
  readonly title: string
  /** What is counted apart: heading of the first column. */
  readonly heading: string
  /** `count` null: too few to tell. */
  readonly rows: readonly { readonly key: string; readonly title: string; readonly count: number | null }[]
  /** How many there are in all, for shares; absent: no shares. */
  readonly all?: number
}

/** Counts as a table for everybody, and as a chart where all of them are told. */
export function Counts({ title, heading, rows, all }: Props) {
  const told = rows.flatMap(({ title, count }) => (count === null ? [] : { title, count }))
  return (
    <>
      <ScrollingTable
        label={words.table(title)}
        headings={[heading, words.count, ...(all === undefined ? [] : [words.share])]}
        className={styles.counts}
      >
        {rows.map(({ key, title, count }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            <td>{count === null ? words.hidden : formatCount(count)}</td>
            {all !== undefined && <td>{share(count ?? 0, all)}</td>}
          </tr>
        ))}
      </ScrollingTable>
      {told.length === rows.length && (
        <ResultChart title={title} valuesTitle={words.count} categoriesTitle={heading} rows={told} />
      )}
    </>
  )
}
