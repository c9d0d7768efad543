import { formatAmount } from 'shared-contracts/formats'
import { findStandard } from 'shared-contracts/menus'
import type { StandardResult } from 'shared-contracts/nutrition'
import { Disclosure } from 'shared-frame'
import { NutritionNeed } from 'shared-ui/needs'
import { standardsTexts } from '../../texts/standards'
import { ApartStandards } from './ApartStandards'
import styles from './DayStandards.module.css'
import { apartResults, furtherResults, groupedResults, isApart, metCount } from './day-results'
import { StandardSign } from './StandardSign'

function StandardsTable({ caption, results }: { caption: string; results: readonly StandardResult[] }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{standardsTexts.standard}</th>
          <th scope="col">{standardsTexts.value}</th>
          <th scope="col">{standardsTexts.status}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => {
          const standard = findStandard(result.standardId)
          if (standard === undefined) return null
          return (
            <tr key={result.standardId}>
              <th scope="row">
                {standard.title}
                <small className={styles.need}>
                  {standardsTexts.need} <NutritionNeed min={result.min} max={result.max} unit={standard.unit} />
                </small>
              </th>
              <td>{formatAmount(result.value, standard.unit)}</td>
              <td>
                <StandardSign status={result.status} short={false} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** A day against its standards: the groups of the nutrition table, what else is judged, and apart from both what can't be judged. */
export function DayStandards({ results }: { results: readonly StandardResult[] }) {
  const { met, judged } = metCount(results)
  const told = results.filter((result) => !isApart(result))
  const further = furtherResults(told)
  const apart = apartResults(results)
  return (
    <div className={styles.groups}>
      <p role="status">{standardsTexts.summary(met, judged, apart.length)}</p>
      <div className={styles.tables}>
        {groupedResults(told).map((group) => (
          <StandardsTable key={group.code} caption={`${group.code}. ${group.title}`} results={group.results} />
        ))}
      </div>
      {further.length > 0 && (
        <Disclosure summary={standardsTexts.further}>
          <StandardsTable caption={standardsTexts.further} results={further} />
        </Disclosure>
      )}
      {apart.length > 0 && (
        <Disclosure summary={standardsTexts.apart(apart.length)}>
          <ApartStandards results={apart} />
        </Disclosure>
      )}
    </div>
  )
}
