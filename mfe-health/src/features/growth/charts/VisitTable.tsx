import { Disclosure } from 'shared-frame'
import { type GrowthChartKind, type GrowthChartVisit, visitRows } from 'shared-ui/clinical-charts'
import { chartStyles as styles } from '../../charts'

/** The same figures as the chart, as a table. */
export function VisitTable({ kind, visits }: { kind: GrowthChartKind; visits: readonly GrowthChartVisit[] }) {
  const rows = visitRows(kind, visits)
  if (rows.length === 0) return null
  return (
    <Disclosure summary="Xem bảng số liệu">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the phone must scroll by keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label="Bảng số liệu">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Ngày</th>
              <th scope="col">Tuổi</th>
              <th scope="col">Số đo</th>
              <th scope="col">z-score</th>
              <th scope="col">Bách phân vị</th>
              <th scope="col">Nhận xét</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.visit.id}>
                <th scope="row">{row.day}</th>
                <td>{row.age}</td>
                <td>{row.value}</td>
                <td>{row.zScore}</td>
                <td>{row.percentile}</td>
                <td>{row.meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  )
}
