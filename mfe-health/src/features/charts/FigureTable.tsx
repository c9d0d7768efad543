import { Disclosure } from 'shared-frame'
import styles from './Charts.module.css'

export interface Figures {
  readonly columns: readonly string[]
  /** The first cell names the row. */
  readonly rows: readonly { readonly id: number | string; readonly cells: readonly string[] }[]
}

/** The same figures as the chart, as a table; nothing without any. */
export function FigureTable({ columns, rows }: Figures) {
  if (rows.length === 0) return null
  return (
    <Disclosure summary="Xem bảng số liệu">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the phone must scroll by keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label="Bảng số liệu">
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells: [name, ...cells] }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  )
}
