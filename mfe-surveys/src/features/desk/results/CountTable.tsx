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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keys too
    <section className={styles.scroll} aria-label={deskTexts.results.table(caption)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {headings.map((each) => (
              <th key={each} scope="col" className={styles.number}>
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, cells }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {cells.map((cell, index) => (
                <td key={headings[index]} className={styles.number}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
