export { SearchableSelect, type SearchableSelectProps } from './SearchableSelect'
export { type SelectField, selectField } from './select-field'
export { type FoundOption, filterOptions, type SelectOption } from './select-filter'
