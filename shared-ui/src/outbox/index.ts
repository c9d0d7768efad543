export { type FailureKind, failureKind, pauseAfter } from './failures'
