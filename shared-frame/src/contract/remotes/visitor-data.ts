import type { CallAnswer, CallName } from 'shared-contracts/calls'
import type { Topics } from '../events/topics'

/** What the site knows of the signed-in visitor, and the one call that each part is read by. */
interface VisitorCalls {
  /** Name, motherhood, children, number of entries in the shopping list. */
  readonly profile: 'User/UserInfo'
  /** Every consent given or withdrawn, newest first. */
  readonly consents: 'User/GetConsents'
  readonly favouriteIds: 'Favorite/GetFavoriteIds'
  /** What is on the shopping list, in short. */
  readonly cartItems: 'UserCart/GetItems'
  /** Cooking classes that the visitor registered for, cancelled ones too. */
  readonly classes: 'CookingClass/GetRegisteredClasses'
  /** Surveys for the visitor that she has not answered yet. */
  readonly remainingSurveys: 'Survey/GetRemainingSurveys'
}

export type VisitorKey = keyof VisitorCalls
export type VisitorAnswer<K extends VisitorKey> = CallAnswer<VisitorCalls[K]>
/** Typed so that the shell can't read a key by another call than the answer's. */
export type VisitorCallNames = { readonly [K in VisitorKey]: VisitorCalls[K] & CallName }

/** Topics of the shell's that several sections have a part in. */
interface VisitorChanges {
  readonly 'cart/changed': Topics['cart/changed']
  readonly 'favourites/changed': Topics['favourites/changed']
  readonly 'surveys/submitted': Topics['surveys/submitted']
}

/** Where the reading of one key stands. Nobody signed in, or the session not known yet: pending without data. */
export interface VisitorState<K extends VisitorKey> {
  readonly data: VisitorAnswer<K> | undefined
  /** No answer yet, and no failure. */
  readonly isPending: boolean
  /** The last request failed; `data` may still hold an older answer. */
  readonly isError: boolean
  readonly isFetching: boolean
  readonly error: unknown
}

/**
 * The data of the signed-in visitor: one owner (the shell's session) and one cache for all sections. A key is fetched when
 * somebody watches it, and again when a fact on the bus says that it changed, in this tab or another one, and when the
 * window comes back to the front. It is emptied as soon as the session ends or becomes somebody else's.
 */
export interface VisitorData {
  /** The same object as long as nothing changed. */
  read<K extends VisitorKey>(key: K): VisitorState<K>
  /** Fetches the key while it is watched and calls back on every change. Returns the function that ends it. */
  subscribe(key: VisitorKey, listener: () => void): () => void
  /** Asks the server again, as a retry does. Never rejects: what went wrong is in the state. */
  refetch(key: VisitorKey): Promise<void>
  /**
   * The server has changed the value: published as `profile/changed` or `consents/changed`, fetched again where it is
   * watched. Resolves once the new answer is there; never rejects.
   */
  invalidate(key: 'profile' | 'consents'): Promise<void>
  /** As `invalidate`, for a call that answered with the new value: it is shown at once and not fetched again. */
  replace<K extends 'profile' | 'consents'>(key: K, answer: VisitorAnswer<K>): void
  /**
   * A call of the section's has changed what this topic is about: the shell, which owns the topic, publishes it. Throws for another
   * topic and for what is no fact of it.
   */
  publishChange<T extends keyof VisitorChanges>(topic: T, fact: Topics[T]): void
}
