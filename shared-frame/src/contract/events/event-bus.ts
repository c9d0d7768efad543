import type { Observable } from 'rxjs'
import type { Topic, Topics } from './topics'

/** Publish and subscribe over `Topics`. Handlers run after one another; one that throws does not disturb the others. */
export interface EventBus {
  /** By the topic's owner alone (`topic-table.ts`): while developing it throws for others, on the site their fact is dropped and reported. */
  publish<T extends Topic>(topic: T, payload: Topics[T]): void
  /** Returns the unsubscribe function. A section's subscriptions end with its unmount even if it forgets. Never hears what was before. */
  subscribe<T extends Topic>(topic: T, handler: (payload: Topics[T]) => void): () => void
  /**
   * The facts of a topic as an Observable, which completes with the section's unmount. Of `session/changed`, `cart/changed` and
   * `navigation/finished` it begins with the last fact, if there was one; that of the cart is forgotten when the session changes.
   */
  streamOf<T extends Topic>(topic: T): Observable<Topics[T]>
}
