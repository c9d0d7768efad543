import type { Topic, Topics } from './topics'

/** Publish and subscribe over `Topics`. Handlers run after one another; one that throws does not disturb the others. */
export interface EventBus {
  publish<T extends Topic>(topic: T, payload: Topics[T]): void
  /** Returns the unsubscribe function. A section's subscriptions end with its unmount even if it forgets. */
  subscribe<T extends Topic>(topic: T, handler: (payload: Topics[T]) => void): () => void
}
