import type { SecondStepState } from 'shared-contracts/access'
import type { ApiClient } from 'shared-contracts/client'
import type { EventBus } from '../events/event-bus'
import type { VisitorData } from './visitor-data'

/** What a browser may know of who is logged in: nothing about health. */
export interface SessionUser {
  readonly id: number
  readonly fullName: string
  readonly shortName: string
  /** 0 pregnant, 1 pregnant and carer, 2 medical staff, 3 carer, 99 administrator. */
  readonly userType: 0 | 1 | 2 | 3 | 99
  readonly objectTypeId: number | null
  readonly pictureUrl: string | null
  readonly numberOfCarts: number
  /** Of the session; absent from a shell of an older release. */
  readonly secondStep?: SecondStepState
}

export type Session =
  /** Before the cookie was read: the state in which documents are rendered. */
  | { readonly state: 'unknown' }
  | { readonly state: 'anonymous' }
  | { readonly state: 'signed-in'; readonly user: SessionUser }

export interface SessionStore {
  read(): Session
  /** Calls back at once and on every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Takes a new access token (after login); `remember` keeps it for 30 days. */
  signIn(accessToken: string, options: { remember: boolean }): Promise<Session>
  signOut(): Promise<void>
}

export type NoticeKind = 'success' | 'info' | 'warning' | 'error'

/** What a notice offers beside its text, as "Hoàn tác". */
export interface NoticeAction {
  readonly label: string
  run(): void
}

/** A piece of background work: its label is shown and leaving the page asks first, until `done` is called. */
export interface Task {
  done(): void
}

/**
 * All that a remote gets from the shell, handed over at mount. Sections hold no globals and share no mutable modules;
 * what is not here does not cross the border.
 */
export interface ShellApi {
  readonly session: SessionStore
  /** Profile, children, consents, favourites and counts of who is signed in: the only cache of them. */
  readonly visitor: VisitorData
  readonly api: ApiClient
  readonly bus: EventBus
  /** Goes to a same-origin address. Resolves once the page there is on screen or its failure is shown. */
  navigate(to: string, options?: { replace?: boolean; keepScroll?: boolean }): Promise<void>
  /** Fetches code for an address ahead of a likely visit. Never throws. */
  prefetch(to: string): void
  /** A notification, top centre, 2000 ms; with an action it stays 8 s, and as long as it has focus or the pointer. */
  notify(message: string, kind?: NoticeKind, action?: NoticeAction): void
  /** Announces a text to screen readers without showing it. */
  announce(message: string): void
  task(label: string): Task
  /** Raises the login-required signal: toast, and a login link that returns here. */
  loginRequired(): void
  /** Reloads the document, keeping what was typed: the last way out of a fault. */
  reload(): void
  /** Errors nobody handled; goes to the log with its cause. */
  report(error: unknown, context: Readonly<Record<string, string>>): void
}
