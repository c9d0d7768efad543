import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { checkDraft, type Finding } from 'shared-contracts/surveys'
import { siteContext, siteRegistry } from 'shared-ui/previews'
import type { EditedDraft } from '../../rules/edited-draft'
import { createFindingStore, type FindingStore } from './finding-store'
import type { FormState } from './form-context'

/** What the fields of a desk form share. The check follows the draft when the keys leave time for it. */
export function useCheckedForm(draft: EditedDraft, change: FormState['change'], locked: boolean): FormState {
  const nextFocus = useRef<readonly string[]>([])
  useEffect(() => {
    const ids = nextFocus.current
    if (ids.length === 0) return
    nextFocus.current = []
    for (const id of ids) {
      const element = document.getElementById(id)
      if (element === null || (element instanceof HTMLButtonElement && element.disabled)) continue
      element.focus()
      return
    }
  })
  const focusNext = useCallback((...ids: readonly string[]) => {
    nextFocus.current = ids
  }, [])

  const [site] = useState(() => siteContext(siteRegistry()))
  const calm = useDeferredValue(draft)
  const checked = useMemo(() => checkDraft(calm, { ...site, now: new Date() }), [calm, site])
  const [findings] = useState(() => createFindingStore(checked))
  useEffect(() => findings.setChecked(checked), [findings, checked])

  return useMemo(() => ({ change, locked, findings, focusNext }), [change, locked, findings, focusNext])
}

/** All that is wrong or doubtful. */
export function useFindings(findings: FindingStore): readonly Finding[] {
  return useSyncExternalStore(findings.subscribe, findings.all, findings.all)
}
