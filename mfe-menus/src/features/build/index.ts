export { MenuBuilderPart } from './menu-builder-part'
export type { ChosenDish } from './rules/draft'
