import { useEffect, useReducer } from 'react'
import { changeDraft, type Draft, type DraftChange, replacesMuch } from './rules/draft'
import { firstDraft } from './rules/read-draft'

function kept(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    // Storage is switched off: the draft is lost with the page.
    return null
  }
}

interface State {
  readonly draft: Draft
  /** The draft before the last large change, for undo. */
  readonly before: Draft | null
}

function reduce({ draft, before }: State, change: DraftChange | { readonly kind: 'undo' }): State {
  if (change.kind === 'undo') return { draft: before ?? draft, before: null }
  return { draft: changeDraft(draft, change), before: replacesMuch(change) ? draft : null }
}

/** The draft stored in this tab under `key`: it survives errors, navigation and reload. `days`: of a new draft. */
export function useDraft(key: string, objectTypeId: number, days?: Draft['days']) {
  const [{ draft, before }, dispatch] = useReducer(
    reduce,
    null,
    (): State => ({
      draft: firstDraft(kept(key), objectTypeId, days),
      before: null,
    }),
  )
  useEffect(() => {
    try {
      window.sessionStorage.setItem(key, JSON.stringify(draft))
    } catch {
      // Storage is full or switched off; the draft still works without it.
    }
  }, [key, draft])
  const change: (change: DraftChange) => void = dispatch
  return { draft, change, undo: before === null ? null : () => dispatch({ kind: 'undo' }) }
}
