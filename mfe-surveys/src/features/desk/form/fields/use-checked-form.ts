import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { checkDraft, type Finding } from 'shared-contracts/surveys'
import type { EditedDraft } from '../../rules/edited-draft'
import { sitePages, unofferedPageNames } from '../../rules/site-pages'
import type { FormState } from './form-context'

const pageNames = [...sitePages.map(({ pageName }) => pageName), ...unofferedPageNames]

interface CheckedForm {
  readonly form: FormState
  /** What is missing or doubtful, half entries included, in the order of the form. */
  readonly findings: readonly Finding[]
}

/** What the fields of a desk form share. */
export function useCheckedForm(draft: EditedDraft, change: FormState['change'], locked: boolean): CheckedForm {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [entryProblems, setEntryProblems] = useState<Readonly<Record<string, string>>>({})
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

  const setEntryProblem = useCallback(
    (place: string, message: string | null) =>
      setEntryProblems((all) => {
        if ((all[place] ?? null) === message) return all
        const { [place]: _, ...others } = all
        return message === null ? others : { ...others, [place]: message }
      }),
    [],
  )
  const touch = useCallback(
    (place: string) => setTouched((places) => (places.has(place) ? places : new Set([...places, place]))),
    [],
  )
  const focusNext = useCallback((...ids: readonly string[]) => {
    nextFocus.current = ids
  }, [])

  const findings = useMemo<readonly Finding[]>(
    () => [
      ...Object.entries(entryProblems).map(([place, message]) => ({ level: 'error' as const, place, message })),
      ...checkDraft(draft, { now: new Date(), ownsPath: null, pageNames }),
    ],
    [draft, entryProblems],
  )
  // The fields say themselves what is wrong with half an entry.
  const findingAt = (place: string) =>
    touched.has(place) && entryProblems[place] === undefined
      ? (findings.find((finding) => finding.place === place) ?? null)
      : null

  return { form: { change, locked, findingAt, touch, setEntryProblem, focusNext }, findings }
}
