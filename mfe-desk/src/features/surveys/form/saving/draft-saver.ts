import { type ApiClient, ApiError } from 'shared-contracts/client'
import { UNKNOWN_ERROR } from 'shared-contracts/errors'
import type { DeskItem } from '../../rules/desk-kinds'
import { draftOnWire, type EditedDraft, editedDraft, isSaved, withIds } from '../../rules/edited-draft'
import type { KeptEdit } from '../../rules/kept-draft'

/** Rest after the last change before a draft is saved, ms. */
export const REST_MS = 500
/** Until the next attempt while no answer comes, ms. */
export const RETRY_MS = 5_000
/** How many of the drafts that were sent without an answer are remembered. */
const MOST_UNANSWERED = 3

export type Saving =
  /** The server has all that is on screen; `at` null: it came from there. */
  | { readonly state: 'saved'; readonly at: Date | null }
  /** A draft is about to be saved; an item that visitors see waits for a press. */
  | { readonly state: 'changed' }
  | { readonly state: 'saving' }
  /** No answer came: the device keeps what was typed, and it is tried again. */
  | { readonly state: 'offline' }
  /** The server doesn't take it, and says why. */
  | { readonly state: 'refused'; readonly message: string }
  /** Somebody else changed it, or somebody answered meanwhile: `theirs` is what the server has now. */
  | { readonly state: 'conflict'; readonly why: 'changed' | 'answered'; readonly theirs: DeskItem }

export interface DraftState {
  /** As the server last told it, `draft` aside. */
  readonly item: DeskItem
  readonly draft: EditedDraft
  readonly saving: Saving
}

export interface DraftSaver {
  read(): DraftState
  /** Saves what an earlier visit left. Apart from making the saver, which React may do for a form that it never shows. */
  start(): void
  subscribe(listener: () => void): () => void
  change(next: (draft: EditedDraft) => EditedDraft): void
  /** Saves now what isn't saved; true: the server has all that is on screen. */
  save(): Promise<boolean>
  /** Tries again while offline; otherwise nothing. */
  retry(): void
  /** Saves, and then shows, stops or takes back the item. False: it could not be saved; rejects when the status is refused. */
  changeStatus(status: DeskItem['status']): Promise<boolean>
  /** Ends a conflict with what the server has; returns what stood on screen. */
  takeTheirs(): EditedDraft | null
  /** Saves what is on screen as a draft of its own; its id, null when that failed. */
  saveAsNew(): Promise<number | null>
  /** Saves what a draft still holds back, and ends timers. */
  stop(): void
}

interface Options {
  readonly api: ApiClient
  readonly item: DeskItem
  /** The device's copy of an earlier visit; null: none. */
  readonly kept: KeptEdit | null
  /** Keeps what isn't saved on the device; null: all is saved. */
  keep(edit: KeptEdit | null): void
  readonly now?: () => Date
}

/** Saves a draft while it is written. Items that visitors see (or saw) are saved on a press alone. */
export function createDraftSaver({ api, item, kept, keep, now = () => new Date() }: Options): DraftSaver {
  const listeners = new Set<() => void>()
  let state: DraftState = firstState(item, kept)
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<boolean> | null = null
  /** Sent to change the item's revision, without an answer. */
  let unanswered: readonly EditedDraft[] = state.saving.state === 'conflict' ? [] : sentOf(item, kept)
  /** Nothing is tried again: the device keeps what is typed, and the saver of the next form takes it up. */
  let stopped = false

  function set(change: Partial<DraftState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function keepTyped(): void {
    keep({ revision: state.item.revision, draft: state.draft, sent: unanswered })
  }

  function saveAfter(ms: number): void {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void save(), ms)
  }

  /** A draft alone, also when what is under way has made it another thing. */
  function autosave(): void {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      await sending
      if (state.item.status === 'draft') await save()
    }, REST_MS)
  }

  function load(): Promise<DeskItem> {
    const { kind, id } = state.item
    return api.call('SurveyDesk/GetById', { query: { kind, id } })
  }

  async function save(): Promise<boolean> {
    clearTimeout(timer)
    if (state.saving.state === 'conflict') return false
    if (state.saving.state === 'saved') return true
    sending ??= send().finally(() => {
      sending = null
    })
    const sent = await sending
    // What was typed while the call was under way.
    return sent && state.saving.state === 'changed' ? save() : sent
  }

  async function send(): Promise<boolean> {
    const sent = state.draft
    const { id, revision } = state.item
    set({ saving: { state: 'saving' } })
    unanswered = [...unanswered.filter((each) => each !== sent), sent].slice(-MOST_UNANSWERED)
    keepTyped()
    try {
      const saved = await api.call('SurveyDesk/Save', { body: { id, revision, draft: draftOnWire(sent) } })
      settle(sent, { ...state.item, revision: saved.revision, title: saved.draft.title, draft: saved.draft })
      return true
    } catch (error) {
      const theirs = isConflict(error) ? await load().catch(() => null) : null
      const ours = theirs && unanswered.find((each) => isAnswerTo(each, revision, theirs))
      if (theirs && ours) {
        settle(ours, theirs)
        return true
      }
      set({ saving: failed(error, theirs) })
      return false
    }
  }

  /** The server has what was sent: `item` is as it is with it. */
  function settle(sent: EditedDraft, item: DeskItem): void {
    const isAll = state.draft === sent
    unanswered = []
    set({
      item,
      draft: withIds(state.draft, sent, item.draft),
      saving: isAll ? { state: 'saved', at: now() } : { state: 'changed' },
    })
    if (isAll) keep(null)
    else keepTyped()
    if (!isAll && state.item.status === 'draft') autosave()
  }

  function failed(error: unknown, theirs: DeskItem | null): Saving {
    if (!(error instanceof ApiError)) return { state: 'refused', message: UNKNOWN_ERROR }
    if (isConflict(error)) {
      if (theirs !== null)
        return { state: 'conflict', why: error.code === 'has_answers' ? 'answered' : 'changed', theirs }
    } else if (error.status !== 0 && error.status < 500) {
      return { state: 'refused', message: messageOf(error) }
    }
    saveAfter(RETRY_MS)
    return { state: 'offline' }
  }

  return {
    read: () => state,
    start() {
      stopped = false
      if (state.saving.state === 'changed' && state.item.status === 'draft') autosave()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(next) {
      const draft = next(state.draft)
      if (draft === state.draft) return
      const waits = state.saving.state === 'conflict' || state.saving.state === 'saving'
      set({ draft, ...(!waits && { saving: { state: 'changed' } }) })
      keepTyped()
      if (!waits && state.item.status === 'draft') autosave()
    },
    save,
    retry() {
      if (state.saving.state === 'offline') void save()
    },
    async changeStatus(status) {
      if (!(await save())) return false
      const { kind, id, revision } = state.item
      const work = api
        .call('SurveyDesk/ChangeStatus', { body: { kind, id, revision, status } })
        .then(async () => set({ item: await load() }))
      // What is typed meanwhile waits: it would be sent with the old revision.
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
      const { theirs } = state.saving
      const typed = state.draft
      set({ item: theirs, draft: editedDraft(theirs.draft), saving: { state: 'saved', at: null } })
      keep(null)
      return typed
    },
    async saveAsNew() {
      try {
        const body = { id: null, revision: null, draft: draftOnWire(state.draft, { asNew: true }) }
        const { id } = await api.call('SurveyDesk/Save', { body })
        keep(null)
        return id
      } catch {
        return null
      }
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      if (state.saving.state === 'changed' && state.item.status === 'draft') void save()
    },
  }
}

function firstState(item: DeskItem, kept: KeptEdit | null): DraftState {
  if (kept === null || kept.draft.kind !== item.kind)
    return { item, draft: editedDraft(item.draft), saving: { state: 'saved', at: null } }
  const { draft, revision } = kept
  if (revision === item.revision) return { item, draft, saving: { state: 'changed' } }
  const ours = kept.sent?.find((each) => isAnswerTo(each, revision, item))
  return ours
    ? { item, draft: withIds(draft, ours, item.draft), saving: { state: 'changed' } }
    : { item, draft, saving: { state: 'conflict', why: 'changed', theirs: item } }
}

/** What an earlier visit sent to change the item as it is now. */
function sentOf(item: DeskItem, kept: KeptEdit | null): readonly EditedDraft[] {
  return kept?.revision === item.revision ? (kept.sent ?? []) : []
}

/** Whether an item is what became of a draft that was sent to change a revision: its answer was lost on the way. */
function isAnswerTo(sent: EditedDraft, revision: number, item: DeskItem): boolean {
  return item.revision === revision + 1 && isSaved(sent, item.draft)
}

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'changed_elsewhere' || error.code === 'has_answers')

function messageOf(error: ApiError): string {
  const fields = error.errors.map(({ message }) => message)
  return [error.message || UNKNOWN_ERROR, ...fields].join(' ')
}
