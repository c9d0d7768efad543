import { formatNumber } from 'shared-contracts/formats'
import { needReasons } from 'shared-contracts/menus'
import { Disclosure, NutritionNeed } from 'shared-ui'
import { texts } from '../../../texts'
import { type NeedBar, needBar, needScales } from '../rules/need-bar'
import { groupNeeds, menuRanges, type Need } from '../rules/need-groups'
import { unitWords } from '../rules/unit-words'
import styles from './Needs.module.css'

/** The ranges that the site's menus keep, apart from what is recommended: each with the reason where it differs. */
export function MenuRanges({ needs, mother }: { needs: readonly Need[]; mother: boolean }) {
  const groups = groupNeeds(menuRanges(needs))
  const scales = needScales(groups)
  return (
    <Disclosure summary={texts.needs.ranges}>
      <p>{texts.needs.rangesIntro}</p>
      {mother && <p>{texts.needs.rangesActivity}</p>}
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.needs.ranges}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.needs.standard}</th>
            <th scope="col">{texts.needs.range}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.code}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={2}>
                {group.title}
              </th>
            </tr>
            {group.rows.map(({ standard, need }) => (
              <tr key={standard.id}>
                <th scope="row">
                  {standard.title}
                  <small className={styles.notes}>{noteOf(need, unitWords(standard.unit))}</small>
                </th>
                <td>
                  <NutritionNeed min={need.min} max={need.max} unit={unitWords(standard.unit)} />
                  <Bar bar={needBar(standard, need, scales)} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p>{texts.needs.rangesNote}</p>
    </Disclosure>
  )
}

function noteOf({ reason, weekMean, dayMax }: Need, unit: string): string {
  const mean = weekMean && dayMax !== undefined ? texts.needs.dayMax(`${formatNumber(dayMax)} ${unit}`) : ''
  return [(reason !== undefined && needReasons[reason]) || '', mean].filter(Boolean).join(' ')
}

/** The picture of a range; its words stand beside it. */
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
