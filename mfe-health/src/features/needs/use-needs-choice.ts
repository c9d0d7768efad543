import { useEffect, useState } from 'react'
import { parseCalendarDay } from 'shared-contracts/ages'
import { type OwnAudience, ownAudiences } from 'shared-contracts/audience'
import { useVisitorProfile } from 'shared-ui'
import { useKeptOwner } from 'shared-ui/kept'
import { usePage, useSearchParams } from 'shared-ui/remote'
import { CHOICE_KEY, keptChoice } from './rules/kept-choice'
import { type NeedsChoice, needsChoice } from './rules/needs-choice'

/** The stages of the visitor's own family as they are today; none before login, nor in the document, which is made for nobody in particular. */
export function useOwnAudiences(): readonly OwnAudience[] {
  const profile = useVisitorProfile().data
  const today = parseCalendarDay(usePage().today)
  return profile && today !== null ? ownAudiences(profile, today) : []
}

/** Whose needs the page shows. */
export function useNeedsChoice(): NeedsChoice & { readonly own: readonly OwnAudience[] } {
  const [search] = useSearchParams()
  const own = useOwnAudiences()
  return { ...needsChoice({ search, own, kept: useKeptSearch() }), own }
}

/** Keeps a choice, as the query of its address, for the next visit on this device. */
export function useKeepChoice(): (search: string) => void {
  const owner = useKeptOwner()
  return (search) => {
    if (owner !== null) keptChoice.keep(owner, CHOICE_KEY, search)
  }
}

/** Null until the page has come alive: the document knows no device. */
function useKeptSearch(): string | null {
  const owner = useKeptOwner()
  const [kept, setKept] = useState<string | null>(null)
  useEffect(() => {
    if (owner === null) return
    const look = () => setKept(keptChoice.read(owner, CHOICE_KEY)?.value ?? null)
    look()
    return keptChoice.subscribe(look)
  }, [owner])
  return kept
}
