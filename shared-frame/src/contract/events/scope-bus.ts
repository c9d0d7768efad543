import { Observable, Subscription } from 'rxjs'
import type { EventBus } from './event-bus'

/** A bus whose subscriptions all end at once. */
export interface ScopedBus extends EventBus {
  /** Ends every subscription made here and completes its streams; later ones are refused silently. Publishing goes on. May be called twice. */
  end(): void
}

/** The view of the bus that one remote gets: what it subscribed to ends with its unmount, even if it forgets. */
export function scopeBus(bus: EventBus): ScopedBus {
  const subscriptions = new Subscription()
  return {
    publish: (topic, payload) => bus.publish(topic, payload),
    subscribe(topic, handler) {
      if (subscriptions.closed) return () => {}
      const subscription = new Subscription(bus.subscribe(topic, handler))
      // Forgotten by the scope once it ends by itself: a page open for hours keeps nothing of widgets long gone.
      subscriptions.add(subscription)
      return () => subscription.unsubscribe()
    },
    streamOf: (topic) =>
      new Observable((subscriber) => {
        const end = new Subscription(() => subscriber.complete())
        // Completes at once when the scope has ended.
        subscriptions.add(end)
        subscriber.add(end)
        if (!subscriber.closed) bus.streamOf(topic).subscribe(subscriber)
      }),
    end: () => subscriptions.unsubscribe(),
  }
}
