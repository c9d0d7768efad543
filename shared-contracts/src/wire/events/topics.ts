/**
 * The facts that units tell each other. Names are past tense and owned by the unit named in the comment; payloads are
 * JSON and never carry health details.
 */
export interface Topics {
  /** shell: somebody logged in or out, or the profile changed. */
  'session/changed': { readonly signedIn: boolean; readonly userId: number | null }
  /** anyone: a protected action was tried without a session. */
  'session/login-required': { readonly returnTo: string }
  /** account: entries were added to or removed from the shopping list. */
  'cart/changed': { readonly numberOfCarts: number }
  /** any section: a favourite was added or removed. */
  'favourites/changed': { readonly type: 'dish' | 'article'; readonly id: number; readonly isFavourite: boolean }
  /** surveys: the visitor answered a poll. */
  'polls/submitted': { readonly pollId: number }
  /** surveys: the visitor answered a survey. */
  'surveys/submitted': { readonly surveyId: number }
  /** surveys: a class was registered for or cancelled. */
  'classes/changed': { readonly classId: number; readonly registered: boolean }
  /** shell: background work started or ended. */
  'tasks/changed': { readonly labels: readonly string[] }
  /** shell: the page at this address is on screen. */
  'navigation/finished': { readonly path: string; readonly unit: string | null }
}

export type Topic = keyof Topics
