export { Decisions } from './Decisions'
export { Failure } from './Failure'
export { nameFaster } from './name-faster'
export { type Act, entriesKey, failureText, useAct, useForgetEntries } from './use-act'
