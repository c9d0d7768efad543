import { useCallback, useSyncExternalStore } from 'react'
import { useKeep, useKeptOwner } from 'shared-frame/kept'
import { usePage } from 'shared-frame/remote'
import { type SiteWhom, useWhom } from 'shared-ui/family'
import { ACTIVITY_KEY, keptActivity } from './rules/kept-activity'
import { type NeedsChoice, needsChoice } from './rules/needs-choice'

/** Whose needs the page shows. */
export function useNeedsChoice(): NeedsChoice & { readonly site: SiteWhom } {
  const page = usePage()
  const site = useWhom(page)
  return { ...needsChoice({ site, search: page.search, keptActivity: useKeptActivity() }), site }
}

/** Keeps an activity, as it stands in the address, for the next visit on this device. */
export function useKeepActivity(): (code: string) => void {
  return useKeep(keptActivity, ACTIVITY_KEY)
}

/** Null until the page has come alive: the document knows no device. */
function useKeptActivity(): string | null {
  const owner = useKeptOwner()
  const read = useCallback(
    () => (owner === null ? null : (keptActivity.read(owner, ACTIVITY_KEY)?.value ?? null)),
    [owner],
  )
  return useSyncExternalStore(keptActivity.subscribe, read, () => null)
}
