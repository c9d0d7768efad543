export { checkRules, type TriedRule, tryRule } from './check-rules'
export { checkStoredMenus } from './check-stored-menus'
export { type MenuBreach, type MenuMeasure, menuBreaches } from './menu-breaches'
export { type RuleContent, readRuleContent } from './rule-content'
