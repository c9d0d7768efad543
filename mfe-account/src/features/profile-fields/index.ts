export { BirthYearField } from './components/BirthYearField'
export { MotherhoodFields } from './components/MotherhoodFields'
export { PlaceFields } from './components/PlaceFields'
export { WorkplaceFields } from './components/WorkplaceFields'
export { type BirthYearValues, birthYearOnWire } from './rules/birth-year'
export {
  emptyMotherhood,
  type MotherhoodValues,
  motherhoodMessages,
  motherhoodOnWire,
  motherhoodValues,
} from './rules/motherhood'
export { emptyPlace, type PlaceValues, placeOnWire, placeValues } from './rules/place'
export {
  emptyWorkplace,
  type WorkplaceValues,
  workplaceMessages,
  workplaceOnWire,
  workplaceValues,
} from './rules/workplace'
