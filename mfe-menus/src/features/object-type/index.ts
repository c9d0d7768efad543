export { MenusFor } from './components/MenusFor'
export { NoMenus } from './components/NoMenus'
export { ObjectTypeTabs } from './components/ObjectTypeTabs'
export { PeopleTabs } from './components/PeopleTabs'
export { Setup } from './components/Setup'
export { menuTitles } from './rules/menu-titles'
export { objectTypeOfChild, objectTypeOfPregnancy } from './rules/object-type-answer'
export {
  bankPath,
  buildPath,
  chosenObjectType,
  FIRST_CHOICE,
  menuObjectType,
  setupChoice,
} from './rules/object-type-choice'
export { type MenusForWhom, useObjectType } from './use-object-type'
