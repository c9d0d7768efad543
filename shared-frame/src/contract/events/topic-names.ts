import type { Topic } from './topics'

const names: Readonly<Record<Topic, true>> = {
  'session/changed': true,
  'profile/changed': true,
  'consents/changed': true,
  'cart/changed': true,
  'favourites/changed': true,
  'classes/changed': true,
  'polls/submitted': true,
  'surveys/submitted': true,
  'navigation/finished': true,
}

/** Every topic that the bus carries, for the build: a release of the shell says them. */
export const TOPICS: readonly string[] = Object.keys(names)
