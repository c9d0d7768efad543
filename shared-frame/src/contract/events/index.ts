export { createEventBus } from './create-event-bus'
export type { EventBus } from './event-bus'
export { type ScopedBus, scopeBus } from './scope-bus'
export type { Topics } from './topics'
