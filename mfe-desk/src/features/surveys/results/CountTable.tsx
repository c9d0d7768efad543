import { ScrollingTable } from 'shared-ui/desk'
import { deskTexts } from '../desk-texts'
import styles from './DeskResults.module.css'

interface Props {
  readonly caption: string
  /** Of the first column. */
  readonly heading: string
  readonly headings: readonly string[]
  readonly rows: readonly { readonly key: string; readonly title: string; readonly cells: readonly string[] }[]
}

/** Counts as a table: what a chart shows, for everybody. */
export function CountTable({ caption, heading, headings, rows }: Props) {
  return (
    <ScrollingTable
      label={deskTexts.results.table(caption)}
      headings={[heading, ...headings]}
      className={styles.counts}
    >
      {rows.map(({ key, title, cells }) => (
        <tr key={key}>
          <th scope="row">{title}</th>
          {cells.map((cell, index) => (
            <td key={headings[index]}>{cell}</td>
          ))}
        </tr>
      ))}
    </ScrollingTable>
  )
}
