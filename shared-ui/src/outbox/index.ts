export { type FailureKind, failureKind, pauseAfter } from './failures'
export { alone, type Entry, type Flushed, flush, onWaiting, type Sender, sendDue, tellWaiting } from './flush'
export { useIsWaiting, useWaiting } from './use-waiting'
export { withMemory } from './with-memory'
