import type { Topic, Topics } from './topics'

/** What is fixed for one topic, facts of which have the fields of `P`. */
interface TopicRule<P> {
  /** The one unit that publishes it. */
  readonly owner: string
  /** A stream begins with the last fact: as long as the document lives, or until another session begins. Absent: it begins with the next. */
  readonly replayed?: 'document' | 'session'
  /** The other tabs of the browser don't hear it. Of `session/changed` they believe the cookie alone. */
  readonly thisTabOnly?: true
  /** Types of its fields, where facts come from other tabs or from sections and are checked. */
  readonly fields?: { readonly [F in keyof P]: 'boolean' | 'number' | 'string' }
  /**
   * Several sections make such changes and tell them by `visitor.publishChange`. Releases of before it published them themselves,
   * which goes on for the units in this list.
   */
  readonly bySections?: readonly string[]
}

/**
 * The topics of all units, each with its owner. A section's own topics (`<unit>/<fact>`) are not in it: they belong to the unit that
 * they are named after, are not replayed and stay in their tab. Nor are those of a newer shell, which nobody here can judge.
 */
const topicTable = {
  'session/changed': { owner: 'shell', replayed: 'document' },
  'profile/changed': { owner: 'shell', fields: { userId: 'number' } },
  'consents/changed': { owner: 'shell', fields: { userId: 'number' } },
  'cart/changed': {
    owner: 'shell',
    replayed: 'session',
    fields: { numberOfCarts: 'number' },
    bySections: ['account', 'menus'],
  },
  'favourites/changed': {
    owner: 'shell',
    fields: { type: 'string', id: 'number', isFavourite: 'boolean' },
    bySections: ['account', 'health', 'menus', 'notebook', 'staff'],
  },
  'classes/changed': { owner: 'surveys', fields: { classId: 'number', registered: 'boolean' } },
  'polls/submitted': { owner: 'shell', fields: { pollId: 'number' } },
  'surveys/submitted': { owner: 'shell', fields: { surveyId: 'number' }, bySections: ['surveys'] },
  'navigation/finished': { owner: 'shell', replayed: 'document', thisTabOnly: true },
} as const satisfies { readonly [T in keyof Topics]?: TopicRule<Topics[T]> }

/** The rule of a topic of all units; undefined for a section's own one and for one that only newer releases know. */
export function ruleOf(topic: string): TopicRule<object> | undefined {
  return isShared(topic) ? topicTable[topic] : undefined
}

/** Every topic of all units, for the build too: a release of the shell says them. */
export const TOPICS: readonly string[] = Object.keys(topicTable)

/** Those that the other tabs of the browser hear. */
export const TAB_TOPICS: readonly Topic[] = TOPICS.filter(isShared).filter((topic) => !ruleOf(topic)?.thisTabOnly)

function isShared(topic: string): topic is keyof typeof topicTable {
  return Object.hasOwn(topicTable, topic)
}

/** Whether a value has the fields of the topic's facts; false too for a topic whose facts nobody checks. */
export function isFact<T extends Topic>(topic: T, value: unknown): value is Topics[T] {
  const fields = ruleOf(topic)?.fields
  if (!fields || typeof value !== 'object' || value === null) return false
  const values: Readonly<Record<string, unknown>> = { ...value }
  return Object.entries(fields).every(([field, type]) => typeof values[field] === type)
}
