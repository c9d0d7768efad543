import type { EventBus } from './event-bus'
import { ruleOf } from './topic-table'

interface Options {
  /** All units: a topic named after one is its own. */
  readonly units: readonly { readonly name: string }[]
  /** Told what the unit tried to publish and may not. */
  readonly onRefused: (error: Error, topic: string) => void
  /** Whether a refused `publish` throws: while developing and in tests. On the site the fact is dropped. */
  readonly strict?: boolean
}

/**
 * The bus as one unit gets it: it hears everything and publishes what it owns. A topic that nobody here owns is let through: newer
 * releases may have agreed on it.
 */
export function ownedBus(
  bus: EventBus,
  unit: string,
  { units, onRefused, strict = process.env.NODE_ENV !== 'production' }: Options,
): EventBus {
  return {
    ...bus,
    publish(topic, payload) {
      const rule = ruleOf(topic)
      const owner = rule?.owner ?? units.find(({ name }) => topic.startsWith(`${name}/`))?.name ?? unit
      if (owner === unit || rule?.bySections?.includes(unit)) return bus.publish(topic, payload)
      const error = new Error(`${topic} is published by ${owner} alone`)
      onRefused(error, topic)
      if (strict) throw error
    },
  }
}
