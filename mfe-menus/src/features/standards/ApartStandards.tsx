import { formatAmount } from 'shared-contracts/formats'
import { findStandard, needReasons } from 'shared-contracts/menus'
import type { StandardResult } from 'shared-contracts/nutrition'
import { texts } from '../../texts'

/** Standards that can't be judged, each with what is known and the reason. */
export function ApartStandards({ results }: { results: readonly StandardResult[] }) {
  return (
    <ul>
      {results.map((result) => {
        const standard = findStandard(result.standardId)
        if (standard === undefined) return null
        return (
          <li key={result.standardId}>
            <strong>{standard.title}</strong>
            {result.value > 0 && `: ${texts.standards.known(formatAmount(result.value, standard.unit))}`}
            {result.need !== null && `, ${texts.standards.recommended(formatAmount(result.need, standard.unit))}`}.{' '}
            {reasonOf(result)}
          </li>
        )
      })}
    </ul>
  )
}

function reasonOf({ reason, missingCount, value, need }: StandardResult): string {
  const enough = need !== null && value >= need
  return (reason !== undefined && needReasons[reason]) || texts.standards.missingOf(missingCount, enough)
}
