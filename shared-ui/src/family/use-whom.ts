import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { parseCalendarDay } from 'shared-contracts/ages'
import {
  chooseStage,
  family,
  type Member,
  readTold,
  type StageChoice,
  shortStageTitle,
  stageIn,
  type ToldStage,
  withWhom,
} from 'shared-contracts/family'
import { useShell, useVisitorProfile } from 'shared-frame'
import { type KeptOwner, useKeep, useKeptOwner } from 'shared-frame/kept'
import { CHOICE_KEY, keptWhom } from './kept-whom'
import { whomTexts } from './whom-texts'

/** The page that asks: what its address says, and the day of the calendar that it goes by. */
export interface WhomPage {
  /** Decoded, without its query. */
  readonly path: string
  readonly search: URLSearchParams
  /** `YYYY-MM-DD` */
  readonly today: string
}

export interface SiteWhom extends StageChoice {
  /** The visitor's own family, as it is today; empty before login and in documents. */
  readonly members: readonly Member[]
  readonly page: WhomPage
  /** Says whom the site is for: on this device until it is changed, and in the address of this page, which can be shared. */
  choose(told: ToldStage): void
  /** Keeps it on this device alone, for pages that set their address themselves. */
  tell(told: ToldStage): void
}

/** Who belongs to the visitor on a day, `YYYY-MM-DD`; nobody before login, nor in documents, which are rendered for an anonymous visitor. */
export function useFamily(day: string): readonly Member[] {
  const profile = useVisitorProfile().data
  return useMemo(() => (profile === undefined ? [] : family(profile, calendarDay(day))), [profile, day])
}

/** Whom the site is for, see docs/product/family.md. A document knows the address alone; the rest follows when it is alive. */
export function useWhom(page: WhomPage): SiteWhom {
  const shell = useShell()
  const owner = useKeptOwner()
  const today = calendarDay(page.today)
  const told = useTold(owner)
  const members = useFamily(page.today)
  const tell = useKeep(keptWhom, CHOICE_KEY)

  function choose(next: ToldStage): void {
    const { stage } = chooseStage({ asked: null, told: next, members, today })
    tell(next)
    if (stage === null) return
    // Past term the address names nobody, so that the device decides.
    void shell.navigate(withWhom(`${page.path}?${page.search}`, stage), { replace: true, keepScroll: true })
    shell.announce(whomTexts.chosen(shortStageTitle(stage)))
  }

  return { ...chooseStage({ asked: stageIn(page.search), told, members, today }), members, page, choose, tell }
}

function calendarDay(text: string) {
  const day = parseCalendarDay(text)
  if (day === null) throw new Error(`${text} is no day`)
  return day
}

/** What this device has kept; null until the page is alive and it is known who is here. */
function useTold(owner: KeptOwner | null): ToldStage | null {
  const read = useCallback(
    () => (owner === null ? null : JSON.stringify(keptWhom.read(owner, CHOICE_KEY)?.value ?? null)),
    [owner],
  )
  const stored = useSyncExternalStore(keptWhom.subscribe, read, () => null)
  return useMemo(() => (stored === null ? null : readTold(JSON.parse(stored))), [stored])
}
