import { useState } from 'react'
import { useShell } from 'shared-frame'
import { useSearchParams } from 'shared-frame/remote'
import type { Asked, Listing } from '../entry-kind'

const STATE = 'trang-thai'
const PAGE = 'trang'
const ALL = 'tat-ca'
const MOST_PAGES = 100_000

/** What a list shows first, and whether entries of all states can be shown together. */
export interface Opening<S extends string> {
  readonly first: S | null
  readonly all: boolean
}

/**
 * What the list is asked for. Words stay out of addresses in any case: they may be somebody's name. Another state or other
 * words begin at the first page.
 */
export function useAsked<S extends string>(
  place: Listing<unknown, S>['place'],
  states: readonly S[],
  { first, all }: Opening<S>,
): readonly [asked: Asked<S>, ask: (change: Partial<Asked<S>>) => void] {
  const { navigate } = useShell()
  const [search] = useSearchParams()
  const [own, setOwn] = useState<Asked<S>>({ keyword: '', state: first, page: 1 })
  const asked = place === 'memory' ? own : { ...askedIn(search, states, { first, all }), keyword: own.keyword }

  function ask(change: Partial<Asked<S>>): void {
    const next = { ...asked, page: 1, ...change }
    setOwn(next)
    if (place === 'memory' || (next.state === asked.state && next.page === asked.page)) return
    void navigate(`?${paramsOf(search, next, first)}`, { keepScroll: true })
  }
  return [asked, ask]
}

/** State and page as an address names them; nonsense is the first page of the first state. */
export function askedIn<S extends string>(
  search: URLSearchParams,
  states: readonly S[],
  { first, all }: Opening<S>,
): Omit<Asked<S>, 'keyword'> {
  const name = search.get(STATE)
  const page = Number(search.get(PAGE) ?? 1)
  return {
    state: name === ALL && all ? null : (states.find((state) => state === name) ?? first),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** The address's other parameters stay; what the list opens with isn't named. */
export function paramsOf<S extends string>(
  search: URLSearchParams,
  { state, page }: Omit<Asked<S>, 'keyword'>,
  first: S | null,
): URLSearchParams {
  const params = new URLSearchParams(search)
  params.delete(STATE)
  params.delete(PAGE)
  if (state !== first) params.set(STATE, state ?? ALL)
  if (page > 1) params.set(PAGE, String(page))
  return params
}
