import type { ComponentType, ReactNode } from 'react'
import type { ApiClient } from 'shared-contracts/client'
import type { EntryState } from 'shared-ui/desk'
import type { KeptEdits, Saver } from './saving/saver-types'

/** What editors make or decide on. */
export type KindName =
  | 'survey'
  | 'poll'
  | 'popup'
  | 'class'
  | 'navigation'
  | 'site-object'
  | 'banner'
  | 'pins'
  | 'message'
  | 'applicant'
  | 'search'

/**
 * An entry as it was read. `version` changes with each change of it and says nothing else: a revision of surveys, classes and messages, a hash of
 * entries of the site (their files change them too), the last decision on an applicant, the moment a search was judged.
 */
export interface Known {
  readonly key: string
  readonly version: string
}

/** An entry that editors write. */
export interface Drafted<D> extends Known {
  readonly draft: D
  /** ISO moment; null: never by an editor. */
  readonly changedAt: string | null
  readonly changedBy: string | null
}

/** How an entry of a kind stands in a list and what may be done with it. */
export interface EntryKind<E extends Known, S extends string> {
  readonly name: KindName
  readonly words: KindWords
  readonly states: Readonly<Record<S, { readonly title: string; readonly tone: EntryState['tone'] }>>
  describe(entry: E, now: Date): Described<S>
  readonly list: Listing<E, S>
  readonly decisions: readonly Decision<E, S>[]
  /** Null: nothing is remembered of its changes. */
  readonly history: HistoryOf<E> | null
  /** Below the entry in a list: the words of a message, what a search was offered. */
  readonly Detail?: ComponentType<{ readonly entry: E }>
}

export interface KindWords {
  /** "một lớp học" without its number: "lớp học". */
  readonly one: string
  readonly make: string
  readonly none: string
  readonly noneHint: string
  readonly back: string
}

export interface Described<S extends string> {
  readonly title: string
  readonly state: S
  /** Address of its form; null: it has none. */
  readonly to: string | null
  /** Lines below the title; who changed it last is one of them. */
  readonly facts: readonly string[]
}

/** A kind whose entries have a form, and what stands round it. Its list may hold less of each: see `EntryKind`. */
export interface WrittenKind<E extends Drafted<D>, S extends string, D>
  extends Pick<EntryKind<E, S>, 'name' | 'words' | 'states' | 'describe' | 'history'> {
  readonly writing: Writing<E, D>
  readonly preview: Preview<E>
}

/** What a list is asked for. `page` counts from 1. */
export interface Asked<S extends string> {
  readonly keyword: string
  readonly state: S | null
  readonly page: number
}

export interface Listed<E, S extends string> {
  readonly entries: readonly E[]
  readonly total: number
  /** How many there are in each state; null: not known. */
  readonly counts: Readonly<Record<S, number>> | null
  /** The version of an order that editors set. */
  readonly orderVersion?: string
}

export interface Listing<E, S extends string> {
  /** Browser: one call for all, narrowed by title. */
  readonly narrowedBy: 'server' | 'browser'
  /** Where state and page stand; words stand in no address, as they may be a name. Memory: nothing of it does. */
  readonly place: 'address' | 'memory'
  read(api: ApiClient, asked: Asked<S>): Promise<Listed<E, S>>
  groups?(entries: readonly E[], now: Date): readonly EntryGroup<E>[]
  saveOrder?(api: ApiClient, orderVersion: string, keys: readonly string[]): Promise<unknown>
}

export interface EntryGroup<E> {
  readonly title: string | null
  readonly entries: readonly E[]
}

/** A named change of state that an editor decides: show, stop, cancel, take away, let in, refuse, answer, judge. */
export interface Decision<E, S extends string> {
  readonly label: string
  readonly tone: 'primary' | 'soft' | 'quiet' | 'danger'
  done(entry: E): string
  may(entry: E, state: S, now: Date): boolean
  /** Asked before it is done. */
  asks?(entry: E): { readonly question: string; readonly warning: ReactNode }
  /** A reason that goes with it, kept on the device under `keptAs` until it is sent. `most` characters. */
  readonly needs?: { readonly label: string; readonly hint: string; readonly most: number; keptAs(entry: E): string }
  /** A form instead of a press: the answer to a message. */
  readonly Form?: ComponentType<{ readonly entry: E; readonly onDone: () => void }>
  run(api: ApiClient, entry: E, reason: string | null): Promise<unknown>
}

/** How drafts of a kind are loaded, saved and compared. `D` is what its form holds. */
export interface Writing<E extends Drafted<D>, D> {
  /** What the form of a new entry holds. */
  blank(): D
  /** Rejects with a 404 where there is none. */
  load(api: ApiClient, key: string): Promise<E>
  /** `over`: what was read; null: a new entry. Rejects with `changed_elsewhere` (409) where it is another by now. */
  save(api: ApiClient, over: E | null, draft: D): Promise<E>
  /** By itself: only what no visitor sees. */
  saves(entry: E): 'by-itself' | 'on-press'
  /** Where the device keeps what was typed. Null: of a new entry. */
  place(key: string | null): KeptEdits<D>
  /** Whether the server has one who sent the other; see `sameContent`. */
  isSame(one: D, other: D): boolean
  /** What the server numbered, in the draft that was typed meanwhile. */
  withIds?(current: D, sent: D, saved: D): D
  /** What of theirs is another than mine, in the words of the form. */
  differences(mine: D, theirs: D): readonly Difference[]
  /** Whether mine may be saved over theirs. Absent: it may not. */
  mayOverwrite?(theirs: E): boolean
  /** Mine as a draft of a new entry. Absent: there is no such way, as where a second entry would be seen by visitors at once. */
  asNew?(draft: D): D
  /** Loaded on demand, and made anew when another draft takes the place of what it shows. */
  readonly Form: ComponentType<FormProps<E, D>>
}

export interface Difference {
  readonly field: string
  readonly theirs: string
}

export interface FormProps<E, D> {
  readonly saver: Saver<E, D>
}

export interface HistoryOf<E> {
  /** Newest first. */
  read(api: ApiClient, entry: E): Promise<readonly ChangeLine[]>
  /** `changeId` null: follow the file again. Absent: changes are told, not taken back. */
  restore?(api: ApiClient, entry: E, changeId: number | null): Promise<unknown>
  /** Whether the entry could follow its content file again. Absent: kinds that have none. */
  followsFile?(entry: E): boolean
}

export interface ChangeLine {
  readonly id: number
  /** ISO moment. */
  readonly at: string
  /** Null: the editor's account is gone, or a file made the change. */
  readonly by: string | null
  readonly what: readonly string[]
  readonly restorable: boolean
}

/** The page that visitors will see. Null: there is none; texts are previewed where they are typed. */
export type Preview<E> = {
  readonly is: 'page'
  frame(entry: E): string
  open(entry: E): string
  link?(api: ApiClient, entry: E): Promise<{ readonly path: string; readonly expiresAt: string }>
} | null
