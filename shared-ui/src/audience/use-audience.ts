import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { parseCalendarDay } from 'shared-contracts/ages'
import {
  type AudienceChoice,
  audienceChoice,
  type OwnAudience,
  ownAudiences,
  readTold,
  shortAudienceTitle,
  type ToldAudience,
} from 'shared-contracts/audience'
import { useShell, useVisitorProfile } from 'shared-frame'
import { type KeptOwner, useKeptOwner } from 'shared-frame/kept'
import { audienceIn, withAudience } from './audience-address'
import { audienceTexts } from './audience-texts'
import { CHOICE_KEY, keptAudience } from './kept-audience'

/** The page that asks: what its address says, and the day of the calendar that it goes by. */
export interface AudiencePage {
  /** Decoded, without its query. */
  readonly path: string
  readonly search: URLSearchParams
  /** `YYYY-MM-DD` */
  readonly today: string
}

export interface SiteAudience extends AudienceChoice {
  /** The visitor's own family, as it is today; empty before login and in documents. */
  readonly own: readonly OwnAudience[]
  readonly page: AudiencePage
  /** Says whom the site is for: on this device until it is changed, and in the address of this page, which can be shared. */
  choose(told: ToldAudience): void
  /** Keeps it on this device alone, for pages that set their address themselves. */
  tell(told: ToldAudience): void
}

/** Whom the site is for, see docs/product/audience.md. A document knows the address alone; the rest follows when it is alive. */
export function useAudience(page: AudiencePage): SiteAudience {
  const shell = useShell()
  const owner = useKeptOwner()
  const profile = useVisitorProfile().data
  const today = parseCalendarDay(page.today)
  if (today === null) throw new Error(`${page.today} is no day`)
  const told = useTold(owner)
  const own = useMemo(() => (profile === undefined ? [] : ownAudiences(profile, today)), [profile, today])

  function tell(next: ToldAudience): void {
    if (owner !== null) keptAudience.keep(owner, CHOICE_KEY, next)
  }

  function choose(next: ToldAudience): void {
    if (today === null) return
    const { audience } = audienceChoice({ asked: null, told: next, own, today })
    tell(next)
    if (audience === null) return
    void shell.navigate(withAudience(page.path, page.search, audience), { replace: true, keepScroll: true })
    shell.announce(audienceTexts.chosen(shortAudienceTitle(audience)))
  }

  return {
    ...audienceChoice({ asked: audienceIn(page.search), told, own, today }),
    own,
    page,
    choose,
    tell,
  }
}

/** What this device has kept; null until the page is alive and it is known who is here. */
function useTold(owner: KeptOwner | null): ToldAudience | null {
  const read = useCallback(
    () => (owner === null ? null : JSON.stringify(keptAudience.read(owner, CHOICE_KEY)?.value ?? null)),
    [owner],
  )
  const stored = useSyncExternalStore(keptAudience.subscribe, read, () => null)
  return useMemo(() => (stored === null ? null : readTold(JSON.parse(stored))), [stored])
}
