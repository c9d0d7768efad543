import { type HealthRule, objectTypeIdsOf } from 'shared-contracts/health-rules'
import type { Problem } from '../../files/problem'
import type { RuleContent } from './rule-content'

/** What an amount rule found among the needs. */
export interface TriedFigures {
  readonly tried: number
  readonly problems: readonly Problem[]
}

/** The maximum that menus are judged by is never laxer than the rule book's. */
export function checkFigures({ id, audience, check }: HealthRule, { needs, kitchen }: RuleContent): TriedFigures {
  if (check?.kind !== 'amount') return { tried: 0, problems: [] }
  const problem = (message: string): Problem => ({ file: 'nutrition/needs.csv', line: null, field: id, message })
  if (!kitchen.standards.some(({ standardId }) => standardId === check.standardId))
    return { tried: 0, problems: [problem(`không có chỉ tiêu ${check.standardId}`)] }
  const objectTypeIds = objectTypeIdsOf(audience)
  const judged = needs.filter(
    (need) => need.standardId === check.standardId && objectTypeIds.some((own) => own === need.objectTypeId),
  )
  const { atMost = Number.POSITIVE_INFINITY } = check
  return {
    tried: judged.length,
    problems: judged
      .filter(({ max }) => (max ?? 0) > atMost)
      .map(({ objectTypeId, max }) =>
        problem(
          `đối tượng ${objectTypeId}: tối đa ${max} của chỉ tiêu ${check.standardId}, quy tắc cho nhiều nhất ${atMost}`,
        ),
      ),
  }
}
