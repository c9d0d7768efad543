import type { Topic, Topics } from './topics'

/** What is fixed for one topic, facts of which have the fields of `P`. */
interface TopicRule<P> {
  /** The one unit that publishes it. */
  readonly owner: string
  /** Whether a stream begins with the last fact: as long as the document lives, or until another session begins. */
  readonly replayed: 'document' | 'session' | null
  /** Whether the other tabs of the browser hear it. Of `session/changed` they believe the cookie alone. */
  readonly otherTabs: boolean
  /** Types of its fields, where facts come from other tabs or from sections and are checked. */
  readonly fields?: { readonly [F in keyof P]: 'boolean' | 'number' | 'string' }
  /** Sections tell it to the shell by `visitor.publishChange`, as several of them make such changes. */
  readonly bySections?: true
  /** Units whose older releases, of before `publishChange`, publish it themselves: they go on working. */
  readonly formerly?: readonly string[]
}

/**
 * The topics of all units, each with its owner. A section's own topics (`<unit>/<fact>`) are not in it: they belong to the unit that
 * they are named after, are not replayed and stay in their tab. Nor are those of a newer shell, which nobody here can judge.
 */
const topicTable = {
  'session/changed': { owner: 'shell', replayed: 'document', otherTabs: true },
  'profile/changed': { owner: 'shell', replayed: null, otherTabs: true, fields: { userId: 'number' } },
  'consents/changed': { owner: 'shell', replayed: null, otherTabs: true, fields: { userId: 'number' } },
  'cart/changed': {
    owner: 'shell',
    replayed: 'session',
    otherTabs: true,
    fields: { numberOfCarts: 'number' },
    bySections: true,
    formerly: ['account', 'menus'],
  },
  'favourites/changed': {
    owner: 'shell',
    replayed: null,
    otherTabs: true,
    fields: { type: 'string', id: 'number', isFavourite: 'boolean' },
    bySections: true,
    formerly: ['account', 'health', 'menus', 'notebook', 'staff'],
  },
  'classes/changed': {
    owner: 'surveys',
    replayed: null,
    otherTabs: true,
    fields: { classId: 'number', registered: 'boolean' },
  },
  'polls/submitted': { owner: 'shell', replayed: null, otherTabs: true, fields: { pollId: 'number' } },
  'surveys/submitted': {
    owner: 'shell',
    replayed: null,
    otherTabs: true,
    fields: { surveyId: 'number' },
    bySections: true,
    formerly: ['surveys'],
  },
  'navigation/finished': { owner: 'shell', replayed: 'document', otherTabs: false },
} as const satisfies { readonly [T in keyof Topics]?: TopicRule<Topics[T]> }

/** The rule of a topic of all units; undefined for a section's own one and for one that only newer releases know. */
export function ruleOf(topic: string): TopicRule<object> | undefined {
  return isShared(topic) ? topicTable[topic] : undefined
}

/** Every topic of all units, for the build too: a release of the shell says them. */
export const TOPICS: readonly string[] = Object.keys(topicTable)

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
