import { useEffect, useReducer } from 'react'
import { changeDraft, type Draft, readDraft } from './draft'

const KEY = 'menus.draft'

function kept(): string | null {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    // Storage is switched off: the draft then lives as long as the page.
    return null
  }
}

/** The draft of this tab: outlives errors, navigation and reload. */
export function useDraft(objectTypeId: number) {
  const [draft, change] = useReducer(changeDraft, objectTypeId, (id): Draft => readDraft(kept(), id))
  useEffect(() => {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(draft))
    } catch {
      // Full or switched off: nothing else depends on it.
    }
  }, [draft])
  return [draft, change] as const
}
