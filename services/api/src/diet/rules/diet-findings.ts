import { formatAmount, unitWords } from 'shared-contracts/formats'
import type { Kitchen } from 'shared-contracts/nutrition'
import type { DietFinding } from './compose-diet-advice'
import type { ConsultingRules } from './consulting-rules'
import type { Diet, DietResult, DietStandard } from './diet'
import { gapOf } from './tolerance'

/** What a diet shows: standards outside their bounds or without data, limits exceeded, options chosen. Standards without any advice are left out. */
export function findingsOf(
  diet: Diet,
  standards: readonly DietStandard[],
  limits: DietResult['limits'],
  rules: ConsultingRules,
  kitchen: Kitchen,
): readonly DietFinding[] {
  const advised = new Set(rules.advice.flatMap(({ on }) => ('standardId' in on ? [on.standardId] : [])))
  return [
    ...[...new Set(limits.map(({ ruleId }) => ruleId))].map((ruleId): DietFinding => ({ kind: 'limit', ruleId })),
    ...standards
      .filter(({ standardId, min, max }) => advised.has(standardId) && (min !== null || max !== null))
      .flatMap((result) => standardFinding(result, kitchen)),
    ...diet.answers.flatMap(({ questionId, optionIds }) =>
      (optionIds ?? []).map((optionId): DietFinding => ({ kind: 'option', questionId, optionId })),
    ),
  ]
}

function standardFinding(result: DietStandard, { standards }: Kitchen): DietFinding[] {
  const standard = standards.find(({ standardId }) => standardId === result.standardId)
  if (standard === undefined) return []
  const { title, unit } = standard
  switch (result.status) {
    case 'below':
    case 'above':
      return [{ kind: 'standard', standardId: result.standardId, status: result.status, title, gap: shownGap() }]
    case 'missing':
      return [{ kind: 'missing', title }]
    case 'met':
      return [{ kind: 'met' }]
    // Its reason stands beside the figure.
    case 'notJudged':
      return []
  }

  function shownGap(): string {
    const gap = gapOf(result)
    // An estimate: no more digits than it deserves.
    return formatAmount(gap >= 20 ? Math.round(gap) : Math.round(gap * 10) / 10, unitWords(unit))
  }
}
