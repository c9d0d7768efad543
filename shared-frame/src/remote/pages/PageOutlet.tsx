import { useQueries, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isNotFound } from 'shared-contracts/client'
import { normalisePath } from 'shared-frame/routes'
import { useShell } from '../../core/shell/shell-context'
import { PageMissing } from '../../core/states/PageMissing'
import type { PageReady } from '../remote-props'
import type { PageContext, PageDefinition } from './page'
import { headOf, MISSING_HEAD } from './page-head'
import { isOptional, queriesOf, readFrom } from './page-queries'
import type { PageMatch, Pages } from './pages'

const PageContextContext = createContext<PageContext | null>(null)

/** Address, parameters and day of the page on screen. */
export function usePage(): PageContext {
  const page = useContext(PageContextContext)
  if (!page) throw new Error('usePage: only inside a page')
  return page
}

interface Props {
  readonly pages: Pages
  readonly today: string
  readonly onPageReady: (ready: PageReady) => void
}

/** The page that the address means. An address of another unit leaves the last page standing until the unmount. */
export function PageOutlet({ pages, today, onPageReady }: Props) {
  const { pathname, search } = useLocation()
  const match = pages.match(pathname)
  if (!match) return null
  const page = pages.loaded(match.route.id) ?? use(pages.attempt(match.route.id))
  return (
    <PageOnScreen
      key={`${match.route.id} ${pathname}`}
      page={page}
      match={match}
      pathname={pathname}
      search={search}
      today={today}
      onPageReady={onPageReady}
    />
  )
}

interface OnScreenProps {
  readonly page: PageDefinition
  readonly match: PageMatch
  readonly pathname: string
  readonly search: string
  readonly today: string
  readonly onPageReady: (ready: PageReady) => void
}

function PageOnScreen({ page, match, pathname, search, today, onPageReady }: OnScreenProps) {
  const shell = useShell()
  const client = useQueryClient()
  const context = useMemo<PageContext>(
    () => ({
      path: normalisePath(pathname),
      params: match.params,
      search: new URLSearchParams(search),
      today,
      api: shell.api,
    }),
    [pathname, search, today, shell, match.params],
  )
  const queries = queriesOf(page, context)
  const results = useQueries({ queries: [...queries] })
  const missing =
    useMissingHere(page, context) ||
    results.some((result, index) => isNotFound(result.error) && !isOptional(queries[index] ?? { queryKey: [] }))
  const settled = results.every((result) => !result.isPending)
  const head = missing ? MISSING_HEAD : settled ? headOf(page, context, readFrom(client)) : null
  const serialised = head ? JSON.stringify(head) : null

  useEffect(() => {
    if (!serialised) return
    const current = JSON.parse(serialised)
    if (current.redirect && current.redirect !== context.path) void shell.navigate(current.redirect, { replace: true })
    else onPageReady({ path: context.path, head: current })
  }, [serialised, context, shell, onPageReady])

  if (missing) return <PageMissing />
  return (
    <PageContextContext value={context}>
      <page.Component />
    </PageContextContext>
  )
}

/** What the page itself says of this visitor; renders again only when that changes. */
function useMissingHere(page: PageDefinition, context: PageContext): boolean {
  const { session } = useShell()
  return useSyncExternalStore(
    session.subscribe,
    () => page.missing?.(context, session.read()) === true,
    () => false,
  )
}
