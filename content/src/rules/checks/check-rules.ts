import type { HealthRule } from 'shared-contracts/health-rules'
import type { ContentFolder } from '../../files/content-folder'
import type { Problem } from '../../files/problem'
import { checkDishes } from './check-dishes'
import { checkFigures } from './check-figures'
import { checkStoredMenus } from './check-stored-menus'
import { checkTexts } from './check-texts'
import { type RuleContent, readRuleContent } from './rule-content'

/** What one rule was tried on, and the places that break it. */
interface TriedRule {
  readonly rule: HealthRule
  /** Dishes with the food that it looks for. */
  readonly dishes: number
  /** Texts that it has something to say about. */
  readonly texts: number
  /** Needs with its amount. */
  readonly figures: number
  readonly problems: readonly Problem[]
}

/** One rule on dishes, needs and texts. */
export function tryRule(rule: HealthRule, content: RuleContent): TriedRule {
  const dishes = checkDishes(rule, content)
  const figures = checkFigures(rule, content)
  const texts = checkTexts(rule, content.texts)
  return {
    rule,
    dishes: dishes.matching,
    texts: texts.tried,
    figures: figures.tried,
    problems: [...dishes.problems, ...figures.problems, ...texts.problems],
  }
}

/**
 * The rule book on all content: places that break a rule, which the field of a problem names. Run by `npm run content -- check`; an import doesn't wait
 * for it.
 */
export function checkRules(folder: ContentFolder): readonly Problem[] {
  const content = readRuleContent(folder)
  if (content === null) return []
  return [
    ...content.rules.flatMap((rule) => tryRule(rule, content).problems),
    ...checkStoredMenus(content, folder.read('nutrition/menus.json') ?? ''),
  ]
}
