import { NutritionNeed } from 'shared-ui'
import { texts } from '../../texts'
import styles from './Needs.module.css'
import { groupNeeds, type Need } from './need-groups'

/** All needs of one object type in groups, each as SPEC.md §5 shows a need. */
export function NeedsTable({ needs, title }: { needs: readonly Need[]; title: string }) {
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.needs.standard}</th>
          <th scope="col">{texts.needs.perDay}</th>
        </tr>
      </thead>
      {groupNeeds(needs).map((group) => (
        <tbody key={group.code}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={2}>
              {group.code}. {group.title}
            </th>
          </tr>
          {group.rows.map(({ standard, need }) => (
            <tr key={standard.id}>
              <th scope="row">{standard.title}</th>
              <td>
                <NutritionNeed min={need.min} max={need.max} unit={standard.unit} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
