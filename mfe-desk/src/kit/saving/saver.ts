import { type ApiClient, ApiError } from 'shared-contracts/client'
import { UNKNOWN_ERROR } from 'shared-contracts/errors'
import type { Drafted, Writing } from '../entry-kind'
import type { Kept, Saver, SaverState, Saving } from './saver-types'

/** Rest after the last change before a draft is saved, ms. */
export const REST_MS = 500
/** Until the next attempt while no answer comes, ms. */
export const RETRY_MS = 5_000
/** How many of the drafts that were sent without an answer are remembered. */
const MOST_UNANSWERED = 3

interface Options<E extends Drafted<D>, D> {
  readonly api: ApiClient
  readonly writing: Omit<Writing<E, D>, 'Form' | 'place' | 'differences'>
  /** As the server has it now; null: a new one. */
  readonly entry: E | null
  /** The device's copy of an earlier visit; null: none. */
  readonly kept: Kept<D> | null
  /** Keeps what isn't saved on the device; null: all is saved. */
  keep(edit: Kept<D> | null): void
  readonly now?: () => Date
}

/** What the server has in place of ours, or what else is in the way. */
type Refusal<E> = { readonly entry: E; readonly why: 'changed' | 'answered' } | { readonly error: unknown }

/** Saves a draft while it is written. What visitors see is saved on a press alone. */
export function createSaver<E extends Drafted<D>, D>(options: Options<E, D>): Saver<E, D> {
  const { api, writing, keep, now = () => new Date() } = options
  const listeners = new Set<() => void>()
  let state = firstState(options)
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<boolean> | null = null
  /** Sent to change the entry's version, without an answer. */
  let unanswered = sentOf(options)
  /** Counts changes: a press means what was on screen then. */
  let typed = 0
  let overwrites = false
  /** Nothing is tried again: the device keeps what is typed, and the saver of the next form takes it up. */
  let stopped = false

  function set(change: Partial<SaverState<E, D>>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const savesByItself = () => state.entry !== null && writing.saves(state.entry) === 'by-itself'

  function keepTyped(): void {
    keep({ version: state.entry?.version ?? null, draft: state.draft, sent: unanswered })
  }

  /** A draft alone, also when what is under way has made it another thing. */
  function autosave(): void {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      await sending
      if (savesByItself()) await save()
    }, REST_MS)
  }

  async function save(): Promise<boolean> {
    clearTimeout(timer)
    if (state.saving.state === 'conflict' && !overwrites) return false
    if (state.saving.state === 'saved' && state.entry !== null) return true
    const pressed = typed
    sending ??= send().finally(() => {
      sending = null
    })
    const sent = await sending
    if (!sent || state.saving.state !== 'changed') return sent
    // What was typed while the call was under way, or what was pressed while another one was.
    return savesByItself() || typed === pressed ? save() : false
  }

  async function send(): Promise<boolean> {
    const sent = state.draft
    const over = state.saving.state === 'conflict' ? state.saving.theirs : state.entry
    overwrites = false
    unanswered = [...unanswered.filter((each) => each !== sent), sent].slice(-MOST_UNANSWERED)
    set({ entry: over, saving: { state: 'saving' } })
    keepTyped()
    try {
      settle(sent, await writing.save(api, over, sent))
      return true
    } catch (error) {
      const theirs = await theirsAfter(error, over)
      if ('error' in theirs) {
        set({ saving: failed(theirs.error) })
        return false
      }
      const { entry } = theirs
      const ours =
        entry.version === over?.version ? undefined : unanswered.find((each) => writing.isSame(each, entry.draft))
      if (ours === undefined) set({ saving: { state: 'conflict', why: theirs.why, theirs: entry } })
      else settle(ours, entry)
      return ours !== undefined
    }
  }

  /** What the server has where it refused ours because of that; without it, the error that is in the way. */
  async function theirsAfter(error: unknown, over: E | null): Promise<Refusal<E>> {
    const isConflict = error instanceof ApiError && (error.code === 'changed_elsewhere' || error.code === 'has_answers')
    if (!isConflict || over === null) return { error }
    try {
      const why = error.code === 'has_answers' ? 'answered' : 'changed'
      return { entry: await writing.load(api, over.key), why }
    } catch (unread) {
      return { error: unread }
    }
  }

  /** The server has what was sent: `entry` is as it is with it. */
  function settle(sent: D, entry: E): void {
    const isAll = state.draft === sent
    unanswered = []
    set({
      entry,
      draft: writing.withIds?.(state.draft, sent, entry.draft) ?? state.draft,
      saving: isAll ? { state: 'saved', at: now() } : { state: 'changed' },
    })
    if (isAll) keep(null)
    else keepTyped()
    if (!isAll && savesByItself()) autosave()
  }

  function failed(error: unknown): Saving<E> {
    const isLost = error instanceof ApiError && (error.status === 0 || error.status >= 500)
    if (!isLost) return { state: 'refused', message: messageOf(error), error }
    // A new one may have been made although no answer came: another one is made on a press alone.
    const retries = state.entry !== null
    clearTimeout(timer)
    if (retries && !stopped) timer = setTimeout(() => void save(), RETRY_MS)
    return { state: 'offline', retries }
  }

  function change(next: (draft: D) => D, generation = state.generation): void {
    const draft = next(state.draft)
    if (draft === state.draft) return
    typed += 1
    const waits = state.saving.state === 'conflict' || state.saving.state === 'saving'
    const isPressed = !savesByItself()
    const isKnown = isPressed && !waits && unanswered.length === 0
    const isAsRead = isKnown && writing.isSame(draft, state.entry?.draft ?? writing.blank())
    const saving: Saving<E> = isAsRead ? { state: 'saved', at: null } : { state: 'changed' }
    set({ draft, generation, ...(!waits && { saving }) })
    if (isAsRead) keep(null)
    else keepTyped()
    if (waits) return
    // What waits for a press isn't sent half typed by a retry of what was pressed before.
    if (isPressed) clearTimeout(timer)
    else autosave()
  }

  function takeOver(entry: E): void {
    unanswered = []
    set({ entry, draft: entry.draft, saving: { state: 'saved', at: null }, generation: state.generation + 1 })
    keep(null)
  }

  return {
    read: () => state,
    start() {
      stopped = false
      if (state.saving.state === 'changed' && savesByItself()) autosave()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (next) => change(next),
    replace: (draft) => change(() => draft, state.generation + 1),
    save,
    retry() {
      if (state.saving.state === 'offline' && state.saving.retries) void save()
    },
    async decide(run, what) {
      if (what === 'saved' && !(await save())) return false
      const { entry } = state
      if (entry === null) return false
      const work = run(entry)
        .then(() => writing.load(api, entry.key))
        .then((read) => (what === 'dropped' ? takeOver(read) : set({ entry: read })))
      // What is typed meanwhile waits: it would be sent with the old version.
      sending = work.then(
        () => true,
        () => true,
      )
      await work.finally(() => {
        sending = null
      })
      return true
    },
    takeTheirs() {
      if (state.saving.state !== 'conflict') return null
      const { draft } = state
      takeOver(state.saving.theirs)
      return draft
    },
    overwrite() {
      overwrites = state.saving.state === 'conflict'
    },
    async saveAsNew() {
      if (writing.asNew === undefined) return null
      try {
        const made = await writing.save(api, null, writing.asNew(state.draft))
        keep(null)
        return made
      } catch {
        return null
      }
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      if (state.saving.state === 'changed' && savesByItself()) void save()
    },
  }
}

function firstState<E extends Drafted<D>, D>({ writing, entry, kept }: Options<E, D>): SaverState<E, D> {
  const shown = { entry, generation: 0 }
  if (kept === null) return { ...shown, draft: entry?.draft ?? writing.blank(), saving: { state: 'saved', at: null } }
  const { draft, version } = kept
  const changed: Saving<E> = { state: 'changed' }
  if (entry === null || version === null || version === entry.version) return { ...shown, draft, saving: changed }
  const ours = [...(kept.sent ?? []), draft].find((each) => writing.isSame(each, entry.draft))
  if (ours !== undefined)
    return { ...shown, draft: writing.withIds?.(draft, ours, entry.draft) ?? draft, saving: changed }
  // Until it is decided, what is kept and sent is over the version that was read then.
  return {
    ...shown,
    entry: { ...entry, version },
    draft,
    saving: { state: 'conflict', why: 'changed', theirs: entry },
  }
}

/** What an earlier visit sent to change the entry as it is now. */
function sentOf<E extends Drafted<D>, D>({ entry, kept }: Options<E, D>): readonly D[] {
  return kept !== null && kept.version === (entry?.version ?? null) ? (kept.sent ?? []) : []
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN_ERROR
  return [error.message || UNKNOWN_ERROR, ...error.errors.map(({ message }) => message)].join(' ')
}
