import { type EatingRule, eatingTopics } from '../eating-rule'
import { allEatingRules } from '../generated/eating-rules'
import { RULE_RISKS } from '../health-rule'

/** What the rule book says to an object type about eating: by topic, the gravest first. Apart from `health-rules`, as few pages need the texts. */
export function eatingRules(objectTypeId: number): readonly EatingRule[] {
  const own = allEatingRules.filter(({ objectTypeIds }) => objectTypeIds.some((id) => id === objectTypeId))
  return eatingTopics.flatMap((topic) =>
    RULE_RISKS.flatMap((risk) => own.filter((rule) => rule.topic === topic && rule.risk === risk)),
  )
}

/** What is done with a child's part of what the family cooks, as printed menus say it; null for whoever is no child. */
export function setAsideStatement(objectTypeId: number | null): string | null {
  const rule = allEatingRules.find(({ id }) => id === 'child-portion-before-seasoning')
  return rule?.objectTypeIds.some((id) => id === objectTypeId) ? rule.statement : null
}
