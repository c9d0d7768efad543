import type { Observable, SchedulerLike } from 'rxjs'
import type { CallAnswer } from 'shared-contracts/calls'
import type { PromptAnswer } from 'shared-frame/remotes'
import type { PollDraft } from 'shared-ui/survey-drafts'

export type Popup = CallAnswer<'Popup/GetActivePopupByPage'>[number]
export type Poll = CallAnswer<'Poll/GetPollByObjectTypeId'>[number]

/** A page of the site: its decoded path, and the name that popups know it by; null: none, no popups and polls there. */
export interface PromptPage {
  readonly path: string
  readonly pageName: string | null
}

/** Whom popups and polls are shown to: somebody logged in with an object type. */
export interface Person {
  readonly userId: number
  readonly objectTypeId: number
}

export type PollStatus =
  | {
      readonly state: 'asking'
      /** Why it could not be sent, each in words. */
      readonly problems: readonly string[]
      /** It was not taken without consent to keep health data. */
      readonly needsConsent: boolean
    }
  | { readonly state: 'sending' }

/** What lies over the page. */
export type Prompt =
  | { readonly kind: 'popup'; readonly popup: Popup }
  | {
      readonly kind: 'poll'
      readonly poll: Poll
      /** What was answered before and not sent, as it opens. */
      readonly begun: PromptAnswer | null
      readonly status: PollStatus
    }

/** What the visitor does with it, or what becomes of it. */
export type PromptAction =
  | { readonly type: 'close' }
  /** Closed until the next visit. */
  | { readonly type: 'later' }
  /** Of a popup: it does not close by itself. */
  | { readonly type: 'keep' }
  /** It can't be shown: its code is missing, throws or does not come. */
  | { readonly type: 'fail' }
  | { readonly type: 'unwanted'; readonly unwanted: boolean }
  /** What is answered so far; null: nothing. */
  | { readonly type: 'changed'; readonly answer: PromptAnswer | null }
  | { readonly type: 'send'; readonly answer: PromptAnswer }
  /** Consent to keep health data, then the answer. */
  | { readonly type: 'agree'; readonly answer: PromptAnswer }
  /** Here or in another tab. */
  | { readonly type: 'answered'; readonly pollId: number }

/** What is asked of the server and of the section. Each fails as the call does; unsubscribing gives up what only reads. */
export interface PromptCalls {
  popups(pageName: string, person: Person): Observable<readonly Popup[]>
  /** Active polls of the person's object type. */
  polls(person: Person): Observable<readonly Poll[]>
  /** Polls that the person has neither answered nor put aside on any device. */
  remainingPolls(): Observable<readonly { readonly id: number }[]>
  /** The code of the question is here. */
  question(): Observable<unknown>
  /** @param key the same with each attempt: an answer that was taken is not taken twice */
  submit(poll: Poll, answer: PromptAnswer, key: string): Observable<unknown>
  agree(): Observable<unknown>
  /** What was seen, or is not wanted, is known on other devices too. */
  remember(person: Person, kind: Prompt['kind'], id: number): void
  newKey(): string
}

/** What this device remembers, by user. */
export interface PromptMemory {
  isPopupSeen(userId: number, id: number): boolean
  keepPopup(userId: number, id: number, seen: boolean): void
  isPollSkipped(userId: number, id: number): boolean
  keepPoll(userId: number, id: number, skipped: boolean): void
}

/** Answers that were begun, by user, on this device: what ends a poll in the middle loses none. */
export interface PromptDrafts {
  read(userId: number, pollId: number): PollDraft | null
  keep(userId: number, pollId: number, draft: PollDraft): void
  forget(userId: number, pollId: number): void
}

/** One turn a visit: a popup and the poll that follows it. */
export interface PromptVisit {
  mayOpen(path: string): boolean
  /** The turn of this visit is taken. */
  take(): void
}

export interface PromptInputs {
  readonly page$: Observable<PromptPage>
  /** Null: nobody who is asked. */
  readonly person$: Observable<Person | null>
  readonly actions$: Observable<PromptAction>
  /** A form is being filled or a dialog is open; told at once and at each change. */
  readonly busy$: Observable<boolean>
  /** Subscribing asks for the one place over the page, unsubscribing gives it back; true: it is this one's. */
  readonly place$: Observable<boolean>
  readonly calls: PromptCalls
  readonly memory: PromptMemory
  readonly drafts: PromptDrafts
  readonly visit: PromptVisit
  readonly say: {
    /** Shown as a notification. */
    thanks(poll: Poll): void
    error(message: string): void
    /** A poll went before its answer was sent, which was kept. */
    kept(): void
    /** For the log alone: nobody came for the popup. */
    log(error: unknown): void
  }
  readonly scheduler: SchedulerLike
}
