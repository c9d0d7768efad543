export { provinceOptions, wardOptions } from './place-options'
export { type PlaceOption, searchPlaces } from './search-places'
