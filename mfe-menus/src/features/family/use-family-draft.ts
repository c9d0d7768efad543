import { useEffect, useReducer } from 'react'
import { changeFamilyDraft, type FamilyChange } from './rules/family-draft'
import { readFamilyDraft } from './rules/read-family-draft'

/** The number is of the draft's format. */
const KEPT_AS = 'menus.family.1'

function kept(): string | null {
  try {
    return window.sessionStorage.getItem(KEPT_AS)
  } catch {
    // Storage is switched off: the draft is lost with the page.
    return null
  }
}

/** Who eats and the last menu, stored in this tab: they survive errors, navigation and reload. */
export function useFamilyDraft() {
  const [draft, dispatch] = useReducer(changeFamilyDraft, null, () => readFamilyDraft(kept()))
  useEffect(() => {
    try {
      window.sessionStorage.setItem(KEPT_AS, JSON.stringify(draft))
    } catch {
      // Storage is full or switched off; the draft still works without it.
    }
  }, [draft])
  const change: (change: FamilyChange) => void = dispatch
  return { draft, change }
}
