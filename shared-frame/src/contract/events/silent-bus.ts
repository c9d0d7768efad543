import { Observable } from 'rxjs'
import type { EventBus } from './event-bus'

/** The bus where no page lives: on the server, and before there is a shell. Nobody hears what is published, and its streams never say anything. */
export const silentBus: EventBus = {
  publish: () => {},
  subscribe: () => () => {},
  streamOf: () => new Observable(),
}
