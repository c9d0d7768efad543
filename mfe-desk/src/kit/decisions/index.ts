export { Decisions } from './Decisions'
export { Failure } from './Failure'
export { nameFaster } from './name-faster'
export { entriesKey, useAct, useForgetEntries } from './use-act'
