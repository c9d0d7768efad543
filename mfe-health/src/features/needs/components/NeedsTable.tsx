import { NutritionNeed } from 'shared-ui'
import { texts } from '../../../texts'
import { type NeedBar, needBar, needScales } from '../rules/need-bar'
import { groupNeeds, type Need } from '../rules/need-groups'
import styles from './Needs.module.css'

/** All needs of one object type in groups, each written as a need (see docs/product/numbers.md, needs) and drawn as a band on a scale. */
export function NeedsTable({ needs, title }: { needs: readonly Need[]; title: string }) {
  const groups = groupNeeds(needs)
  const scales = needScales(groups)
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.needs.standard}</th>
          <th scope="col">{texts.needs.perDay}</th>
        </tr>
      </thead>
      {groups.map((group) => (
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
                <Bar bar={needBar(standard, need, scales)} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** The picture of a need; its words stand beside it. */
function Bar({ bar }: { bar: NeedBar | null }) {
  if (bar === null) return null
  const { from, to, open } = bar
  return (
    <svg className={styles.needBar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.needTrack} width="100" height="6" rx="1" />
      <rect className={open ? styles.needOpen : styles.needBand} x={from} width={Math.max(to - from, 1)} height="6" />
    </svg>
  )
}
