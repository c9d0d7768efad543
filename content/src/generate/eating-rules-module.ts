import { type EatingRule, eatingTopics, objectTypeIdsOf } from 'shared-contracts/health-rules'
import type { ContentFolder } from '../files/content-folder'
import { problemText } from '../files/problem'
import { readHealthRules } from '../rules/read-health-rules'

/** The module that browsers take the rules of hand-outs from, below the root of the product. */
export const EATING_RULES_MODULE = 'shared-contracts/src/domain/health-rules/generated/eating-rules.ts'

/**
 * The source of `EATING_RULES_MODULE`: what the rule book says about eating, by object type. Written by `npm run content -- generate`; the content check
 * compares. Throws when a rule can't be read.
 */
export function eatingRulesModule(folder: ContentFolder): string {
  const { rules, problems } = readHealthRules(folder)
  if (problems.length > 0) throw new Error(problems.map(problemText).join('\n'))
  const told = rules.flatMap(({ id, topic, risk, audience, statement }): readonly EatingRule[] => {
    const eating = eatingTopics.find((each) => each === topic)
    const objectTypeIds = objectTypeIdsOf(audience)
    return eating === undefined || objectTypeIds.length === 0
      ? []
      : [{ id, topic: eating, risk, objectTypeIds, statement }]
  })
  return [
    '// Generated from content/rules by "npm run content -- generate": change the rule book instead.',
    "import type { EatingRule } from '../eating-rule'",
    '',
    'export const allEatingRules: readonly EatingRule[] = [',
    ...told.map((rule) => `  ${JSON.stringify(rule)},`),
    ']',
    '',
  ].join('\n')
}
