/** What of an entry stands on screen, and whether the server has it. */
export type Saving<E> =
  /** The server has all that is on screen; `at` null: it came from there, or nothing was written yet. */
  | { readonly state: 'saved'; readonly at: Date | null }
  /** A draft is about to be saved by itself; what visitors see waits for a press. */
  | { readonly state: 'changed' }
  | { readonly state: 'saving' }
  /** No answer came: the device keeps what was typed. `retries`: it is tried again by itself. */
  | { readonly state: 'offline'; readonly retries: boolean }
  /** The server doesn't take it, and says why. */
  | { readonly state: 'refused'; readonly message: string; readonly error: unknown }
  /** Somebody else changed it, or somebody answered meanwhile: `theirs` is what the server has now. */
  | { readonly state: 'conflict'; readonly why: 'changed' | 'answered'; readonly theirs: E }

export interface SaverState<E, D> {
  /** As the server last told it, and as what was typed changes it; null: a new one. */
  readonly entry: E | null
  /** As on screen. */
  readonly draft: D
  readonly saving: Saving<E>
  /** Counts how often another draft took the place of the one on screen: fields are then made anew. */
  readonly generation: number
}

/** What a decision does with what was typed and isn't saved: it is saved first, stays on screen unsaved, or goes. */
export type Typed = 'saved' | 'left' | 'dropped'

/** Saves an entry while it is written, and holds it back while that needs a decision. Made by `createSaver`. */
export interface Saver<E, D> {
  read(): SaverState<E, D>
  subscribe(listener: () => void): () => void
  /** Saves what an earlier visit left. Apart from making the saver, which React may do for a form that it never shows. */
  start(): void
  /** What is typed; called with every change. */
  change(next: (draft: D) => D): void
  /** Another draft takes the place of the one on screen, as if it had been typed. */
  replace(draft: D): void
  /** Saves now what isn't saved; true: the server has all that was on screen. Never rejects: see `saving`. */
  save(): Promise<boolean>
  /** Tries again while offline; otherwise nothing. */
  retry(): void
  /** Does what changes the entry at the server, and reads it anew. False: what was typed could not be saved before. Rejects as `run` does. */
  decide(run: (entry: E) => Promise<unknown>, typed: Typed): Promise<boolean>
  /** Ends a conflict with what the server has; returns what stood on screen. Null: there is none. */
  takeTheirs(): D | null
  /** Agrees that the next `save` of a conflict is over theirs. */
  overwrite(): void
  /** Saves what is on screen as an entry of its own; null: that failed, or the kind has no such way. */
  saveAsNew(): Promise<E | null>
  /** Saves what a draft still holds back, and ends timers. */
  stop(): void
}

/** What was typed and not saved yet. */
export interface Kept<D> {
  /** Of the entry that it changes; null: a new one. */
  readonly version: string | null
  readonly draft: D
  /** What was sent to change that version and never answered: the server may have it. */
  readonly sent?: readonly D[]
}

/** The device's copy of what was typed of one entry, until the server has it. `owner`: the editor's id. */
export interface KeptEdits<D> {
  read(owner: number): Kept<D> | null
  keep(owner: number, edit: Kept<D>): void
  forget(owner: number): void
}
