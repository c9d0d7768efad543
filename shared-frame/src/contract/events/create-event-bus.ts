import { Observable, Subject } from 'rxjs'
import type { EventBus } from './event-bus'
import { ruleOf } from './topic-table'
import type { Topic, Topics } from './topics'

export interface EventBusOptions {
  /** Told what a handler threw, and on which topic; must not throw itself. */
  readonly onError: (error: unknown, topic: Topic) => void
}

type Facts = { [T in Topic]?: Topics[T] }

/**
 * The event bus of one page. Handlers run at once, in the order of subscription. Facts published from within a handler
 * wait until all handlers have heard the present one, so that everyone hears facts in the same order. It carries every topic, known
 * or not, and lets everybody publish: units get a view of it (`ownedBus`).
 */
export function createEventBus({ onError }: EventBusOptions): EventBus {
  const subjects: { readonly [T in Topic]?: Subject<Topics[T]> } = {}
  const last: Record<'document' | 'session', Facts> = { document: {}, session: {} }
  const waiting: (() => void)[] = []
  let busy = false

  /** Now, or after what is being told. */
  function inTurn(step: () => void): void {
    waiting.push(step)
    if (busy) return
    busy = true
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) next()
    } finally {
      busy = false
    }
  }

  /** Where the last fact of a topic is kept, if it is. */
  function lastOf(topic: string): Facts | undefined {
    const replayed = ruleOf(topic)?.replayed
    return replayed && last[replayed]
  }

  function subjectOf<T extends Topic>(topic: T): Subject<Topics[T]> {
    const known = subjects[topic]
    if (known) return known
    const subject = new Subject<Topics[T]>()
    Object.assign(subjects, { [topic]: subject })
    return subject
  }

  return {
    publish: (topic, payload) =>
      inTurn(() => {
        // What was told of one visitor is not told to those who come when another is here.
        if (topic === 'session/changed') last.session = {}
        const facts = lastOf(topic)
        if (facts) facts[topic] = payload
        subjectOf(topic).next(payload)
      }),

    subscribe(topic, handler) {
      const subscription = subjectOf(topic).subscribe((payload) => {
        // Left to RxJS, the error would surface in a later task without its topic.
        try {
          handler(payload)
        } catch (error) {
          onError(error, topic)
        }
      })
      return () => subscription.unsubscribe()
    },

    streamOf: (topic) =>
      new Observable((subscriber) =>
        inTurn(() => {
          const fact = lastOf(topic)?.[topic]
          if (fact) subscriber.next(fact)
          subscriber.add(subjectOf(topic).subscribe(subscriber))
        }),
      ),
  }
}
