import { useEffect, useReducer } from 'react'
import { changeDraft, type Draft, type DraftChange, replacesMuch } from './rules/draft'
import { firstDraft } from './rules/read-draft'

function kept(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    // Storage is switched off: the draft then lives as long as the page.
    return null
  }
}

interface State {
  readonly draft: Draft
  /** What stood here before the last large change. */
  readonly before: Draft | null
}

function reduce({ draft, before }: State, change: DraftChange | { readonly kind: 'undo' }): State {
  if (change.kind === 'undo') return { draft: before ?? draft, before: null }
  return { draft: changeDraft(draft, change), before: replacesMuch(change) ? draft : null }
}

/** The draft kept in this tab under `key`: outlives errors, navigation and reload. `days` are what it begins with. */
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
      // Full or switched off: nothing else depends on it.
    }
  }, [key, draft])
  const change: (change: DraftChange) => void = dispatch
  return { draft, change, undo: before === null ? null : () => dispatch({ kind: 'undo' }) }
}
