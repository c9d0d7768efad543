import { Subject } from 'rxjs'
import type { EventBus } from './event-bus'
import type { Topic, Topics } from './topics'

export interface EventBusOptions {
  /** Told what a handler threw, and on which topic; must not throw itself. */
  readonly onError: (error: unknown, topic: Topic) => void
}

type Streams = { readonly [T in Topic]: Subject<Topics[T]> }

/**
 * The event bus of one page. Handlers run at once, in the order of subscription. Facts published from within a handler
 * wait until all handlers have heard the present one, so that everyone hears facts in the same order.
 */
export function createEventBus({ onError }: EventBusOptions): EventBus {
  const streams = createStreams()
  const waiting: (() => void)[] = []
  let publishing = false

  return {
    publish(topic, payload) {
      waiting.push(() => streams[topic].next(payload))
      if (publishing) return
      publishing = true
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) next()
      } finally {
        publishing = false
      }
    },

    subscribe(topic, handler) {
      const subscription = streams[topic].subscribe((payload) => {
        // Left to RxJS, the error would surface in a later task without its topic.
        try {
          handler(payload)
        } catch (error) {
          onError(error, topic)
        }
      })
      return () => subscription.unsubscribe()
    },
  }
}

function createStreams(): Streams {
  return {
    'session/changed': new Subject(),
    'profile/changed': new Subject(),
    'consents/changed': new Subject(),
    'cart/changed': new Subject(),
    'favourites/changed': new Subject(),
    'classes/changed': new Subject(),
    'polls/submitted': new Subject(),
    'surveys/submitted': new Subject(),
    'navigation/finished': new Subject(),
  }
}
