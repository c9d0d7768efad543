/**
 * The facts that units tell each other. Names are past tense; payloads are JSON and never carry health details. Each has one owner,
 * which alone publishes it (`topic-table.ts`), and a publisher and a subscriber (`topics.test.ts`).
 *
 * A section may bring topics of its own, named `<unit>/<fact>`, without a word here or in the shell. Where it publishes one, and where
 * another section subscribes to one, it says what such a fact is:
 *
 * @example declare module 'shared-frame/events' { interface Topics { 'menus/week-shown': { readonly week: number } } }
 */
export interface Topics {
  /** Somebody logged in or out. Changes of the profile are `profile/changed`. */
  'session/changed': { readonly signedIn: boolean; readonly userId: number | null }
  /** The profile or a child in it was changed. */
  'profile/changed': { readonly userId: number }
  /** A consent was given or withdrawn. */
  'consents/changed': { readonly userId: number }
  /** Entries were added to or removed from the shopping list. */
  'cart/changed': { readonly numberOfCarts: number }
  /** A favourite was added or removed. */
  'favourites/changed': { readonly type: 'dish' | 'article'; readonly id: number; readonly isFavourite: boolean }
  /** A class was registered for or cancelled. */
  'classes/changed': { readonly classId: number; readonly registered: boolean }
  /** A poll over a page was answered. */
  'polls/submitted': { readonly pollId: number }
  /** The visitor's answers to a survey are with the server. */
  'surveys/submitted': { readonly surveyId: number }
  /** The page at this address is on screen. */
  'navigation/finished': { readonly path: string; readonly unit: string | null }
}

export type Topic = keyof Topics
