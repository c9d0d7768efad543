/**
 * The facts that units tell each other. Names are past tense and owned by the unit named in the comment; payloads are
 * JSON and never carry health details. Each topic has a publisher and a subscriber (`topics.test.ts`). Facts about the
 * visitor's data reach the other tabs of the browser too.
 */
export interface Topics {
  /** shell: somebody logged in or out. Changes of the profile are `profile/changed`. */
  'session/changed': { readonly signedIn: boolean; readonly userId: number | null }
  /** shell, on behalf of the section that changed it: the profile or a child in it. */
  'profile/changed': { readonly userId: number }
  /** shell, on behalf of the section that changed it: a consent was given or withdrawn. */
  'consents/changed': { readonly userId: number }
  /** any section: entries were added to or removed from the shopping list. */
  'cart/changed': { readonly numberOfCarts: number }
  /** any section: a favourite was added or removed. */
  'favourites/changed': { readonly type: 'dish' | 'article'; readonly id: number; readonly isFavourite: boolean }
  /** surveys: a class was registered for or cancelled. */
  'classes/changed': { readonly classId: number; readonly registered: boolean }
  /** shell: a poll over a page was answered. */
  'polls/submitted': { readonly pollId: number }
  /** surveys, or the shell for what waited on the device: the visitor's answers to a survey are with the server. */
  'surveys/submitted': { readonly surveyId: number }
  /** shell: the page at this address is on screen. */
  'navigation/finished': { readonly path: string; readonly unit: string | null }
}

export type Topic = keyof Topics
