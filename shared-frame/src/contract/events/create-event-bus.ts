import { Observable, Subject } from 'rxjs'
import type { EventBus } from './event-bus'
import { ruleOf, TOPICS } from './topic-table'
import type { Topic, Topics } from './topics'

export interface EventBusOptions {
  /** Told what a handler threw, and on which topic; must not throw itself. */
  readonly onError: (error: unknown, topic: Topic) => void
}

/**
 * The event bus of one page. Handlers run at once, in the order of subscription. Facts published from within a handler
 * wait until all handlers have heard the present one, so that everyone hears facts in the same order. It carries every topic, known
 * or not, and lets everybody publish: units get a view of it (`ownedBus`).
 */
export function createEventBus({ onError }: EventBusOptions): EventBus {
  const subjects: { readonly [T in Topic]?: Subject<Topics[T]> } = Object.create(null)
  const lastFacts: { [T in Topic]?: Topics[T] } = Object.create(null)
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

  function subjectOf<T extends Topic>(topic: T): Subject<Topics[T]> {
    const known = subjects[topic]
    if (known) return known
    const subject = new Subject<Topics[T]>()
    Object.assign(subjects, { [topic]: subject })
    return subject
  }

  function keep<T extends Topic>(topic: T, payload: Topics[T]): void {
    // What was told of one visitor is not told to those who come when another is here.
    if (topic === 'session/changed')
      for (const each of TOPICS) if (ruleOf(each)?.replayed === 'session') Reflect.deleteProperty(lastFacts, each)
    if (ruleOf(topic)?.replayed) lastFacts[topic] = payload
  }

  return {
    publish: (topic, payload) =>
      inTurn(() => {
        keep(topic, payload)
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
          const last = lastFacts[topic]
          if (last !== undefined) subscriber.next(last)
          subscriber.add(subjectOf(topic).subscribe(subscriber))
        }),
      ),
  }
}
