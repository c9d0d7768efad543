import { formatAmount } from 'shared-contracts/formats'
import { findStandard, needReasons } from 'shared-contracts/menus'
import type { StandardResult } from 'shared-contracts/nutrition'
import { standardsTexts } from '../../texts/standards'

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
            {result.value > 0 && `: ${standardsTexts.known(formatAmount(result.value, standard.unit))}`}
            {result.need !== null && `, ${standardsTexts.recommended(formatAmount(result.need, standard.unit))}`}.{' '}
            {reasonOf(result)}
          </li>
        )
      })}
    </ul>
  )
}

function reasonOf({ reason, missingCount, value, need }: StandardResult): string {
  const enough = need !== null && value >= need
  return (reason !== undefined && needReasons[reason]) || standardsTexts.missingOf(missingCount, enough)
}
