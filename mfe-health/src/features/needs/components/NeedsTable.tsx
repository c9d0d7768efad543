import { formatNumber } from 'shared-contracts/formats'
import { needReasons, needSources, standardIds } from 'shared-contracts/menus'
import { Disclosure, NutritionNeed } from 'shared-ui'
import { texts } from '../../../texts'
import { groupNeeds, type Need, recommendedNeeds } from '../rules/need-groups'
import { unitWords } from '../rules/unit-words'
import styles from './Needs.module.css'

/** What is recommended for one object type, group by group, with the safe upper level and its source. The first group is open. */
export function NeedsTable({ needs }: { needs: readonly Need[] }) {
  const sodium = needs.find(({ judged }) => judged === 'elsewhere')?.max ?? null
  return groupNeeds(recommendedNeeds(needs)).map((group, index) => (
    <Disclosure key={group.code} summary={group.title} open={index === 0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{group.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.needs.standard}</th>
            <th scope="col">{texts.needs.perDay}</th>
          </tr>
        </thead>
        <tbody>
          {group.rows.map(({ standard, need }) => (
            <tr key={standard.id}>
              <th scope="row">
                {standard.title}
                <Notes
                  need={need}
                  unit={unitWords(standard.unit)}
                  sodium={standard.id === standardIds.salt ? sodium : null}
                />
              </th>
              <td>
                <Recommended need={need} unit={unitWords(standard.unit)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  ))
}

function Recommended({ need: { recommended, upper }, unit }: { need: Need; unit: string }) {
  if (recommended) return <NutritionNeed min={recommended.from} max={recommended.to} unit={unit} />
  return upper ? <NutritionNeed min={null} max={upper.amount} unit={unit} /> : null
}

/** The safe upper level, what menus can't give, and the source, in small letters. */
function Notes({ need, unit, sodium }: { need: Need; unit: string; sodium: number | null }) {
  const { recommended, upper, source, reason, judged, weekMean } = need
  const notes = [
    recommended &&
      upper &&
      texts.needs.upper(`${formatNumber(upper.amount)} ${unit}`, upper.ofAdded, publisherOf(upper.source)),
    sodium !== null && texts.needs.sodium(formatNumber(sodium)),
    weekMean && texts.needs.weekMean,
    judged && reason && needReasons[reason],
    texts.needs.source(publisherOf(source)),
  ]
  return <small className={styles.notes}>{notes.filter(Boolean).join(' ')}</small>
}

function publisherOf(code: string | undefined): string {
  const source = code === undefined ? undefined : needSources[code]
  return source ? [source.publisher, source.year].filter(Boolean).join(' ') : ''
}
