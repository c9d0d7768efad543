export { MenusFor } from './components/MenusFor'
export { NoMenus } from './components/NoMenus'
export { ObjectTypeTabs } from './components/ObjectTypeTabs'
export { PeopleTabs } from './components/PeopleTabs'
export { Setup } from './components/Setup'
export { objectTypeOfChild, objectTypeOfPregnancy } from './rules/object-type-answer'
export {
  bankPath,
  buildPath,
  chosenObjectType,
  FIRST_CHOICE,
  menuObjectType,
  ownBankPath,
  setupChoice,
} from './rules/object-type-choice'
export { type Person, peopleOf } from './rules/people'
export { type MenusForWhom, useFamily, useObjectType } from './use-object-type'
