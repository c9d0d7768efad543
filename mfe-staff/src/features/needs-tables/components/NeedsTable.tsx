import { TermList } from 'shared-ui/glossary'
import type { NeedRows } from '../rules/need-rows'
import { needsTablesTexts as texts } from '../texts'
import styles from './NeedsTable.module.css'

interface Props {
  readonly title: string
  readonly groups: readonly NeedRows[]
}

/** Recommendation, safe upper level and source of each standard. On a phone each line is a small card with its figures named. */
export function NeedsTable({ title, groups }: Props) {
  const { columns } = texts
  return (
    <>
      <TermList terms={['recommended', 'upperLevel']} />
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.of(title)}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.standard}</th>
            <th scope="col">{columns.recommended}</th>
            <th scope="col">{columns.upper}</th>
            <th scope="col">{columns.source}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={4}>
                {group.title}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.standardId}>
                <th scope="row">{row.title}</th>
                <td data-label={columns.recommended}>{row.recommended ?? texts.none}</td>
                <td data-label={columns.upper}>{row.upper ?? texts.none}</td>
                <td data-label={columns.source}>{row.source}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}
